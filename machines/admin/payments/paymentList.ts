import type { PaymentRow } from '#domain/payment/paymentRow.ts';

/** Which payments are looked at. */
export interface PaymentView {
  /** Of this state only; '' for any. */
  state: '' | PaymentRow['state'];
  /** From 1. */
  page: number;
}

/** A page of payments, and how many there are on all of them. */
export interface PaymentPage {
  rows: readonly PaymentRow[];
  total: number;
}

/** Money to be given back: all of it, or an amount as it was typed. */
export interface Return {
  reference: string;
  /** Null: all of it, and the order is cancelled. */
  amount: string | null;
  /** The same for as long as the same is asked for. */
  key: string;
}

export type ReturnOutcome = { kind: 'done' } | { kind: 'refused'; text: string };

export function paymentOn(page: PaymentPage | null, reference: string): PaymentRow | null {
  return page?.rows.find((row) => row.reference === reference) ?? null;
}
