import { type Static, Type } from 'typebox';
import type { Values } from './kind.ts';

export const ROW_OUTCOMES = ['new', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/**
 * The result of a row. A row with several issues has several results with the same line and outcome. `line` is the line
 * of the file, or the position in a list or batch, from 1 on; `value` is the text of `column`, cut to a displayable
 * length; `hint` says what was done, or what to do; `code` gives programs the reason of a refusal, if there is one.
 */
export const RowResult = Type.Object({
  line: Type.Integer(),
  result: Type.Enum(ROW_OUTCOMES),
  column: TextOrNone,
  value: TextOrNone,
  reason: TextOrNone,
  hint: TextOrNone,
  code: Type.Optional(Type.String()),
});
export type RowResult = Static<typeof RowResult>;

/**
 * A row as it was read. `name` is the name of the product or customer that the row refers to, null if its own columns
 * name it. `values`: the columns of the file, and those that get a value without it, each with the stored value
 * (`before`, null for a new record) and the value that is written (`after`, null when it is empty or was not readable),
 * money with at least two decimals, and a price with its unit.
 */
export const PreviewRow = Type.Object({
  line: Type.Integer(),
  result: Type.Enum(ROW_OUTCOMES),
  name: TextOrNone,
  values: Type.Array(Type.Object({ column: Type.String(), before: TextOrNone, after: TextOrNone })),
});
export type PreviewRow = Static<typeof PreviewRow>;

/** An issue of one cell of a row. */
export interface CellIssue {
  column: string | null;
  value: string | null;
  reason: string;
  hint: string;
  code?: string;
}

/** A row of a file or a request after its cells were parsed; a row with refusals is refused. */
export interface Row {
  line: number;
  values: Values;
  notes: readonly CellIssue[];
  refusals: readonly CellIssue[];
}

const SHOWN_LENGTH = 120;

export function shownValue(value: string): string {
  const characters = [...value];
  return characters.length > SHOWN_LENGTH ? `${characters.slice(0, SHOWN_LENGTH - 1).join('')}…` : value;
}

const UNUSUAL: ReadonlySet<string | undefined> = new Set(['unusualPriceFactor', 'amountMismatch', 'moreThanOrdered']);

/** Whether a row is refused for a value that its column `override` accepts. */
export function isUnusual({ result, code }: RowResult): boolean {
  return result === 'refused' && UNUSUAL.has(code);
}

/** One result per issue, at least one. */
export function rowResults(line: number, result: RowOutcome, issues: readonly CellIssue[]): RowResult[] {
  if (issues.length === 0) return [{ line, result, column: null, value: null, reason: null, hint: null }];
  return issues.map((issue) => ({ line, result, ...issue }));
}
