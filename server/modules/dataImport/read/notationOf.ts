import { type ChosenNotation, evidenceOf, type FileNotation } from '#domain/dataImport/evidence.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import { numberForms } from '#domain/dataImport/notation.ts';
import { evidenceIn } from '#domain/dataImport/readRow.ts';
import { ShownCell } from '#domain/dataImport/shownCell.ts';
import { decimal } from '#domain/decimal.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Table } from './table.ts';

/** Numbers of a column that the workbook shows with fewer digits than it stores. */
interface Rounded {
  count: number;
  stored: string;
  shown: string;
}

const PERCENT = /\s*%$/;

function isRounded({ shown, stored, date, flaw }: ShownCell): boolean {
  if (stored === null || date !== null || flaw !== null || shown === stored) return false;
  const { point } = numberForms(shown.replace(PERCENT, ''));
  if (point === null) return false;
  return !decimal(point)
    .div(PERCENT.test(shown) ? 100 : 1)
    .eq(decimal(stored));
}

/** Detects the notation of a table from all of its values; notes numbers that are displayed rounded. */
export async function notationOf(
  kind: Kind,
  table: Table,
  columns: readonly (string | null)[],
  chosen: ChosenNotation,
): Promise<FileNotation & { remarks: string[] }> {
  const evidence = evidenceOf(kind, chosen);
  const rounded = new Map<string, Rounded>();
  const weighed = kind.columns.flatMap(({ name, isNumber, isDate }) => {
    const place = columns.indexOf(name);
    return place >= 0 && (isNumber || isDate) ? [{ name, place, isNumber: isNumber === true }] : [];
  });
  if (weighed.length > 0) {
    for await (const { cells } of table.rows()) {
      for (const { name, place, isNumber } of weighed) {
        const cell = cells[place];
        const text = evidenceIn(cell);
        if (text !== null) evidence.add(name, text);
        if (!isNumber || !(cell instanceof ShownCell) || !isRounded(cell)) continue;
        const { count = 0 } = rounded.get(name) ?? {};
        rounded.set(name, { count: count + 1, stored: cell.stored ?? '', shown: cell.shown });
      }
    }
  }
  const remarks = [...rounded].map(([name, { count, stored, shown }]) =>
    dataImportText('reading.rounded', { column: name, count, stored, shown }),
  );
  return { ...evidence.decide(), remarks };
}
