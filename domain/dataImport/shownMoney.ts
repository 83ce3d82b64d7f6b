import { decimal } from '../decimal.ts';
import { MONEY_PLACES } from '../money.ts';
import type { Column } from './kind.ts';

type Show = NonNullable<Column['show']>;

/** An amount with at least two decimals: 84.50, 0.4527. */
export const shownAmount: Show = (value) => {
  const amount = decimal(value);
  return amount.toFixed(Math.max(MONEY_PLACES, amount.decimalPlaces()));
};

/** A price with the unit that the row has in this column: 84.50 / BX. */
export const shownPrice = (unitColumn: string): Show => {
  return (value, row) => [shownAmount(value, row), row[unitColumn]].filter(Boolean).join(' / ');
};
