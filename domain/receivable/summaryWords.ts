import { decimal } from '../decimal.ts';
import { formatDate } from '../formatDate.ts';
import { formatMonth } from '../formatDay.ts';
import { formatMoney, sumMoney } from '../money.ts';
import { accountText } from '../texts/accountText.ts';
import type { AccountSummary } from './accountSummary.ts';

/** An amount with its name, as charts and tables show it. */
export interface NamedAmount {
  name: string;
  value: number;
}

/** The amount owed; below zero in words: '$120.00 in credit'. */
export function balanceWords(balance: number): string {
  return balance < 0 ? accountText('ledger.inCredit', { amount: formatMoney(-balance) }) : formatMoney(balance);
}

/** An amount; null means that there is no limit. */
export function limitWords(amount: number | null): string {
  return amount === null ? accountText('ledger.noLimit') : formatMoney(amount);
}

/** '$500.00 on 03/04/2026'. */
export function amountOnDate(amount: number | null, date: string | null): string {
  if (date === null) return amount === null ? accountText('ledger.none') : formatMoney(amount);
  if (amount === null) return accountText('ledger.onDate', { date: formatDate(date) });
  return accountText('ledger.amountOnDate', { amount: formatMoney(amount), date: formatDate(date) });
}

/** The warnings of the summary. */
export function summaryWarnings({ availableCredit, buckets }: AccountSummary): string[] {
  const isOver = availableCredit !== null && availableCredit < 0;
  const pastDue = sumMoney(buckets.map(({ value }) => value));
  return [
    ...(isOver ? [accountText('ledger.overLimit', { amount: formatMoney(decimal(availableCredit).negated()) })] : []),
    ...(pastDue.isPositive() && !pastDue.isZero()
      ? [accountText('ledger.pastDue', { amount: formatMoney(pastDue) })]
      : []),
  ];
}

/** The amounts not due yet, then those past due, the youngest first. */
export function agingAmounts({ current, buckets }: AccountSummary): NamedAmount[] {
  return [
    { name: accountText('ledger.current'), value: current },
    ...buckets.map(({ name, value }) => ({ name: accountText('ledger.daysPastDue', { name }), value })),
  ];
}

/** By months in words, the oldest first. */
export function purchaseAmounts({ purchases }: AccountSummary): NamedAmount[] {
  return purchases.map(({ month, amount }) => ({ name: formatMonth(month), value: amount }));
}

/** The text alternative of a chart: 'Aging: Current $10.00, 1-30 Days Past Due $5.00.' */
export function chartWords(title: string, amounts: readonly NamedAmount[]): string {
  return `${title}: ${amounts.map(({ name, value }) => `${name} ${formatMoney(value)}`).join(', ')}.`;
}
