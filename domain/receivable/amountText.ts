import { type Decimal, readTyped } from '../decimal.ts';
import { MINUS } from '../formatNumber.ts';
import { MONEY_PLACES } from '../money.ts';

/** An amount as typed, with a leading minus below zero. It is never another number than the text. */
export function typedAmount(text: string): Decimal | 'nothing' | 'unreadable' | 'tooFine' {
  const typed = text.trim();
  if (typed === '') return 'nothing';
  const isNegative = typed.startsWith('-') || typed.startsWith(MINUS);
  const amount = readTyped(isNegative ? typed.slice(1) : typed);
  if (amount === null) return 'unreadable';
  if (amount.decimalPlaces() > MONEY_PLACES) return 'tooFine';
  return isNegative ? amount.negated() : amount;
}
