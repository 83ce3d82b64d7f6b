import { readLineWords } from '../lines/lineWords.ts';
import { couldBeCode, couldBeQuantity, isKnownCode, isUnmistakable, withoutHash } from '../words/codeShape.ts';
import { headingRole, type Role } from '../words/headings.ts';
import { CODE_LIKE } from '../words/lineWord.ts';
import { type PasteIndex, productsOfCode, wordsOf } from '../words/pasteIndex.ts';
import type { PasteFields } from '../words/pasteRow.ts';
import { type CellKinds, kindsOf, splitQuantity } from './cells.ts';
import { type Column, codeColumnOf } from './codeColumn.ts';

/** The meaning of each column; `quantities` has several when the quantity column is ambiguous. */
export interface Columns {
  code: number | null;
  /** Columns that could each be the code; empty when one of them is. */
  rivals: readonly number[];
  /** A heading, or the user who pasted the table, names the code column. */
  isCodeNamed: boolean;
  /** Another column has as many certain codes, and no heading decides between them. */
  isCodeUnsure: boolean;
  quantities: readonly number[];
  unit: number | null;
}

const MONEY = /^[$€£]|^\d+[.,]\d{2}$/;

function columnAt(
  place: number,
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  index: PasteIndex,
): Column {
  const cells = rows.flatMap((row) => (row[place] ? [row[place]] : []));
  const kinds = cells.map((cell) => kindsOf(cell, index));
  const count = (is: (kind: CellKinds) => boolean) => kinds.filter(is).length;
  const integers = cells.map(Number);
  const isInteger = (cell: string) => /^\d+$/.test(cell);
  return {
    place,
    role: headingRole(heading[place] ?? ''),
    filled: cells.length,
    codes: new Set(
      cells.filter((_, at) => kinds[at]?.isCode).map((cell) => productsOfCode(index, withoutHash(cell))[0]),
    ).size,
    certain: cells.filter((cell, at) => kinds[at]?.isCode && isUnmistakable(cell)).length,
    possible: cells.filter((cell) => couldBeCode(cell, index)).length,
    codeLike: cells.filter((cell) => CODE_LIKE.test(withoutHash(cell))).length,
    numbers: count((kind) => kind.isNumber),
    quantities: cells.filter((cell, at) => kinds[at]?.isNumber && (!isInteger(cell) || couldBeQuantity(cell))).length,
    units: count((kind) => kind.isUnit),
    isCounting: integers.length > 2 && integers.every((value, at) => value === (integers[0] ?? 0) + at),
    isPrices: cells.length > 0 && cells.every((cell) => MONEY.test(cell)),
  };
}

/** Decides over all rows; `chosen` is the code column that the user chose. */
export function columnsOf(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  index: PasteIndex,
  chosen: number | null,
): Columns {
  const width = Math.max(heading.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, place) => columnAt(place, heading, rows, index));
  const named = (role: Role) => columns.find((column) => column.role === role);
  const decided = codeColumnOf(columns, rows, index);
  const code = chosen === null ? decided.code : columns[chosen];
  const unit =
    named('unit') ??
    columns
      .filter((column) => column !== code && column.role === null && column.units > 0)
      .toSorted((left, right) => right.units - left.units)[0];
  const rest = columns.filter((column) => column !== code && column !== unit);
  const counted = named('quantity');
  const numbers = rest.filter(({ role, numbers: found }) => found > 0 && role === null);
  const likely = [
    numbers,
    numbers.filter(({ isPrices }) => !isPrices),
    numbers.filter(({ isPrices, isCounting }) => !isPrices && !isCounting),
  ].findLast((some) => some.length > 0);
  const quantities = counted && counted !== code ? [counted] : (likely ?? []);
  const isCodeNamed = chosen !== null || named('code') !== undefined;
  const isRival = ({ place, certain }: Column) => place !== code?.place && certain > 0 && certain === code?.certain;
  return {
    code: code?.place ?? null,
    rivals: decided.rivals.map(({ place }) => place),
    isCodeNamed,
    isCodeUnsure: !isCodeNamed && columns.some(isRival),
    quantities: quantities.map(({ place }) => place),
    unit: unit?.place ?? null,
  };
}

