import { Fragment, type ReactNode } from 'react';
import { type LastSale, lastSaleParts } from '#domain/order/lastSale.ts';
import { packText, stockUnitOf } from '#domain/product/pack.ts';
import type { Product, SellBy } from '#domain/product/product.ts';
import { isOutOfStock, stockText } from '#domain/product/stock.ts';
import { quantityAsTyped } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { PricedProduct } from '#machines/shop/prices/pricesMachine.ts';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import { InGuides } from './InGuides.tsx';
import styles from './ProductScreen.module.css';

interface ProductFieldsProps {
  readonly product: Product;
  readonly settings: UserSettings;
  readonly isStockTracked: boolean;
  /** Undefined while it loads. */
  readonly priced: PricedProduct | undefined;
  readonly lastSale: LastSale | null | undefined;
  /** The order guides that contain it. */
  readonly guideNames: readonly string[];
}

/** Null: never bought; undefined: unknown. */
function lastSaleField(sale: LastSale | null | undefined, hidePricing: boolean): ReactNode {
  if (sale === null) return productsText('product.none');
  if (!sale) return '–';
  const [bought, price] = lastSaleParts(sale, hidePricing);
  return (
    <>
      {bought}
      {price !== undefined && <span className={styles.price}> {price}</span>}
    </>
  );
}

/** Null: unknown. */
function stockField(product: Product, priced: PricedProduct | undefined): string | null {
  if (!priced) return '…';
  const { uncommitted: stock } = priced;
  if (!stock) return null;
  return isOutOfStock(stock) ? shopText('products.outOfStock') : stockText(product, stock);
}

function SellUnit({ unit, stockUnit }: { unit: SellBy; stockUnit: string | null }) {
  const name = (
    <span key="unit" className={styles.unit}>
      {packText(unit, stockUnit)}
    </span>
  );
  if (unit.sellByMultiple === 0) return name;
  const sellByMultiple = quantityAsTyped(unit.sellByMultiple);
  return <Filled text={productsText('product.inMultiplesOf', { unit: slot(0), sellByMultiple })} parts={[name]} />;
}

export function ProductFields({ product, settings, isStockTracked, priced, lastSale, guideNames }: ProductFieldsProps) {
  const stock = isStockTracked ? stockField(product, priced) : null;
  const units = product.sellBys.map((unit, index) => (
    <Fragment key={unit.unitOfMeasure}>
      {index > 0 && ', '}
      <SellUnit unit={unit} stockUnit={stockUnitOf(product)} />
    </Fragment>
  ));
  const fields: [string, ReactNode][] = [
    [
      productsText('product.productCode'),
      <span key="code" className="code number">
        {product.formattedProductCode}
      </span>,
    ],
    [productsText('product.brand'), product.additional.k1 ?? '–'],
    [productsText('product.category'), `${product.mainCategoryDescription} › ${product.categoryDescription}`],
    [productsText('product.soldBy'), units.length > 0 ? units : '–'],
    [productsText('product.pricedBy'), product.priceBys.map(({ unitOfMeasure }) => unitOfMeasure).join(', ')],
    ...(stock === null ? [] : [[productsText('product.stock'), stock] satisfies [string, ReactNode]]),
    [productsText('product.lastSale'), lastSaleField(lastSale, settings.hidePricing)],
    ...(guideNames.length > 0
      ? [
          [productsText('productPage.inGuides'), <InGuides key="guides" names={guideNames} />] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
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
