import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

type Cell = string | number | boolean | null | readonly (string | number)[];

const ROWS_PER_STATEMENT = 20_000;

/** One parameter per column for any number of rows: an array literal that PostgreSQL expands with unnest. */
export async function bulkInsert<Column extends string>(
  database: Kysely<Database>,
  table: keyof Database,
  columns: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, Cell>>[],
): Promise<void> {
  const names = Object.keys(columns) as Column[];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    const arrays = names.map((name) => {
      const literal = arrayLiteral(chunk.map((row) => row[name]));
      return sql`${literal}::${sql.raw(elementType(columns[name]))}[]`;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(names.map((name) => sql`${sql.ref(name)}::${sql.raw(columns[name])}`))}
      from unnest(${sql.join(arrays)}) as given (${sql.join(names.map((name) => sql.ref(name)))})
    `.execute(database);
  }
}

/** unnest flattens arrays of arrays, so array columns travel as text, each its own literal. */
function elementType(type: string): string {
  return type.endsWith('[]') ? 'text' : type;
}

function arrayLiteral(cells: readonly Cell[]): string {
  return `{${cells.map(cellLiteral).join(',')}}`;
}

function cellLiteral(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return quoted(typeof cell === 'string' ? cell : arrayLiteral(cell));
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
