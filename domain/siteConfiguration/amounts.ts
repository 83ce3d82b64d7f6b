import { type Decimal, readDecimal } from '../decimal.ts';
import { fieldInvalid, fieldOutOfRange, fieldRequired } from '../fields/fieldReasons.ts';
import { formatMoney, MONEY_PLACES } from '../money.ts';
import { exactPrice } from '../product/pricing.ts';
import type { Reason } from '../refusal/coded.ts';
import { adminText } from '../texts/adminText.ts';
import { configurationTexts } from './configurationTexts.ts';

/** The value of a request or form field; '' and null mean empty. */
export type Sent = number | string | null;

const MOST = 9_999_999.99;
const PERCENT_PLACES = 3;
const MORE_PLACES = 20;

const isBlank = (sent: Sent) => sent === null || (typeof sent === 'string' && sent.trim() === '');

/** Three digits after a point may be thousands or a fraction. */
const MORE_THAN_CENTS = /\.\d{3}/;

/** Parses a typed amount as a price, `$1,250.50` too; a negative amount is parsed, so that the message can name it. */
function amountOf(sent: number | string): Decimal | null {
  if (typeof sent === 'number') return readDecimal(sent, MORE_PLACES);
  const typed = sent.trim();
  const amount = exactPrice(typed.replace(/^-/, ''));
  return amount && typed.startsWith('-') ? amount.negated() : amount;
}

/** Why this is not an amount of money of zero or more. */
export function amountProblem(sent: Sent, { isRequired }: { isRequired: boolean }): Reason | null {
  if (sent === null || isBlank(sent)) return isRequired ? fieldRequired(adminText('configuration.noAmount')) : null;
  const amount = amountOf(sent);
  if (!amount) return fieldInvalid(adminText('configuration.noAmount'));
  if (MORE_THAN_CENTS.test(String(sent)) || amount.decimalPlaces() > MONEY_PLACES)
    return { code: 'fieldDecimals', params: { most: MONEY_PLACES }, text: adminText('configuration.amountPlaces') };
  if (amount.isNegative() && !amount.isZero())
    return { code: 'fieldNegative', text: adminText('configuration.negative') };
  return amount.gt(MOST)
    ? { code: 'fieldTooLarge', params: { most: MOST }, text: configurationTexts.tooMuch(MOST) }
    : null;
}

/** Why this is not a tax in percent. */
export function percentProblem(sent: Sent): Reason | null {
  const percent = sent === null || isBlank(sent) ? null : readDecimal(sent, MORE_PLACES);
  if (!percent) return fieldInvalid(adminText('configuration.noPercent'));
  if (percent.lt(0) || percent.gt(100)) return fieldOutOfRange(0, 100, adminText('configuration.percentRange'));
  return percent.decimalPlaces() > PERCENT_PLACES
    ? { code: 'fieldDecimals', params: { most: PERCENT_PLACES }, text: adminText('configuration.percentPlaces') }
    : null;
}

/** The decimal text of a validated value; null when empty. */
export function decimalTextOf(sent: Sent): string | null {
  return sent === null || isBlank(sent) ? null : (readDecimal(sent, MORE_PLACES)?.toFixed() ?? null);
}

/** A validated amount with its cents; null when empty. */
export function amountTextOf(sent: Sent): string | null {
  return sent === null || isBlank(sent) ? null : (amountOf(sent)?.toFixed(MONEY_PLACES) ?? null);
}

/** The same with its unit; '' when empty. */
export function moneyInWords(sent: Sent): string {
  const amount = amountTextOf(sent);
  return amount === null ? '' : formatMoney(Number(amount));
}
