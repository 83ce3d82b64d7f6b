import { readDate } from '../calendar.ts';
import { plainText } from '../plainText.ts';
import type { CellReader } from './cell.ts';
import { ledgerTexts } from './ledgerTexts.ts';
import type { DateOrder } from './notation.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

const TIME = String.raw`(?:[ T]\d{1,2}:\d{2}.*)?`;
/** 2026-03-31, 2026/3/31, 2026.3.31 */
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`);
/** 20260331 */
const BARE = /^(\d{4})(\d{2})(\d{2})$/;
/** 31.3.2026, 3/31/2026 */
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${TIME}$`);
/** 31 Mar 2026, 31-March-2026 */
const DAY_NAMED = new RegExp(String.raw`^(\d{1,2})[-. ]+([a-z]{3,9})\.?,?[- ]+(\d{4})${TIME}$`, 'i');
/** March 31, 2026 */
const MONTH_NAMED = new RegExp(String.raw`^([a-z]{3,9})\.? +(\d{1,2}),? +(\d{4})${TIME}$`, 'i');

function dateOf(year: string, month: string | number, day: string): string | null {
  return readDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The number of a month from 1 on; 0 for an unknown name. */
function monthNamed(name: string): number {
  const short = name.toLowerCase().slice(0, 3);
  return MONTHS.indexOf(short) + 1;
}

/**
 * The possible dates of a text; null for an order that cannot read it. Both are the same when the order does not
 * matter.
 */
export function dateForms(typed: string): Readonly<Record<DateOrder, string | null>> {
  const text = plainText(typed);
  const one = (date: string | null) => ({ monthFirst: date, dayFirst: date });
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? BARE.exec(text) ?? [];
  if (year !== '') return one(dateOf(year, month, day));
  const [, first = '', second = '', last = ''] = YEAR_LAST.exec(text) ?? [];
  if (last !== '') return { monthFirst: dateOf(last, first, second), dayFirst: dateOf(last, second, first) };
  const [, namedDay = '', ofDay = '', itsYear = ''] = DAY_NAMED.exec(text) ?? [];
  if (itsYear !== '') return one(dateOf(itsYear, monthNamed(ofDay), namedDay));
  const [, named = '', dayOf = '', yearOf = ''] = MONTH_NAMED.exec(text) ?? [];
  return one(yearOf === '' ? null : dateOf(yearOf, monthNamed(named), dayOf));
}

/** A calendar date in its column's order, else in the only possible reading. A time of day is dropped. */
export const day: CellReader = (typed, column, { dates }) => {
  const { monthFirst, dayFirst } = dateForms(typed);
  const date = dates === null ? (monthFirst ?? dayFirst) : { monthFirst, dayFirst }[dates];
  if (date === null) return { refusal: ledgerTexts.notADate(column, typed) };
  if (dates === null && dayFirst !== null && dayFirst !== date) {
    return { refusal: ledgerTexts.eitherDate(column, typed, date, dayFirst) };
  }
  const year = Number(date.slice(0, 4));
  return year < FIRST_YEAR || year > LAST_YEAR ? { refusal: ledgerTexts.farDate(column, typed) } : { value: date };
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment with its zone, as `2026-03-31T15:00:00.000Z`. */
export const moment: CellReader = (typed, column) => {
  const text = plainText(typed);
  const instant = MOMENT.test(text) ? new Date(text) : null;
  if (instant === null || Number.isNaN(instant.getTime()) || readDate(text) === null) {
    return { refusal: ledgerTexts.notAMoment(column, typed) };
  }
  return { value: instant.toISOString() };
};
