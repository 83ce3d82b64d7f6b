import type { AddressField } from '../address/address.ts';
import { addressProblem, tidyField } from '../address/addressRules.ts';
import { type Decimal, decimal } from '../decimal.ts';
import { isEmailAddress } from '../emailAddress.ts';
import { plainText } from '../plainText.ts';
import { type Pack, readPack } from '../product/readPack.ts';
import { CONVERSION_PLACES, conversionText, isStorable, readFraction } from './conversion.ts';
import { type Issue, importTexts } from './importTexts.ts';
import { hasTwoMeanings, type Notation, numberForms } from './notation.ts';

/** A cell in its stored form, with a note about changes; or why it is refused. */
export type CellRead = { readonly value: string; readonly note?: Issue } | { readonly refusal: Issue };

/**
 * Reads a cell that is not empty; `column` is the column's name in messages, `of` returns the value of another column
 * of the row.
 */
export type CellReader = (text: string, column: string, notation: Notation, of: (other: string) => string) => CellRead;

const refused = (refusal: Issue): CellRead => ({ refusal });
const lengthOf = (text: string) => [...text].length;
/** No text has more characters than units, which are faster to count. */
const isTooLong = (text: string, most: number) => text.length > most && lengthOf(text) > most;

/** Display text, trimmed. */
export const text = (most: number): CellReader => {
  return (typed, column) => {
    const value = plainText(typed);
    return isTooLong(value, most) ? refused(importTexts.tooLong(column, lengthOf(value), most)) : { value };
  };
};

const UNSEEN = /[\p{Cc}\u2028\u2029]/u;

/** Blanks that look like a space, and signs that are not seen at all. */
const OTHER_BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const NO_WIDTH = /[\u00ad\u200b\u2060\ufeff]/g;
const IS_PLAIN = /^[\x20-\x7e]*$/;

const codeText = (typed: string) =>
  IS_PLAIN.test(typed) ? typed.trim() : plainText(typed.replaceAll(NO_WIDTH, '').replaceAll(OTHER_BLANKS, ' '));

/** An identifying code: one line, without surrounding blanks. */
export const code = (most: number): CellReader => {
  return (typed, column) => {
    const value = codeText(typed);
    if (isTooLong(value, most)) return refused(importTexts.tooLong(column, lengthOf(value), most));
    if (UNSEEN.test(typed.trim())) return refused(importTexts.controlCharacters(column));
    return value === typed ? { value } : { value, note: importTexts.blanks(column, typed, value) };
  };
};

const FORMULA = /^\s*=/;
const PERCENT = /\s*%$/;
const OTHER_CURRENCY = /^[-(\s]*[€£¥]|[€£¥]\)?\s*$/;

/** A number of a file in plain form, `1234.5`, without dollar signs and thousands separators. */
function readPlain(
  typed: string,
  column: string,
  notation: Notation,
  unreadable: (column: string, typed: string) => Issue,
): { plain: string } | { refusal: Issue } {
  if (FORMULA.test(typed)) return { refusal: importTexts.formula(column, typed) };
  if (OTHER_CURRENCY.test(typed)) return { refusal: importTexts.otherCurrency(column, typed) };
  const forms = numberForms(typed);
  const isEither = notation.decimal === null || (notation.isOfProgram && typed.includes(','));
  if (isEither && hasTwoMeanings(forms)) {
    return { refusal: importTexts.twoNumbers(column, typed, forms.point ?? '', forms.comma ?? '') };
  }
  const plain = notation.decimal === null ? (forms.point ?? forms.comma) : forms[notation.decimal];
  return plain === null ? { refusal: unreadable(column, typed) } : { plain };
}

interface NumberLimits {
  places: number;
  least?: string;
  /** Values of 0 or less are refused. */
  isPositive?: true;
  most: string;
  /** A fraction, also in percent: 8.25% is 0.0825. */
  isShare?: true;
}

function limited(value: Decimal, typed: string, column: string, limits: NumberLimits): Issue | null {
  const { least, isPositive, isShare, most } = limits;
  if (isPositive && value.lte(0)) return importTexts.notAbove(column, typed);
  if (least !== undefined && value.lt(least)) return importTexts.belowLeast(column, typed, least);
  if (value.lte(most)) return null;
  return isShare ? importTexts.aboveShare(column, typed, most) : importTexts.aboveMost(column, typed, most);
}

/** A decimal. Extra decimal places are rounded, with a note. */
export const number = (limits: NumberLimits): CellReader => {
  return (typed, column, notation) => {
    const isPercent = PERCENT.test(typed);
    if (isPercent && !limits.isShare) return refused(importTexts.percent(column, typed));
    const read = readPlain(typed.replace(PERCENT, ''), column, notation, importTexts.notANumber);
    if ('refusal' in read) return read;
    const given = isPercent ? decimal(read.plain).div(100) : decimal(read.plain);
    const value = given.toDecimalPlaces(limits.places);
    const problem = limited(value, typed, column, limits);
    if (problem) return refused(problem);
    const kept = value.toString();
    return value.eq(given)
      ? { value: kept }
      : { value: kept, note: importTexts.rounded(column, typed, kept, limits.places) };
  };
};

