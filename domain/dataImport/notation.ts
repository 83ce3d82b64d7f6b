/** The decimal separator of numbers. */
export type DecimalSign = 'point' | 'comma';
/** Which comes first where the year comes last: 10/02/2026 is October 2 or February 10. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** How texts of a column are read; null: a value is read in the only way it can be, and refused where there are two. */
export interface Notation {
  readonly decimal: DecimalSign | null;
  readonly dates: DateOrder | null;
  /** Written by a program: a decimal point and no groups, so `12.125` has one meaning, and `1,250` has two. */
  readonly isOfProgram?: true;
}

/** What integration calls send. */
export const PROGRAM_NOTATION: Notation = { decimal: 'point', dates: null, isOfProgram: true };
/** Numbers of JSON, and what a workbook shows of its numbers. */
export const POINT_NOTATION: Notation = { decimal: 'point', dates: null };

/** A number in plain form, `-1234.5`, by each convention; null where the convention cannot read it. */
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

/** Without a dollar sign at one of its ends; an amount in parentheses is below zero. */
function bareNumber(typed: string): string {
  const text = typed
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('\u2212', '-')
    .trim();
  const bare = text.replace(/^([-(]?\s*)\$\s*/, '$1').replace(/\s*\$$/, '');
  const [, inner] = /^\(\s*([^-\s].*?)\s*\)$/.exec(bare) ?? [];
  return inner === undefined ? bare : `-${inner}`;
}

/** The numbers that a text may be. `1,250` is 1250 or 1.25, `2,50` is 2.5 alone. */
export function numberForms(typed: string): NumberForms {
  const bare = bareNumber(typed);
  return { point: pointForm(bare), comma: pointForm(swapped(bare)) };
}

export const hasTwoMeanings = ({ point, comma }: NumberForms) => point !== null && comma !== null && point !== comma;
