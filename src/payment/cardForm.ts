import type { PaymentEntry } from '#domain/payment/summary.ts';

/** A payment form on its page, shown or hidden. */
export interface CardForm {
  /** What was typed, as it is sent; null where it is not complete. */
  read(): PaymentEntry | null;
  /** The card was declined: its security code is typed anew. */
  clearCode(): void;
}
