import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Announced for a column with a blank header. */
  readonly spokenHeader?: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | 'center';
  /** CSS pixels; columns without a width share the rest. */
  readonly width?: number;
  readonly isSortable?: boolean;
  /** The direction of a first click. Default descending (specification 4). */
  readonly firstDirection?: SortDirection;
}

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The order after a click on a column's header. */
export function nextSort<Row>(sort: TableSort | null, column: DataTableColumn<Row>): TableSort {
  if (sort?.column !== column.id) return { column: column.id, direction: column.firstDirection ?? 'descending' };
  return { column: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** CSS pixels: a digit of body text, and the padding of a cell. */
const DIGIT = 8;
const PADDING = 24;

/** The width of a column in CSS pixels, or more if its longest number would wrap. */
export function numberWidth(width: number, numbers: readonly string[]): number {
  return numbers.reduce((most, number) => Math.max(most, number.length * DIGIT + PADDING), width);
}

/** The minimum width at which every column is readable. */
export function leastWidth<Row>(columns: readonly DataTableColumn<Row>[]): number {
  return columns.reduce((sum, column) => sum + (column.width ?? 120), 0);
}
