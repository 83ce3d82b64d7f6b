import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { lastSaleText } from '#domain/order/lastSale.ts';
import type { Uncommitted } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { ProductDetailRef, ProductDetailSnapshot } from '#machines/productDetail/productDetailMachine.ts';
import styles from './ProductScreen.module.css';

const lastSaleOf = ({ context }: ProductDetailSnapshot) => context.lastSale;
const isLoadingIn = (snapshot: ProductDetailSnapshot) => snapshot.hasTag('busy');

interface ProductFieldsProps {
  readonly detail: ProductDetailRef;
  readonly product: Product;
  readonly settings: UserSettings;
  readonly uncommitted: Uncommitted | null;
}

function stockText(product: Product, uncommitted: Uncommitted | null): string {
  if (!uncommitted) return '…';
  const stockUnit =
    product.sellBys.find(({ stockConversion }) => stockConversion === 1)?.unitOfMeasure ?? product.pricingUM;
  return `${formatQuantity(Math.max(0, uncommitted.uncommitted_Stk))} ${stockUnit}`;
}

export function ProductFields({ detail, product, settings, uncommitted }: ProductFieldsProps) {
  const lastSale = useSelector(detail, lastSaleOf);
  const isLoading = useSelector(detail, isLoadingIn);
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
    ['In Stock', stockText(product, uncommitted)],
    ['Last Sale', isLoading ? '…' : lastSale ? lastSaleText(lastSale, settings.hidePricing) : 'None'],
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
