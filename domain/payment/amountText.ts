import { Decimal, readTyped } from '../decimal.ts';
import { MINUS } from '../formatNumber.ts';
import { formatMoney, MONEY_PLACES } from '../money.ts';
import { accountText } from '../texts/accountText.ts';

/** A text that could be either amount: `12,50` is 12.50 with a decimal comma, or 1,250.00. */
export interface AmbiguousAmount {
  readonly meanings: readonly [Decimal, Decimal];
}

export type TypedAmount = Decimal | AmbiguousAmount | 'nothing' | 'unreadable' | 'tooFine';

/** A minus before or after the dollar sign, then the digits. */
const PRINTED = new RegExp(`^([-${MINUS}]?)\\s*(\\$?)\\s*([-${MINUS}]?)\\s*([\\d.,]+)$`);
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const DECIMAL_COMMA = /^\d+,\d{1,2}$/;

/** An amount as typed, or as the page prints it: `−$1,234.50` (readings 152). It is never another number than the text. */
export function typedAmount(text: string): TypedAmount {
  const typed = text.trim();
  if (typed === '') return 'nothing';
  const [, before = '', dollar = '', after = '', digits = ''] = PRINTED.exec(typed) ?? [];
  if (after !== '' && (before !== '' || dollar === '')) return 'unreadable';
  const signed = (amount: Decimal) => (before + after === '' ? amount : amount.negated());
  if (DECIMAL_COMMA.test(digits)) {
    const [pointed, whole] = [digits.replace(',', '.'), digits.replace(',', '')];
    return { meanings: [signed(new Decimal(pointed)), signed(new Decimal(whole))] };
  }
  const amount = readTyped(GROUPED.test(digits) ? digits.replaceAll(',', '') : digits);
  if (amount === null) return 'unreadable';
  if (amount.decimalPlaces() > MONEY_PLACES) return 'tooFine';
  return signed(amount);
}

/** The question which of two amounts is meant. */
export function ambiguityOf({ meanings: [one, other] }: AmbiguousAmount): string {
  return accountText('payment.rows.ambiguous', { one: formatMoney(one), other: formatMoney(other) });
}
