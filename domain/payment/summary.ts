import { accountText } from '../texts/accountText.ts';
import { cardTexts } from './cardTexts.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';
import type { Bank, Billing, Card } from './payment.ts';

/** The data of a payment form, for the one call that sends it: a card or a bank account, with its owner. */
export type PaymentEntry = CardEntry | { billing: Billing; bank: Bank };

export interface CardEntry {
  billing: Billing;
  card: Card;
}

/** What may be known of a card or a bank account where it may not be itself: on screen, in a machine, in the database. */
export interface PaymentSummary {
  issuer: IssuerCode;
  lastFour: string;
}

/** `Visa ending in 1111`, `Bank account ending in 7890`. */
export function describeCard({ issuer, lastFour }: PaymentSummary): string {
  return issuer === ISSUERS.eCheck ? accountText('bank.endingIn', { lastFour }) : cardTexts.endingIn(issuer, lastFour);
}
