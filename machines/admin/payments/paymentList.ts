import type { PaymentRow } from '#domain/payment/paymentRow.ts';

/** Which payments are shown. */
export interface PaymentView {
  /** Only payments in this state; '' for any. */
  state: '' | PaymentRow['state'];
  /** From 1. */
  page: number;
}

/** A page of payments, and the number of payments on all pages. */
export interface PaymentPage {
  rows: readonly PaymentRow[];
  total: number;
}

/** Money to return: the full payment, or an amount as it was typed. */
export interface Return {
  reference: string;
  /** Null for the full payment, which also cancels the order. */
  amount: string | null;
  /** Stays the same while the same return is requested. */
  key: string;
}

export type ReturnOutcome = { kind: 'done' } | { kind: 'refused'; text: string };

export function paymentOn(page: PaymentPage | null, reference: string): PaymentRow | null {
  return page?.rows.find((row) => row.reference === reference) ?? null;
}
