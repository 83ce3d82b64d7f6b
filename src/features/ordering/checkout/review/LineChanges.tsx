import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { LineChange } from '#domain/checkout/offer.ts';
import { formatPricePer } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { UnbrokenText } from '../../../../components/text/UnbrokenText.tsx';
import { ProductDescription } from '../../../../product/ProductDescription.tsx';
import styles from '../Checkout.module.css';

function beforeAndNow(change: LineChange): [string, string] {
  const { line } = change;
  switch (change.kind) {
    case 'price':
      return [formatPricePer(change.from, line.unitOfMeasure_Prc), formatPricePer(change.to, line.unitOfMeasure_Prc)];
    case 'quantity':
      return [formatQuantity(change.from), `${formatQuantity(change.to)} ${line.unitOfMeasure}`];
    case 'added':
      return [
        checkoutText('checkout.notInTheOrderBefore'),
        `${formatQuantity(line.orderQuantity)} ${line.unitOfMeasure}`,
      ];
    case 'removed':
      return [
        `${formatQuantity(line.orderQuantity)} ${line.unitOfMeasure}`,
        checkoutText('checkout.noLongerInTheOrder'),
      ];
  }
}

/** The values of the line that changed, before and now. */
export function LineChanges({ changes, catalogue }: { changes: readonly LineChange[]; catalogue: Catalogue }) {
  if (changes.length === 0) return null;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{checkoutText('checkout.product')}</th>
          <th scope="col">{checkoutText('checkout.before')}</th>
          <th scope="col">{checkoutText('checkout.now')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const [before, now] = beforeAndNow(change);
          return (
            <tr key={`${change.kind} ${change.line.id}`}>
              <th scope="row">
                <ProductDescription>
                  {catalogue.productByKey.get(change.line.productKey)?.description ?? shopText('products.unavailable')}
                </ProductDescription>
              </th>
              <td>
                <UnbrokenText>{before}</UnbrokenText>
              </td>
              <td>
                <UnbrokenText>{now}</UnbrokenText>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
