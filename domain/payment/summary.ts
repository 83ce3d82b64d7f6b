import { cardTexts } from './cardTexts.ts';
import type { IssuerCode } from './issuers.ts';
import type { Billing, Card } from './payment.ts';

/** What a payment form holds, and gives to the one call that sends it. */
export interface PaymentEntry {
  card: Card;
  billing: Billing;
}

/** What may be known of a card where the card itself may not: on screen, in a machine, in the database. */
export interface PaymentSummary {
  issuer: IssuerCode;
  lastFour: string;
}

/** `Visa ending in 1111`. */
export function describeCard({ issuer, lastFour }: PaymentSummary): string {
  return cardTexts.endingIn(issuer, lastFour);
}
