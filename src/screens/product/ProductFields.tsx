import type { ReactNode } from 'react';
import { type LastSale, lastSaleParts } from '#domain/order/lastSale.ts';
import type { Uncommitted } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { PricedProduct } from '#machines/shop/prices/pricesMachine.ts';
import styles from './ProductScreen.module.css';

interface ProductFieldsProps {
  readonly product: Product;
  readonly settings: UserSettings;
  /** Undefined while it is on its way. */
  readonly priced: PricedProduct | undefined;
  readonly lastSale: LastSale | null | undefined;
}

function stockText(product: Product, uncommitted: Uncommitted | null): string {
  if (!uncommitted) return '…';
  const stockUnit =
    product.sellBys.find(({ stockConversion }) => stockConversion === 1)?.unitOfMeasure ?? product.pricingUM;
  return `${formatQuantity(Math.max(0, uncommitted.uncommitted_Stk))} ${stockUnit}`;
}

/** Null is never bought, undefined not known. */
function lastSaleField(sale: LastSale | null | undefined, hidePricing: boolean): ReactNode {
  if (sale === null) return 'None';
  if (!sale) return '–';
  const [bought, price] = lastSaleParts(sale, hidePricing);
  return (
    <>
      {bought}
      {price !== undefined && <span className={styles.price}> {price}</span>}
    </>
  );
}

export function ProductFields({ product, settings, priced, lastSale }: ProductFieldsProps) {
  const units = product.sellBys.map(({ unitOfMeasure, stockConversion, sellByMultiple }) =>
    [
      unitOfMeasure,
      stockConversion === 1 ? '' : `of ${stockConversion}`,
      sellByMultiple ? `in multiples of ${sellByMultiple}` : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
  const fields: [string, ReactNode][] = [
    [
      'Product Code',
      <span key="code" className="code number">
        {product.formattedProductCode}
      </span>,
    ],
    ['Brand', product.additional.k1 ?? '–'],
    ['Category', `${product.mainCategoryDescription} › ${product.categoryDescription}`],
    ['Sold By', units.length > 0 ? units.join(', ') : '–'],
    ['Priced By', product.priceBys.map(({ unitOfMeasure }) => unitOfMeasure).join(', ')],
    ['In Stock', stockText(product, priced?.uncommitted ?? null)],
    ['Last Sale', lastSaleField(lastSale, settings.hidePricing)],
  ];
  return (
    <dl className={styles.fields}>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
