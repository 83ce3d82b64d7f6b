import { sql, type Transaction } from 'kysely';
import type { Column, Values } from '#domain/dataImport/kind.ts';
import type { Reference } from '#domain/dataImport/reference.ts';
import type { PreviewRow, RowOutcome } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Candidate, ImportTarget } from './importTarget.ts';

/** Rows at the beginning and at the end of a file, and changed rows, that are shown. */
const FIRST_ROWS = 5;
const LAST_ROWS = 5;
const CHANGED_ROWS = 10;

export type ValidatedRow = Pick<Candidate, 'line' | 'before' | 'given' | 'values'> & { readonly result: RowOutcome };

/** The rows of a file that show how it was read: the first, the last, and some of those that change a record. */
export interface Preview {
  add(rows: readonly ValidatedRow[]): void;
  rows(): ValidatedRow[];
}

export function newPreview(): Preview {
  const first: ValidatedRow[] = [];
  const changed: ValidatedRow[] = [];
  let last: ValidatedRow[] = [];
  return {
    add(rows) {
      first.push(...rows.slice(0, FIRST_ROWS - first.length));
      if (changed.length < CHANGED_ROWS)
        changed.push(...rows.filter(({ result }) => result === 'changed').slice(0, CHANGED_ROWS - changed.length));
      last = [...last, ...rows.slice(-LAST_ROWS)].slice(-LAST_ROWS);
    },
    rows: () => [...new Set([...first, ...changed, ...last])].sort((one, other) => one.line - other.line),
  };
}

function namesOf(kind: Reference, codes: readonly string[]) {
  return kind === 'product'
    ? sql<{ code: string; name: string }>`
        select product_code as code, description as name from product where product_code = any(${codes}::text[])`
    : sql<{ code: string; name: string }>`
        select customer_code as code, name from customer where customer_code = any(${codes}::text[])`;
}

function shown({ name, show }: Column, row: Values | null): string | null {
  const value = row?.[name] ?? null;
  return row && value !== null && show ? show(value, row) : value;
}

/** The rows with the values that are written, and the name of the product or customer that a row refers to. */
export async function previewRows(
  transaction: Transaction<Database>,
  { kind }: ImportTarget,
  rows: readonly ValidatedRow[],
): Promise<PreviewRow[]> {
  const named = kind.columns.find(({ refersTo }) => refersTo === 'product' || refersTo === 'customer');
  const codes = named ? rows.flatMap(({ values }) => values[named.name] ?? []) : [];
  const found = named?.refersTo ? await namesOf(named.refersTo, codes).execute(transaction) : { rows: [] };
  const names = new Map(found.rows.map(({ code, name }) => [code, name]));
  return rows.map(({ line, result, before, given, values }) => ({
    line,
    result,
    name: (named && names.get(values[named.name] ?? '')) ?? null,
    values: kind.columns.flatMap((column) => {
      const { name } = column;
      const next = values[name] ?? null;
      // Nothing of a refused row replaces what is stored.
      const stored = result === 'refused' ? null : before;
      const old = stored?.[name] ?? null;
      const isShown = Object.hasOwn(given, name) || (old !== next && result !== 'refused');
      return isShown ? [{ column: name, before: shown(column, stored), after: shown(column, values) }] : [];
    }),
  }));
}
