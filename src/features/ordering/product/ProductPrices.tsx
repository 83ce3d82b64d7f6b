import { useSelector } from '@xstate/react';
import { Fragment, useMemo } from 'react';
import { decimal } from '#domain/decimal.ts';
import { longestPlaces } from '#domain/money.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { unitPrices } from '#domain/product/unitPrices.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { isCallForPrice } from '#machines/shop/prices/isCallForPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import styles from './ProductScreen.module.css';

const NONE = {};

/** The price of the product by each sell unit, and by the pound if it is known. */
export function ProductPrices({ shop, product }: { readonly shop: Shop; readonly product: Product }) {
  const prices = useSelector(shop.prices, ({ context }) => context.known[product.productKey]?.prices ?? NONE);
  const rows = useMemo(() => unitPrices(product, prices), [product, prices]);
  const columnPlaces = longestPlaces(
    rows.flatMap(({ unit, price, breaks }) =>
      [price, ...breaks.map((one) => decimal(one.price))].map((one) =>
        one?.toDecimalPlaces(priceDecimals(product, unit)),
      ),
    ),
  );
  return (
    <table className={styles.prices}>
      <caption>{productsText('productPage.prices')}</caption>
      <thead>
        <tr>
          <th scope="col">{productsText('productPage.unit')}</th>
          <th scope="col">{productsText('productPage.price')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ unit, pack, price, isEstimate, breaks }) => (
          <Fragment key={unit}>
            <tr>
              <th scope="row">{pack}</th>
              <td>
                {isCallForPrice(price?.toNumber(), shop.shopper) ? (
                  shopText('products.callForPrice')
                ) : (
                  <>
                    {isEstimate && price && (
                      <span className={styles.estimate}>{productsText('productPage.estimate')} </span>
                    )}
                    <MoneyText
                      isInline
                      value={price}
                      places={priceDecimals(product, unit)}
                      columnPlaces={columnPlaces}
                      unit={`/ ${unit}`}
                    />
                  </>
                )}
              </td>
            </tr>
            {breaks.map(({ fromQuantity, price: lower }) => (
              <tr key={fromQuantity}>
                <th scope="row" className={styles.break}>
                  {productsText('productPage.fromQuantity', { quantity: formatQuantity(decimal(fromQuantity)), unit })}
                </th>
                <td>
                  <MoneyText
                    isInline
                    value={lower}
                    places={priceDecimals(product, unit)}
                    columnPlaces={columnPlaces}
                    unit={`/ ${unit}`}
                  />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
