import { ISSUERS, type IssuerCode, OFFERED_ISSUERS } from './issuers.ts';

/**
 * The card issuers to offer of those that the server accepts: an eCheck is not a card, and enRoute is never offered
 * (readings 83).
 */
export function acceptedCards(types: readonly { creditCardIssuer: number }[]): readonly IssuerCode[] {
  const taken = new Set(types.map(({ creditCardIssuer }) => creditCardIssuer));
  return OFFERED_ISSUERS.filter((code) => taken.has(code) && code !== ISSUERS.eCheck);
}
