import { type CellKinds, kindsOf, splitQuantity } from './cells.ts';
import { headingRole, type Role } from './headings.ts';
import { CODE_LIKE } from './lineWord.ts';
import { readLineWords } from './lineWords.ts';
import { type PasteIndex, productsOfCode } from './pasteIndex.ts';
import type { PasteFields } from './pasteRow.ts';

/** Which column holds what; `quantities` several where nothing tells which of them it is. */
export interface Columns {
  code: number | null;
  /** Another column holds as many known codes, and no heading tells which is meant. */
  isCodeUnsure: boolean;
  quantities: readonly number[];
  unit: number | null;
}

interface Column {
  place: number;
  role: Role | null;
  codes: number;
  codeLike: number;
  numbers: number;
  units: number;
  isCounting: boolean;
  isPrices: boolean;
  isConstant: boolean;
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
  return {
    place,
    role: headingRole(heading[place] ?? ''),
    codes: count((kind) => kind.isCode),
    codeLike: cells.filter((cell) => CODE_LIKE.test(cell.replace(/^#/, ''))).length,
    numbers: count((kind) => kind.isNumber),
    units: count((kind) => kind.isUnit),
    isCounting: integers.length > 2 && integers.every((value, at) => value === (integers[0] ?? 0) + at),
    isPrices: cells.length > 0 && cells.every((cell) => MONEY.test(cell)),
    isConstant: cells.length > 2 && new Set(cells).size === 1,
  };
}

function most(columns: readonly Column[], of: (column: Column) => number): Column | undefined {
  return columns.reduce<Column | undefined>(
    (best, column) => (of(column) > (best ? of(best) : 0) ? column : best),
    undefined,
  );
}

/** Decides over all rows: known codes before headings, headings before looks. */
export function columnsOf(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  index: PasteIndex,
): Columns {
  const width = Math.max(heading.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, place) => columnAt(place, heading, rows, index));
  const named = (role: Role) => columns.find((column) => column.role === role);
  const unclaimed = columns.filter(({ role }) => role === null || role === 'code');
  const mostCodes = most(unclaimed, (column) => column.codes);
  const namedCode = named('code');
  const byCodes =
    namedCode && namedCode.codes > 0 && namedCode.codes >= (mostCodes?.codes ?? 0) ? namedCode : mostCodes;
  const code = byCodes ?? namedCode ?? most(unclaimed, (column) => column.codeLike);
  const unit =
    named('unit') ??
    most(
      columns.filter((column) => column !== code && column.role === null),
      ({ units }) => units,
    );
  const rest = columns.filter((column) => column !== code && column !== unit);
  const counted = named('quantity');
  const numbers = rest.filter(({ role, numbers: found }) => found > 0 && role === null);
  const likely = [
    numbers,
    numbers.filter(({ isPrices }) => !isPrices),
    numbers.filter(({ isPrices, isCounting }) => !isPrices && !isCounting),
  ].findLast((some) => some.length > 0);
  const quantities = counted && counted !== code ? [counted] : (likely ?? []);
  const rivals = columns.filter(({ place, codes }) => place !== code?.place && codes > 0 && codes === code?.codes);
  return {
    code: code?.place ?? null,
    isCodeUnsure: namedCode === undefined && rivals.length > 0,
    quantities: quantities.map(({ place }) => place),
    unit: unit?.place ?? null,
  };
}

/** The fields of one row; a known code in another column than the others have it wins over the columns. */
export function readCells(cells: readonly string[], columns: Columns, index: PasteIndex): PasteFields {
  const cellAt = (place: number | null | undefined) =>
    place === null || place === undefined ? '' : (cells[place] ?? '');
  const isKnown = (place: number) => productsOfCode(index, cellAt(place).replace(/^#/, '')).length > 0;
  const known = cells.flatMap((_, place) => (isKnown(place) ? [place] : []));
  const { quantities } = columns;
  if (columns.isCodeUnsure) {
    const texts = known.map((place) => cellAt(place).replace(/^#/, ''));
    const products = new Set(texts.map((text) => productsOfCode(index, text)[0]));
    if (products.size > 1) {
      const doubt = { why: 'twoCodes', found: texts } as const;
      return { code: '', quantity: '', unit: cellAt(columns.unit), rest: cells.join(' '), doubt };
    }
  }
  const expected = columns.code !== null && known.includes(columns.code) ? columns.code : undefined;
  const elsewhere = known.filter((place) => !quantities.includes(place) && place !== columns.unit);
  const swapped = known.filter((place) => quantities.includes(place) && kindsOf(cellAt(columns.code), index).isNumber);
  const codeAt = expected ?? elsewhere[0] ?? swapped[0] ?? columns.code ?? -1;
  const quantityAts = quantities.map((place) => (place === codeAt ? (columns.code ?? -1) : place));
  const numbers = quantityAts
    .map((place) => splitQuantity(cellAt(place), index))
    .filter(({ quantity }) => quantity !== '');
  const { quantity = '', unit: joined = '' } = numbers[0] ?? {};
  const unitCell = columns.unit === codeAt ? '' : cellAt(columns.unit);
  const isAmbiguous = new Set(numbers.map((number) => number.quantity)).size > 1;
  const used = [codeAt, columns.unit, ...(isAmbiguous ? [] : quantityAts)];
  const fields: PasteFields = {
    code: cellAt(codeAt),
    quantity: isAmbiguous ? '' : quantity,
    unit: unitCell || joined,
    rest: cells.filter((cell, place) => cell !== '' && !used.includes(place)).join(' '),
    doubt: isAmbiguous ? { why: 'twoNumbers', found: numbers.map((number) => number.quantity) } : null,
  };
  const isAlone = quantities.length === 0 && /^\S*\d\S*$/.test(fields.rest);
  const withQuantity = isAlone ? { ...fields, quantity: fields.rest, rest: '' } : fields;
  return isKnown(codeAt) ? withQuantity : completed(fields, index);
}

/** A cell that holds a code and more (`TOM-100 plum tomatoes`), or a row that is one cell of free text. */
function completed(fields: PasteFields, index: PasteIndex): PasteFields {
  const inCode = readLineWords(fields.code, index);
  const whole = fields.code === '' ? readLineWords(fields.rest, index) : inCode;
  const isFound = productsOfCode(index, whole.code).length > 0;
  if (!isFound && !(fields.code === '' && fields.quantity === '')) return fields;
  return {
    code: whole.code,
    quantity: fields.quantity || whole.quantity,
    unit: fields.unit || whole.unit,
    rest: [whole.rest, fields.code === '' ? '' : fields.rest].filter(Boolean).join(' '),
    doubt: fields.doubt ?? (fields.quantity === '' ? whole.doubt : null),
  };
}
