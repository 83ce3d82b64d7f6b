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

/** The summary of a card or bank account that screens, machines and the database may contain. */
export interface PaymentSummary {
  issuer: IssuerCode;
  lastFour: string;
}

/** `Visa ending in 1111`, `Bank account ending in 7890`. */
export function describeCard({ issuer, lastFour }: PaymentSummary): string {
  return issuer === ISSUERS.eCheck ? accountText('bank.endingIn', { lastFour }) : cardTexts.endingIn(issuer, lastFour);
}
