import type { CardTerms, CardValues } from '#domain/payment/cardRules.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';

/** On 15 March 2026, with every card that can be offered, out of test mode. */
export const terms: CardTerms = {
  settings: DEFAULT_USER_SETTINGS.creditCardSettings,
  accepted: [
    ISSUERS.Visa,
    ISSUERS.MasterCard,
    ISSUERS.AmericanExpress,
    ISSUERS.Discover,
    ISSUERS.JCB,
    ISSUERS.DinersClub,
  ],
  testNumbers: null,
  today: '2026-03-15',
};

export const visa: CardValues = { cardNumber: '4111111111111111', expirationDate: '0527', cvv2: '123' };

/** Digits with the one behind them that makes them agree (ISO/IEC 7812). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A number of so many digits that begins like this, and whose digits agree. */
export function numberOf(beginning: string, length: number): string {
  return withCheckDigit(beginning.padEnd(length - 1, '3'));
}
