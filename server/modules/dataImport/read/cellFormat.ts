import { dateFromSerial, format, getFormatDateInfo, isValidFormat } from 'numfmt';
import { ShownCell } from '#domain/dataImport/shownCell.ts';
import { decimal } from '#domain/decimal.ts';

/** The parts of a workbook's number format that change how a number is read. */
export interface CellFormat {
  /** Null shows a number unchanged. */
  readonly pattern: string | null;
  readonly isDate: boolean;
}

export const GENERAL: CellFormat = { pattern: null, isDate: false };

/** A spreadsheet stores 15 digits, and shows 11 of them without a format. */
const KEPT_DIGITS = 15;
const MOST_KEPT = 1e15;
const MOST_GENERAL = 1e11;
const PLAIN = /^-?(?:0|[1-9]\d{0,9})$/;
const EXPONENT = /\dE[+-]?\d/i;
/** Currency symbols and languages of a format; numbers are written with a point in every language. */
const LANGUAGE = /\[\$([^\]-]*)(?:-[^\]]*)?\]/g;

/** The meaning of a format code; an unknown one shows numbers unchanged. */
export function cellFormat(code: string): CellFormat {
  const pattern = code.replaceAll(LANGUAGE, (_, sign: string) => (sign === '' ? '' : `"${sign.replaceAll('"', '')}"`));
  if (/^(general|@)?$/i.test(pattern.trim()) || !isValidFormat(pattern)) return GENERAL;
  const { year, month, day } = getFormatDateInfo(pattern) ?? {};
  return { pattern, isDate: Boolean(year || month || day) };
}

/** A number with the digits that a spreadsheet stores. */
function keptNumber(value: number): string {
  return decimal(value.toPrecision(KEPT_DIGITS)).toFixed();
}

function dateOf(serial: number): string | null {
  const parts = dateFromSerial(Math.floor(serial));
  if (!parts) return null;
  const [year, month, day] = parts;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The displayed value of a number; `serialOffset` is the start of the workbook's dates. */
export function shownNumberCell(text: string, { pattern, isDate }: CellFormat, serialOffset: number): ShownCell {
  if (pattern === null && PLAIN.test(text)) return new ShownCell({ shown: text, stored: text });
  const value = Number(text);
  if (!Number.isFinite(value)) return new ShownCell({ shown: text, flaw: 'error' });
  const stored = keptNumber(value);
  if (pattern === null) {
    if (Math.abs(value) < MOST_GENERAL) return new ShownCell({ shown: stored, stored });
    return new ShownCell({ shown: format('General', value), stored, flaw: 'tooManyDigits' });
  }
  if (isDate) {
    const serial = value + serialOffset;
    const date = dateOf(serial);
    return new ShownCell({ shown: format(pattern, serial).trim(), stored, ...(date !== null && { date }) });
  }
  const shown = format(pattern, value).trim();
  const isCut = Math.abs(value) >= MOST_KEPT || EXPONENT.test(shown);
  return new ShownCell({ shown, stored, ...(isCut && { flaw: 'tooManyDigits' }) });
}

/** The displayed text of a text cell: formats may add to it. */
export function shownText(text: string, { pattern }: CellFormat): string {
  return pattern === null ? text : format(pattern, text);
}
