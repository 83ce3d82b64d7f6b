import { readDecimal } from '../decimal.ts';
import { MONEY_PLACES } from '../money.ts';
import { ruleTexts } from './ruleTexts.ts';

/** As a request or a field of a form has it; '' and null are none. */
export type Sent = number | string | null;

const MOST = 9_999_999.99;
const PERCENT_PLACES = 3;
const MORE_PLACES = 20;

const isBlank = (sent: Sent) => sent === null || (typeof sent === 'string' && sent.trim() === '');

/** Why this is no amount of money of zero or more. */
export function amountProblem(sent: Sent, { isRequired }: { isRequired: boolean }): string | null {
  if (sent === null || isBlank(sent)) return isRequired ? ruleTexts.noAmount : null;
  const amount = readDecimal(sent, MORE_PLACES);
  if (!amount || amount.decimalPlaces() > MONEY_PLACES) return ruleTexts.noAmount;
  if (amount.isNegative() && !amount.isZero()) return ruleTexts.negative;
  return amount.gt(MOST) ? ruleTexts.tooMuch(MOST) : null;
}

/** Why this is no tax in percent. */
export function percentProblem(sent: Sent): string | null {
  const percent = sent === null || isBlank(sent) ? null : readDecimal(sent, MORE_PLACES);
  if (!percent) return ruleTexts.noPercent;
  if (percent.lt(0) || percent.gt(100)) return ruleTexts.percentRange;
  return percent.decimalPlaces() > PERCENT_PLACES ? ruleTexts.percentPlaces : null;
}

/** The decimal text of what was sent, once it was judged; null is none. */
export function decimalTextOf(sent: Sent): string | null {
  return sent === null || isBlank(sent) ? null : (readDecimal(sent, MORE_PLACES)?.toFixed() ?? null);
}
