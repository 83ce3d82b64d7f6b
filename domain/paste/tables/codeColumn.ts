import { isKnownCode, withoutHash } from '../words/codeShape.ts';
import type { Role } from '../words/headings.ts';
import { nameKey, type PasteIndex, productsOfCode } from '../words/pasteIndex.ts';

export interface Column {
  place: number;
  role: Role | null;
  /** Cells that are not empty. */
  filled: number;
  /** Different codes that the catalog knows. */
  codes: number;
  /** Cells with a known code that has no other reading. */
  certain: number;
  /** Cells that may be a code, known or not. */
  possible: number;
  codeLike: number;
  numbers: number;
  /** Cells with a number that could be ordered. */
  quantities: number;
  units: number;
  isCounting: boolean;
  isPrices: boolean;
}

type Rows = readonly (readonly string[])[];

/** The code column, or the columns that could each be it. */
export interface CodeColumn {
  code: Column | undefined;
  rivals: readonly Column[];
}

/** Quantities that are ordered most. */
const USUAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 48, 50, 60, 72, 96, 100];
/** About one of ten ordered codes is no longer sold. */
const SOLD = 0.9;
/** The accepted error rate: one wrong column in this many tables. */
const CERTAIN = 10_000;

/**
 * How many more codes a column must have than another: any lead is enough when most usual quantities are codes, too.
 */
function leadNeeded(index: PasteIndex): number {
  const alike = USUAL.filter((quantity) => productsOfCode(index, String(quantity)).length > 0).length;
  const chance = (alike + 1) / (USUAL.length + 2);
  const odds = (SOLD / (1 - SOLD)) * ((1 - chance) / chance);
  return odds > 1 ? Math.ceil(Math.log(CERTAIN) / Math.log(odds)) : Number.POSITIVE_INFINITY;
}

/** Whether a row has beside a code of the column the whole description of its product. */
function isDescribed({ place }: Column, rows: Rows, index: PasteIndex): boolean {
  return rows.some((row) => {
    const code = row[place] ?? '';
    if (!isKnownCode(code, index)) return false;
    const names = productsOfCode(index, withoutHash(code)).map(({ description }) => nameKey(description));
    return row.some((cell, at) => at !== place && /\p{L}{3}/u.test(cell) && names.includes(nameKey(cell)));
  });
}

function most(columns: readonly Column[], of: (column: Column) => number): Column | undefined {
  return columns.reduce<Column | undefined>(
    (best, column) => (of(column) > (best ? of(best) : 0) ? column : best),
    undefined,
  );
}

/** Whether the other columns leave a quantity column, or no column, beside the code column. */
function leavesQuantity(column: Column, columns: readonly Column[]): boolean {
  const others = columns.filter((other) => other !== column && other.role !== 'other');
  if (others.some(({ role }) => role === 'quantity')) return true;
  const numbers = others.filter(({ role, numbers: found, isPrices }) => role === null && found > 0 && !isPrices);
  if (numbers.length === 0) return others.every(({ filled, units }) => filled === units);
  return numbers.some(({ filled, quantities }) => isNearly(quantities, filled));
}

/** All of them, save for a total or a remark in a longer table. */
const isNearly = (some: number, all: number) => all > 0 && (all - some) * 5 <= all;

/**
 * The code column: the one that a heading names, that has unmistakable codes, or that is the only one to fit all rows;
 * among several that fit, the one with its products' descriptions or with a lead that is no coincidence.
 */
export function codeColumnOf(columns: readonly Column[], rows: Rows, index: PasteIndex): CodeColumn {
  const named = columns.filter(({ role }) => role === 'code');
  const headed = named.filter(({ possible }) => possible > 0);
  const [first] = named;
  if (first && headed.length < 2) return { code: headed[0] ?? first, rivals: [] };
  const candidates = headed.length > 1 ? headed : columns.filter(({ role, isPrices }) => role === null && !isPrices);
  const certain = most(candidates, ({ certain: found }) => found);
  if (certain && certain.certain * 2 >= certain.filled) return { code: certain, rivals: [] };
  const fitting = candidates.filter(
    (column) => isNearly(column.possible, column.filled) && leavesQuantity(column, columns),
  );
  const [only, another] = fitting;
  if (only && !another) return { code: only, rivals: [] };
  const pool = fitting.length > 0 ? fitting : candidates.filter(({ possible }) => possible > 0);
  const known = pool.length > 1 ? most(pool, ({ codes }) => codes) : undefined;
  if (!known) return { code: most(candidates, ({ codeLike }) => codeLike), rivals: [] };
  const described = pool.filter((column) => isDescribed(column, rows, index));
  if (described.length === 1) return { code: described[0], rivals: [] };
  const lead = leadNeeded(index);
  const isAhead = pool.every((column) => column === known || known.codes - column.codes >= lead);
  return isAhead ? { code: known, rivals: [] } : { code: undefined, rivals: pool };
}
