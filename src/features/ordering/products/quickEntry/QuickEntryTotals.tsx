import type { EntryTotals } from '#domain/entry/entryTotals.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { MoneyText } from '../../../../components/text/MoneyText.tsx';
import { VisuallyHidden } from '../../../../components/text/VisuallyHidden.tsx';
import styles from './QuickEntryStrip.module.css';

/** In a narrow window the word 'Total' is hidden. */
function Label({ children }: { children: string }) {
  const rest = children.replace(/^Total /, '');
  return (
    <dt title={children}>
      {rest !== children && <VisuallyHidden until={1024}>{entryText('products.total')} </VisuallyHidden>}
      {rest}
    </dt>
  );
}

/** The sums that the settings show; the running extension unless pricing is hidden. */
export function QuickEntryTotals({ shop, totals }: { shop: Shop; totals: EntryTotals }) {
  const settings = shop.shopper.configuration.settings;
  return (
    <dl className={styles.totals}>
      <div>
        <Label>
          {settings.showTotalItemsQuantity ? entryText('products.totalItems') : entryText('products.lines')}
        </Label>
        <dd>{formatCount(totals.lines)}</dd>
      </div>
      {settings.showTotalOrderQuantity && (
        <div>
          <Label>{settings.totalOrderQuantityLabel}</Label>
          <dd>{formatQuantity(totals.orderQuantity)}</dd>
        </div>
      )}
      {settings.showTotalCaseQuantity && (
        <div>
          <Label>{entryText('products.totalCaseQuantity')}</Label>
          <dd>{formatQuantity(totals.caseQuantity)}</dd>
        </div>
      )}
      {!settings.hidePricing && (
        <div className={styles.amount}>
          <dt>{entryText('products.total')}</dt>
          <dd>
            {totals.isEstimate && <span>{entryText('products.est')} </span>}
            <MoneyText isInline value={totals.lines === 0 ? 0 : totals.extension} />
          </dd>
        </div>
      )}
    </dl>
  );
}
