import type { CartTotals as Sums } from '#domain/cart/totals.ts';
import { formatQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { Totals } from './Totals.tsx';

interface CartTotalsProps {
  readonly totals: Sums;
  readonly totalName: string;
  readonly isEstimate: boolean;
  readonly settings: UserSettings;
  readonly className?: string | undefined;
}

/** The totals that the settings ask for; the sum of the lines unless pricing is hidden. */
export function CartTotals({ totals, totalName, isEstimate, settings, className }: CartTotalsProps) {
  const rows = [
    { isShown: settings.showTotalItemsQuantity, name: 'Total Items', value: totals.items },
    {
      isShown: settings.showTotalOrderQuantity,
      name: settings.totalOrderQuantityLabel,
      value: formatQuantity(totals.orderQuantity),
    },
    {
      isShown: settings.showTotalCaseQuantity,
      name: 'Total Case Quantity',
      value: formatQuantity(totals.caseQuantity),
    },
  ].filter(({ isShown }) => isShown);
  const total = settings.hidePricing ? null : { name: totalName, amount: totals.lineTotal, isEstimate };
  return <Totals rows={rows} total={total} className={className} />;
}
