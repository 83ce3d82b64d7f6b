import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Issue } from '#domain/dataImport/importTexts.ts';
import { type Kind, keyColumns, type Values } from '#domain/dataImport/kind.ts';
import type { CellIssue } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** The categories that an import created; null if unknown ones are refused, undefined if nobody could choose. */
export type NewCategories = string[] | null | undefined;

/** A row being imported: its stored and new values, and why it is refused. */
export interface Candidate {
  readonly line: number;
  /** Null for a row that the database does not have. */
  before: Values | null;
  /** The values in the row itself. */
  readonly given: Values;
  /** Every column: the file's value, else the stored one, else the default. */
  readonly values: Record<string, string | null>;
  readonly notes: CellIssue[];
  readonly refusals: CellIssue[];
}

/** How the rows of a kind are stored. The same select returns the stored rows for imports and exports. */
export interface ImportTarget {
  readonly kind: Kind;
  /** Every row as a file has it: all columns by their names, as text. */
  readonly select: RawBuilder<unknown>;
  /** The order of an export, so that references come after their targets. */
  readonly order: RawBuilder<unknown>;
  /** Locks the data that these rows are compared with. */
  lock?(transaction: Transaction<Database>, keys: readonly Values[]): Promise<void>;
  /** Adds refusals beyond single cells, and fills in the shop's own values. A constant number of statements. */
  validate?(
    transaction: Transaction<Database>,
    rows: readonly Candidate[],
    now: Date,
    newCategories: NewCategories,
  ): Promise<void>;
  /** Writes accepted rows in a constant number of statements. */
  write(transaction: Transaction<Database>, rows: readonly Candidate[], now: Date): Promise<void>;
  /** Deactivates records that a complete file lacks, and returns their number. */
  deactivate?(transaction: Transaction<Database>, present: RawBuilder<unknown>): Promise<number>;
  /** Validations after all rows of a file are written. */
  finish?(transaction: Transaction<Database>): Promise<void>;
}

const columnList = (names: readonly string[]) => sql.join(names.map((name) => sql`${sql.ref(name)} text`));

/** Rows as a table `given`, a column of text for each of the kind's. */
export function givenRows(kind: Kind, rows: readonly Candidate[]): RawBuilder<unknown> {
  const values = rows.map(({ values: cells, line }) => ({ ...cells, line }));
  const names = kind.columns.map(({ name }) => name);
  return sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (line integer, ${columnList(names)})`;
}

/** The keys of rows as a table `given`. */
export function givenKeys(kind: Kind, keys: readonly Values[]): RawBuilder<unknown> {
  const names = keyColumns(kind).map(({ name }) => name);
  const only = keys.map((values) => Object.fromEntries(names.map((name) => [name, values[name]])));
  return sql`jsonb_to_recordset(${JSON.stringify(only)}::jsonb) as given (${columnList(names)})`;
}

/** That a row `r` of the kind is the one that `given` names. */
export function isSameKey(kind: Kind): RawBuilder<unknown> {
  const equal = keyColumns(kind).map(({ name, isCaseless, mayBeEmpty }) => {
    const [one, other] = [sql.ref(`r.${name}`), sql.ref(`given.${name}`)];
    if (mayBeEmpty) return sql`${one} is not distinct from ${other}`;
    return isCaseless ? sql`lower(${one}) = lower(${other})` : sql`${one} = ${other}`;
  });
  return sql.join(equal, sql` and `);
}

export const yesOrNo = (column: string) => sql`case when ${sql.ref(column)} then 'yes' else 'no' end`;
export const plainDecimal = (column: string) => sql`trim_scale(${sql.ref(column)})::text`;
export const isYes = (name: string) => sql`(${sql.ref(`given.${name}`)} = 'yes')`;
export const cast = (name: string, type: 'integer' | 'numeric') => sql`${sql.ref(`given.${name}`)}::${sql.raw(type)}`;

function issueOf(row: Candidate, column: string | null, { reason, hint, code }: Issue): CellIssue {
  const value = column === null ? null : (row.values[column] ?? null);
  return { column, value, reason, hint, ...(code !== undefined && { code }) };
}

export function refuse(row: Candidate, column: string | null, remark: Issue): void {
  row.refusals.push(issueOf(row, column, remark));
}

/** Notes what was done about a cell. */
export function note(row: Candidate, column: string, remark: Issue): void {
  row.notes.push(issueOf(row, column, remark));
}