/** `12`, and `12.0` as spreadsheets write it. */
export const integer = (limits: { least: string; most: string }): CellReader => {
  return (typed, column, notation) => {
    const read = readPlain(typed, column, notation, importTexts.notWhole);
    if ('refusal' in read) return read;
    const value = decimal(read.plain);
    if (!value.isInteger()) return refused(importTexts.notWhole(column, typed));
    const problem = limited(value, typed, column, { places: 0, ...limits });
    return problem ? refused(problem) : { value: value.toString() };
  };
};

const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', 't', '1', 'x', 'on']);
const NO: ReadonlySet<string> = new Set(['no', 'n', 'false', 'f', '0', '-', 'off']);

export const flag: CellReader = (typed, column) => {
  const word = typed.trim().toLowerCase();
  if (YES.has(word)) return { value: 'yes' };
  return NO.has(word) ? { value: 'no' } : refused(importTexts.notAFlag(column, typed));
};

const ACTIVE: ReadonlySet<string> = new Set(['active', 'enabled', 'published', 'available', 'live']);
const NOT_ACTIVE: ReadonlySet<string> = new Set([
  ...['inactive', 'notactive', 'disabled', 'discontinued', 'unpublished', 'draft', 'archived', 'obsolete'],
  // A web shop writes 1 and 2, another 1, 0 and -1.
  '2',
]);

/** Yes or no, also in the words of ERP systems and web shops for the state of a product. */
export const activeFlag: CellReader = (typed, ...rest) => {
  const word = typed.toLowerCase().replaceAll(/[\s_-]/g, '');
  if (ACTIVE.has(word)) return { value: 'yes' };
  return NOT_ACTIVE.has(word) || typed.trim() === '-1' ? { value: 'no' } : flag(typed, ...rest);
};

/** One of several words; case is ignored. */
export const oneOf = (words: readonly string[]): CellReader => {
  return (typed, column) => {
    const found = words.find((word) => word.toLowerCase() === typed.trim().toLowerCase());
    return found === undefined ? refused(importTexts.notOneOf(column, typed, words)) : { value: found };
  };
};

export const email: CellReader = (typed, column) => {
  const value = plainText(typed);
  return isEmailAddress(value) ? { value } : refused(importTexts.notAnAddress(column, typed));
};

/** An address field with a format, validated by the rule of its form. */
export const addressField = (field: AddressField & ('state' | 'zip' | 'phone')): CellReader => {
  return (typed, column) => {
    const problem = addressProblem(field, typed);
    return problem === null ? { value: tidyField(field, typed) } : refused(importTexts.field(column, problem.text));
  };
};

const LIST_MARKS = /[;|]/;

/** Several values in one cell, separated by `;`. */
export const listOf = (item: CellReader): CellReader => {
  return (typed, column, notation, of) => {
    const values: string[] = [];
    for (const part of typed.split(LIST_MARKS)) {
      if (part.trim() === '') continue;
      const read = item(part.trim(), column, notation, of);
      if ('refusal' in read) return read;
      if (!values.includes(read.value)) values.push(read.value);
    }
    return { value: values.sort().join(';') };
  };
};

/**
 * How many stock units a unit contains: a number, or a pack text. `unitColumn` has the row's unit. `12 EA` is stored as
 * written, because only the write step knows the product's units.
 */
export const holds = (unitColumn: string): CellReader => {
  const plain = number({ places: CONVERSION_PLACES, isPositive: true, least: '0.0001', most: '9999999999' });
  return (typed, column, notation, of) => {
    if (FORMULA.test(typed)) return refused(importTexts.formula(column, typed));
    const pack = readPack(typed);
    if (pack === null) return refused(importTexts.noPack(column, typed));
    const unit = plainText(of(unitColumn));
    if (isOfAnother(pack, unit)) return refused(importTexts.otherUnit(column, typed, pack.unit ?? '', unit));
    if (pack.count.includes('/')) return fraction(typed, column, pack.count);
    const read = plain(pack.count, column, notation, of);
    return 'refusal' in read || pack.piece === null ? read : { ...read, value: `${read.value} ${pack.piece}` };
  };
};

function fraction(typed: string, column: string, count: string): CellRead {
  const factor = readFraction(count);
  if (factor === null) return refused(importTexts.noPack(column, typed));
  if (!isStorable(factor)) return refused(importTexts.belowLeast(column, typed, '0.0001'));
  const value = conversionText(factor);
  return { value, note: importTexts.fraction(column, typed, value) };
}

/** The number of a pack, which decides the column's notation. */
export function packNumbers(text: string): readonly string[] {
  const pack = readPack(text);
  return pack === null ? [] : [pack.count];
}

function isOfAnother({ unit }: Pack, asked: string): boolean {
  return unit !== null && asked !== '' && unit.toLowerCase() !== asked.toLowerCase();
}