/**
 * The fields of one row. A cell of the code column is the code, known or not, unless the row has code and quantity
 * swapped.
 */
export function readCells(cells: readonly string[], columns: Columns, index: PasteIndex): PasteFields {
  const cellAt = (place: number | null | undefined) =>
    place === null || place === undefined ? '' : (cells[place] ?? '');
  const certain = cells.flatMap((cell, place) => (isKnownCode(cell, index) && isUnmistakable(cell) ? [place] : []));
  const { quantities } = columns;
  if (columns.isCodeUnsure) {
    const texts = certain.map((place) => withoutHash(cellAt(place)));
    const products = new Set(texts.map((text) => productsOfCode(index, text)[0]));
    if (products.size > 1) {
      const doubt = { why: 'twoCodes', found: texts } as const;
      return { code: '', quantity: '', unit: cellAt(columns.unit), rest: cells.join(' '), doubt };
    }
  }
  const expected = cellAt(columns.code);
  const isExpected = isKnownCode(expected, index);
  const isSwapped = !isExpected && !columns.isCodeNamed && couldBeQuantity(expected);
  const elsewhere = certain.find((place) => expected === '' || (isSwapped && quantities.includes(place)));
  const codeAt = isExpected ? (columns.code ?? -1) : (elsewhere ?? columns.code ?? -1);
  const quantityAts = quantities.map((place) => (place === codeAt ? (columns.code ?? -1) : place));
  const numbers = quantityAts
    .map((place) => splitQuantity(cellAt(place), index))
    .filter(({ quantity }) => quantity !== '');
  const { quantity = '', unit: joined = '' } = numbers[0] ?? {};
  const unitCell = columns.unit === codeAt ? '' : cellAt(columns.unit);
  const isAmbiguous = new Set(numbers.map((number) => number.quantity)).size > 1;
  const used = [codeAt, columns.unit, ...(isAmbiguous ? [] : quantityAts)];
  const others = cells.filter((cell, place) => cell !== '' && !used.includes(place));
  const fields: PasteFields = {
    code: cellAt(codeAt),
    quantity: isAmbiguous ? '' : quantity,
    unit: unitCell || joined,
    rest: others.join(' '),
    doubt: isAmbiguous ? { why: 'twoNumbers', found: numbers.map((number) => number.quantity) } : null,
  };
  const isAlone = quantities.length === 0 && /^\S*\d\S*$/.test(fields.rest);
  const withQuantity = isAlone ? { ...fields, quantity: fields.rest, rest: '' } : fields;
  if (isKnownCode(fields.code, index)) return withQuantity;
  const isCodeMissing = columns.code !== null && fields.code === '' && fields.quantity !== '';
  return isCodeMissing ? fields : completed(fields, others, index);
}

const isDescription = (cell: string) => wordsOf(cell).length > 1;

/** A cell with a code and more (`TOM-100 plum tomatoes`), or a row that is one cell of free text. */
function completed(fields: PasteFields, others: readonly string[], index: PasteIndex): PasteFields {
  const texts = fields.code === '' ? [...others, fields.rest] : [fields.code];
  const readings = texts.map((text) => readLineWords(text, index));
  const found = readings.find(({ code }) => productsOfCode(index, code).length > 0);
  const whole = found ?? readings.at(-1);
  if (!found && isDescription(fields.code)) return { ...fields, code: '', rest: [fields.code, ...others].join(' ') };
  if (!whole || !(found || (fields.code === '' && fields.quantity === ''))) return fields;
  return {
    code: whole.code,
    quantity: fields.quantity || whole.quantity,
    unit: fields.unit || whole.unit,
    rest: [whole.rest, fields.code === '' ? fields.rest : ''].filter(Boolean).join(' '),
    doubt: fields.doubt ?? (fields.quantity === '' ? whole.doubt : null),
  };
}
