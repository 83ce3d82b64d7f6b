import type { Estimate } from '#domain/cart/cart.ts';
import type { CartTotals as Sums } from '#domain/cart/totals.ts';
import { formatCount } from '#domain/formatNumber.ts';
import { formatMoney } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { Totals } from './Totals.tsx';

interface CartTotalsProps {
  readonly totals: Sums;
  readonly totalName: string;
  /** The estimated cost: its tax and total replace the sum of the lines. */
  readonly estimate?: Estimate | undefined;
  readonly isEstimate: boolean;
  readonly settings: UserSettings;
  readonly className?: string | undefined;
}

/** The totals that the settings show; the sum of the lines unless pricing is hidden. */
export function CartTotals({ totals, totalName, estimate, isEstimate, settings, className }: CartTotalsProps) {
  const rows = [
    {
      isShown: settings.showTotalItemsQuantity,
      name: historyText('order.totalItems'),
      value: formatCount(totals.items),
    },
    {
      isShown: settings.showTotalOrderQuantity,
      name: settings.totalOrderQuantityLabel,
      value: formatQuantity(totals.orderQuantity),
    },
    {
      isShown: settings.showTotalCaseQuantity,
      name: historyText('order.totalCaseQuantity'),
      value: formatQuantity(totals.caseQuantity),
    },
  ].filter(({ isShown }) => isShown);
  const amount = estimate ? estimate.total : totals.lineTotal;
  const total = settings.hidePricing ? null : { name: totalName, amount, isEstimate };
  const tax = estimate && total ? [{ name: historyText('order.tax'), value: formatMoney(estimate.tax) }] : [];
  return <Totals rows={[...rows, ...tax]} total={total} className={className} />;
}
