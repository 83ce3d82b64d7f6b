import luhn from 'card-validator/dist/luhn-10.js';
import type { Problem } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import type { CreditCardSettings } from '../settings/settings.ts';
import { accountText } from '../texts/accountText.ts';
import { cardDigits, cardKind, isOfDigits } from './cardNumber.ts';
import { cardTexts } from './cardTexts.ts';
import { isExpiration, isExpired, tidyExpiration } from './expiration.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';
import type { Card } from './payment.ts';

/** A card as the form's text fields; '' means empty. */
export interface CardValues {
  cardNumber: string;
  expirationDate: string;
  cvv2: string;
}

export type CardField = keyof CardValues;

export const CARD_FIELDS: readonly CardField[] = ['cardNumber', 'expirationDate', 'cvv2'];

/** The rules that a card is validated against. */
export interface CardTerms {
  readonly settings: CreditCardSettings;
  readonly accepted: readonly IssuerCode[];
  /** The only accepted numbers in test mode; null when it is off. */
  readonly testNumbers: readonly string[] | null;
  /** `YYYY-MM-DD` in the time zone of the site. */
  readonly today: string;
}

/** A number is validated in reading order: its issuer, then its length, then its check digit. */
function numberProblem(typed: string, { accepted, testNumbers }: CardTerms): Reason | null {
  const number = cardDigits(typed);
  if (number === '') return { code: 'fieldRequired', text: accountText('card.numberRequired') };
  if (!isOfDigits(number)) return { code: 'fieldDigits', text: accountText('card.numberOfDigits') };
  const kind = cardKind(number);
  if (kind === null) return { code: 'cardIssuerUnknown', text: accountText('card.issuerUnknown') };
  const { issuer, lengths } = kind;
  if (issuer === null || issuer === ISSUERS.enRoute || !accepted.includes(issuer))
    return { code: 'cardIssuerRefused', text: accountText('card.issuerUnaccepted') };
  if (!lengths.includes(number.length)) return { code: 'cardLength', text: accountText('card.numberLength') };
  if (!luhn(number)) return { code: 'fieldInvalid', text: accountText('card.numberInvalid') };
  return testNumbers === null || testNumbers.includes(number)
    ? null
    : { code: 'cardNotForTests', text: accountText('card.notForTests') };
}

function expirationProblem(typed: string, today: string): Reason | null {
  const date = tidyExpiration(typed);
  if (date === '') return { code: 'fieldRequired', text: accountText('card.expirationRequired') };
  if (!isExpiration(date)) return { code: 'fieldInvalid', text: accountText('card.expirationInvalid') };
  return isExpired(date, today) ? { code: 'cardExpired', text: accountText('card.expired') } : null;
}

/** The possible lengths of this card's CVV: three or four while the issuer is unknown. */
export function cvvLengths(number: string): readonly number[] {
  const kind = cardKind(number);
  return kind ? [kind.cvvLength] : [3, 4];
}

function cvvProblem({ cardNumber, cvv2 }: CardValues, isRequired: boolean): Reason | null {
  const cvv = cvv2.trim();
  if (cvv === '') return isRequired ? { code: 'fieldRequired', text: accountText('card.cvvRequired') } : null;
  const lengths = cvvLengths(cardNumber);
  return isOfDigits(cvv) && lengths.includes(cvv.length)
    ? null
    : { code: 'cvvLength', params: { lengths: lengths.join(',') }, text: cardTexts.cvvDigits(lengths) };
}

/** The problem of a card field while it is typed (specification 5, Card). */
export function cardProblem(field: CardField, card: CardValues, terms: CardTerms): Reason | null {
  switch (field) {
    case 'cardNumber':
      return numberProblem(card.cardNumber, terms);
    case 'expirationDate':
      return expirationProblem(card.expirationDate, terms.today);
    case 'cvv2':
      return cvvProblem(card, terms.settings.ccV2Required);
  }
}

export function cardProblems(card: CardValues, terms: CardTerms): Problem[] {
  return CARD_FIELDS.flatMap((field) => {
    const problem = cardProblem(field, card, terms);
    return problem === null ? [] : [{ ...problem, field }];
  });
}

export function cardValuesOf({ cardNumber, expirationDate, cvv2 }: Card): CardValues {
  return { cardNumber, expirationDate, cvv2: cvv2 ?? '' };
}

/** A card in API form: the digits of its number, MMYY, and no CVV when empty. */
export function tidyCard({ cardNumber, expirationDate, cvv2 }: CardValues): Card {
  return {
    cardNumber: cardDigits(cardNumber),
    expirationDate: tidyExpiration(expirationDate),
    cvv2: cvv2.trim() || null,
  };
}
