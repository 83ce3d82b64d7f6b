import { type Static, Type } from 'typebox';
import { addDays, weekday } from '../calendar.ts';
import { type Decimal, decimal } from '../decimal.ts';
import { formatMoney } from '../money.ts';
import { teamText } from '../texts/teamText.ts';
import type { MemberTerms } from './teamMember.ts';

const SUNDAY = 1;

export type SpendingTerms = Pick<MemberTerms, 'approval' | 'orderLimit' | 'weekLimit' | 'monthLimit'>;

/** What a member has ordered since the start of the week and of the month, without canceled orders. */
export interface Spent {
  readonly week: Decimal;
  readonly month: Decimal;
}

/** The member's limits with what is spent, in dollars; null where there is no limit. */
export const Spending = Type.Object({
  approval: Type.Enum(['overLimit', 'always']),
  orderLimit: Type.Union([Type.Number(), Type.Null()]),
  week: Type.Union([Type.Object({ spent: Type.Number(), limit: Type.Number() }), Type.Null()]),
  month: Type.Union([Type.Object({ spent: Type.Number(), limit: Type.Number() }), Type.Null()]),
});
export type Spending = Static<typeof Spending>;

/** The first days of the week (Sunday) and of the month that a date is in. */
export function periodStarts(today: string): { week: string; month: string } {
  return { week: addDays(today, SUNDAY - weekday(today)), month: `${today.slice(0, 7)}-01` };
}

export function spendingOf({ approval, orderLimit, weekLimit, monthLimit }: SpendingTerms, spent: Spent): Spending {
  return {
    approval,
    orderLimit,
    week: weekLimit === null ? null : { spent: spent.week.toNumber(), limit: weekLimit },
    month: monthLimit === null ? null : { spent: spent.month.toNumber(), limit: monthLimit },
  };
}

/** Why an order waits for approval; amounts as text. */
export interface ApprovalCause {
  code: 'always' | 'overOrderLimit' | 'overWeekLimit' | 'overMonthLimit';
  params?: { amount: string; limit: string };
}

/**
 * Why an order of this total waits for approval; empty when it does not. A total that equals its limit is within it.
 */
export function approvalCauses(
  { approval, orderLimit, weekLimit, monthLimit }: SpendingTerms,
  total: Decimal,
  spent: Spent,
): ApprovalCause[] {
  if (approval === 'always') return [{ code: 'always' }];
  const amounts = [
    ['overOrderLimit', total, orderLimit],
    ['overWeekLimit', total.plus(spent.week), weekLimit],
    ['overMonthLimit', total.plus(spent.month), monthLimit],
  ] as const;
  return amounts.flatMap(([code, amount, limit]) =>
    limit !== null && amount.gt(decimal(limit))
      ? [{ code, params: { amount: formatMoney(amount), limit: formatMoney(limit) } }]
      : [],
  );
}

/** A cause as a sentence; it names no amounts to users without prices. */
export function approvalReason({ code, params }: ApprovalCause, { hidePricing }: { hidePricing: boolean }): string {
  if (code === 'always') return teamText('reasons.always');
  return hidePricing || !params ? teamText('reasons.overHiddenSpending') : teamText(`reasons.${code}`, params);
}
