import { ISSUERS, type IssuerCode, OFFERED_ISSUERS } from './issuers.ts';

/** Whose cards can be offered of what the server takes: an eCheck is no card, and enRoute is never offered (readings 83). */
export function acceptedCards(types: readonly { creditCardIssuer: number }[]): readonly IssuerCode[] {
  const taken = new Set(types.map(({ creditCardIssuer }) => creditCardIssuer));
  return OFFERED_ISSUERS.filter((code) => taken.has(code) && code !== ISSUERS.eCheck);
}
