import type { ColumnType, JSONColumnType } from 'kysely';

/** `numeric` arrives as its decimal text and is written from text: it never becomes a double on the way. */
export type Numeric = ColumnType<string, string | number, string | number>;
export type NumericDefault = ColumnType<string, string | number | undefined, string | number>;
/** `date` arrives as `YYYY-MM-DD`. */
export type CalendarDate = ColumnType<string, string, string>;
export type Json = JSONColumnType<Record<string, unknown>, string, string>;
export type JsonDefault = JSONColumnType<Record<string, unknown>, string | undefined, string>;
