/** The decimal separator of numbers. */
export type DecimalSign = 'point' | 'comma';
/** The first part of dates with the year last: 10/02/2026 is October 2 or February 10. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** The notation of a column's texts; null accepts values with only one reading, and refuses ambiguous ones. */
export interface Notation {
  readonly decimal: DecimalSign | null;
  readonly dates: DateOrder | null;
  /**
   * Program output: a decimal point and no thousands separators, so that `12.125` is unambiguous, and `1,250` is not.
   */
  readonly isOfProgram?: true;
}

/** The notation of integration calls. */
export const PROGRAM_NOTATION: Notation = { decimal: 'point', dates: null, isOfProgram: true };
/** The notation of JSON numbers and of workbook numbers. */
export const POINT_NOTATION: Notation = { decimal: 'point', dates: null };

/** A number in plain form, `-1234.5`, in each notation; null when the notation cannot read it. */
export type NumberForms = Readonly<Record<DecimalSign, string | null>>;

const GROUPED = String.raw`[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+`;
const BODY = new RegExp(String.raw`^(-?)\s*(?:(\d+|${GROUPED})(\.\d*)?|(\.\d+))$`);

const swapped = (text: string) => text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** By the notation with a decimal point; leading zeros form no groups. */
function pointForm(text: string): string | null {
  const [, sign = '', whole = '', decimals = '', only = ''] = BODY.exec(text) ?? [];
  if (whole === '' && only === '') return null;
  return `${sign}${whole.replaceAll(/[, ]/g, '')}${decimals}${only}`;
}

/** Without a dollar sign at one of its ends; parentheses mean below zero. */
function bareNumber(typed: string): string {
  const text = typed
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u2212', '-')
    .trim();
  const bare = text.replace(/^([-(]?\s*)\$\s*/, '$1').replace(/\s*\$$/, '');
  const [, inner] = /^\(\s*([^-\s].*?)\s*\)$/.exec(bare) ?? [];
  return inner === undefined ? bare : `-${inner}`;
}

/** The possible numbers of a text. `1,250` is 1250 or 1.25, `2,50` can only be 2.5. */
export function numberForms(typed: string): NumberForms {
  const bare = bareNumber(typed);
  return { point: pointForm(bare), comma: pointForm(swapped(bare)) };
}

export const hasTwoMeanings = ({ point, comma }: NumberForms) => point !== null && comma !== null && point !== comma;
