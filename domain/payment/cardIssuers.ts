import { words } from '../checkout/words.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';
import type { PaymentSummary } from './summary.ts';

const NAMES: Readonly<Record<IssuerCode, string>> = {
  [ISSUERS.Visa]: 'Visa',
  [ISSUERS.MasterCard]: 'MasterCard',
  [ISSUERS.AmericanExpress]: 'American Express',
  [ISSUERS.Discover]: 'Discover',
  [ISSUERS.JCB]: 'JCB',
  [ISSUERS.DinersClub]: 'Diners Club',
  [ISSUERS.enRoute]: 'enRoute',
  [ISSUERS.eCheck]: 'eCheck',
};

/** Whose cards can be offered of what the server takes: an eCheck is no card, and enRoute is never offered (readings 83). */
export function acceptedCards(types: readonly { creditCardIssuer: number }[]): readonly IssuerCode[] {
  const taken = new Set(types.map(({ creditCardIssuer }) => creditCardIssuer));
  return Object.values(ISSUERS).filter(
    (code) => taken.has(code) && code !== ISSUERS.eCheck && code !== ISSUERS.enRoute,
  );
}

/** `Visa ending in 1111` */
export function cardName({ issuer, lastFour }: PaymentSummary): string {
  return words.endingIn(NAMES[issuer], lastFour);
}
