import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import { type Kind, keyColumns } from '#domain/dataImport/kind.ts';
import {
  type ChosenColumns,
  type ColumnReason,
  isOpposite,
  type MatchedColumns,
  matchColumns,
} from '#domain/dataImport/matchColumns.ts';
import { POINT_NOTATION } from '#domain/dataImport/notation.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { FileRefused } from '../fileRefused.ts';
import { guessColumns } from './guessColumns.ts';
import type { ReadOptions } from './readOptions.ts';
import { cellText, type Table } from './table.ts';

export interface FoundColumns extends MatchedColumns {
  /** Columns whose cells mean the opposite, such as those below `Inactive`. */
  readonly opposites: ReadonlySet<string>;
  readonly constants: readonly { column: string; value: string }[];
  readonly remarks: readonly string[];
}

function requireColumns(kind: Kind, headings: readonly string[], chosen: ChosenColumns): void {
  const known = kind.columns.map(({ name }) => name);
  for (const heading of headings) {
    const column = chosen[heading];
    if (typeof column === 'string' && !known.includes(column)) {
      throw new FileRefused(fileTexts.unknownColumn(heading, column, known));
    }
  }
}

/** Refuses constants that are not needed, not readable, or would make all rows the same. */
function requireConstants(
  kind: Kind,
  headings: readonly string[],
  { columns }: MatchedColumns,
  constants: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(constants)) {
    const column = kind.columns.find((one) => one.name === name);
    if (!column)
      throw new FileRefused(
        fileTexts.unknownConstant(
          name,
          kind.columns.map((one) => one.name),
        ),
      );
    const place = columns.indexOf(name);
    if (place >= 0) throw new FileRefused(fileTexts.constantOfColumn(name, headings[place] ?? ''));
    const read = column.read(value, name, POINT_NOTATION, () => '');
    if ('refusal' in read) throw new FileRefused(fileTexts.constantRefused(read.refusal));
  }
  const keys = keyColumns(kind).map(({ name }) => name);
  if (keys.every((name) => Object.hasOwn(constants, name))) throw new FileRefused(fileTexts.constantKey(keys));
}

/** The reason of each column; a choice that matching would have made by itself is none. */
function reasonsOf(
  kind: Kind,
  headings: readonly string[],
  { columns, reasons }: MatchedColumns,
  choice: 'chosen' | 'remembered',
): (ColumnReason | null)[] {
  const alone = matchColumns(kind, headings, {});
  const unclear = new Set(alone.unclear.flatMap((one) => one.headings));
  return reasons.map((reason, at) => {
    if (reason !== 'chosen') return reason;
    const isAlone = columns[at] === alone.columns[at] && !unclear.has(headings[at] ?? '');
    return isAlone ? (alone.reasons[at] ?? null) : choice;
  });
}

/** `No.` may be the code, or the number of the line: 1, 2, 3. */
function lineNumbers(kind: Kind, { headings, first }: Table, { columns, reasons }: MatchedColumns): number | null {
  const place = columns.findIndex((name, at) => {
    const isKey = kind.columns.some((column) => column.isKey && column.name === name);
    return isKey && reasons[at] === 'synonym' && /^(?:no|nr|#|line)\W*$/i.test(headings[at] ?? '');
  });
  const isCounting = first.length > 2 && first.every(({ cells }, at) => cellText(cells[place]) === String(at + 1));
  return place >= 0 && isCounting ? place : null;
}

/** Finds the column of each heading: by choice, by name, and by its values where the heading says nothing. */
export async function findColumns(kind: Kind, table: Table, options: ReadOptions): Promise<FoundColumns> {
  const { headings } = table;
  const constants = options.constants ?? {};
  const chosen = options.columns ?? (await options.savedColumns?.(headings)) ?? {};
  requireColumns(kind, headings, chosen);
  let matched = matchColumns(kind, headings, chosen);
  const remarks: string[] = [];
  const counted = lineNumbers(kind, table, matched);
  if (counted !== null) {
    matched = matchColumns(kind, headings, { ...chosen, [headings[counted] ?? '']: null });
    remarks.push(dataImportText('reading.mayBeLineNumbers', { heading: headings[counted] ?? '' }));
  }
  requireConstants(kind, headings, matched, constants);
  const columns = [...matched.columns];
  const reasons = reasonsOf(kind, headings, matched, options.columns ? 'chosen' : 'remembered');
  const open = kind.columns.filter(({ name }) => !columns.includes(name) && !Object.hasOwn(constants, name));
  for (const { place, column, why } of await guessColumns(open, table, columns, chosen, options.knownCodes)) {
    const texts = { heading: headings[place] ?? '', column: column.name, why };
    if (column.isKey) remarks.push(dataImportText('reading.mayBeColumn', texts));
    else {
      columns[place] = column.name;
      reasons[place] = 'content';
      remarks.push(dataImportText('reading.readAsColumn', texts));
    }
  }
  const opposites = kind.columns.filter((column) => isOpposite(column, headings[columns.indexOf(column.name)] ?? ''));
  return {
    columns,
    reasons,
    missing: matched.missing.filter((name) => !Object.hasOwn(constants, name)),
    unclear: matched.unclear.filter(({ column }) => !Object.hasOwn(constants, column)),
    opposites: new Set(opposites.map(({ name }) => name)),
    constants: Object.entries(constants).map(([column, value]) => ({ column, value })),
    remarks,
  };
}
