import type { CartLine } from '#domain/cart/cart.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { risenPrices } from '#domain/checkout/offer.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import styles from '../../../../components/states/FocusedAlert.module.css';
import { LineChanges } from './LineChanges.tsx';

/** Prices that have risen since the buyer last saw them. */
export function RisenPrices({ lines, catalogue }: { lines: readonly CartLine[]; catalogue: Catalogue }) {
  const risen = risenPrices(lines);
  if (risen.length === 0) return null;
  return (
    <div role="status" className={styles.alert} data-kind="warning">
      <p>{checkoutText('words.pricesRose')}</p>
      <LineChanges changes={risen} catalogue={catalogue} />
    </div>
  );
}
