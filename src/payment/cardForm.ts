import type { PaymentEntry } from '#domain/payment/summary.ts';

/** A payment form on its page, shown or hidden. */
export interface CardForm {
  /** The typed values in the form of the request; null if they are incomplete. */
  read(): PaymentEntry | null;
  /** The card was declined: its security code is typed again. */
  clearCode(): void;
}
