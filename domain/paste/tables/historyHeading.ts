import type { PasteIndex } from '../words/pasteIndex.ts';
import { kindsOf } from './cells.ts';

const DATE = /^\d{2}\/\d{2}\/\d{4}$/;

/**
 * The heading of the product history for one of its rows that was pasted without it: the order number first, and
 * quantity and unit after the date. None for any other row.
 */
export function historyHeading(row: readonly string[], index: PasteIndex): readonly string[] {
  const date = row.findIndex((cell) => DATE.test(cell));
  const isSale =
    date >= 2 &&
    /^\d+$/.test(row[0] ?? '') &&
    kindsOf(row[date + 1] ?? '', index).isNumber &&
    kindsOf(row[date + 2] ?? '', index).isUnit;
  if (!isSale) return [];
  const named = new Map([
    [0, 'No'],
    [date - 1, 'Description'],
    [date, 'Text'],
    [date + 1, 'Quantity'],
    [date + 2, 'Unit'],
  ]);
  return row.map((_, place) => named.get(place) ?? '');
}
