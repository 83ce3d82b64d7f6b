import { useSelector } from '@xstate/react';
import type { EntryTotals } from '#domain/entry/entryTotals.ts';
import { formatMoney } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import styles from './QuickEntryStrip.module.css';

const settingsOf = ({ context }: ShopSnapshot) => context.shopper.configuration.settings;

/** On phones the word 'Total' makes room. */
function Roomy() {
  return <span className={styles.roomy}>Total </span>;
}

/** The sums that the settings ask for; the running extension unless pricing is hidden. */
export function QuickEntryTotals({ shop, totals }: { shop: ShopRef; totals: EntryTotals }) {
  const settings = useSelector(shop, settingsOf);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>
          {settings.showTotalItemsQuantity ? (
            <>
              <Roomy />
              Items
            </>
          ) : (
            'Lines'
          )}
        </dt>
        <dd>{totals.lines}</dd>
      </div>
      {settings.showTotalOrderQuantity && (
        <div>
          <dt title={settings.totalOrderQuantityLabel}>{settings.totalOrderQuantityLabel}</dt>
          <dd>{formatQuantity(totals.orderQuantity)}</dd>
        </div>
      )}
      {settings.showTotalCaseQuantity && (
        <div>
          <dt>
            <Roomy />
            Case Quantity
          </dt>
          <dd>{formatQuantity(totals.caseQuantity)}</dd>
        </div>
      )}
      {!settings.hidePricing && (
        <div className={styles.amount}>
          <dt>Total</dt>
          <dd>
            {totals.isEstimate && <span>est. </span>}
            {formatMoney(totals.lines === 0 ? 0 : totals.extension)}
          </dd>
        </div>
      )}
    </dl>
  );
}
