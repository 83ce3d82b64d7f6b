import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  /** Whether an insert may omit the column. */
  hasDefault: boolean;
}

/** The TypeScript types of a column type: plain, with a default, and nullable. */
const FORMS: Readonly<Record<string, readonly [plain: string, withDefault: string, nullable: string]>> = {
  text: plain('string'),
  integer: plain('number'),
  smallint: plain('number'),
  bigint: plain('number'),
  boolean: plain('boolean'),
  bytea: plain('Buffer'),
  pg_lsn: plain('string'),
  'integer[]': plain('number[]'),
  'text[]': plain('string[]'),
  'timestamp with time zone': plain('Date'),
  numeric: ['Numeric', 'NumericDefault', 'Numeric | null'],
  date: ['CalendarDate', 'CalendarDate', 'CalendarDate | null'],
  json: ['Json', 'JsonDefault', 'Json | null'],
  jsonb: ['Json', 'JsonDefault', 'Json | null'],
};

/** Columns with a more precise type than in the database. */
const OVERRIDES: Readonly<Record<string, string>> = {
  'account_token.sign_up': 'ColumnType<SignUpRecord | null, string | null | undefined, string | null>',
  'idempotent_result.answer': 'ColumnType<unknown, string, string>',
  'sales_order.ship_to_address': 'ColumnType<ShipToAddress | null, string | null | undefined, string | null>',
  'site.search_words': 'ColumnType<SynonymGroup[] | null, string | null | undefined, string | null>',
};

const HEAD = `// Written by \`npm run schema\` from the migrated database; a test compares them.
import type { ColumnType, Generated } from 'kysely';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import type { CalendarDate, Json, JsonDefault, Numeric, NumericDefault } from './columns.ts';
import type { ShipToAddress } from './shipToAddress.ts';
import type { SignUpRecord } from './signUpRecord.ts';
`;

function plain(type: string): readonly [string, string, string] {
  return [type, `Generated<${type}>`, `${type} | null`];
}

async function findColumns(database: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select concat(nullif(n.nspname, 'public') || '.', c.relname) as table, a.attname as column,
      regexp_replace(format_type(a.atttypid, null), '^character varying$', 'text') as type,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'sandbox_gateway') and c.relkind = 'r' and c.relname not like 'kysely%'
    order by n.nspname, c.relname, a.attnum`.execute(database);
  return rows;
}

function typeOf({ table, column, type, isNullable, hasDefault }: Column): string {
  const override = OVERRIDES[`${table}.${column}`];
  if (override !== undefined) return override;
  const form = FORMS[type];
  if (!form) throw new Error(`${table}.${column} is of the type ${type}, which has no form here yet`);
  const [asItIs, withDefault, nullable] = form;
  if (isNullable) return nullable;
  return hasDefault ? withDefault : asItIs;
}

function nameOf(table: string): string {
  return `${table.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

/** The types of every table after all migrations. */
export async function schemaText(database: Kysely<Database>): Promise<string> {
  const columns = await findColumns(database);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const interfaces = tables.map((table) => {
    const fields = columns.filter((column) => column.table === table);
    const lines = fields.map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `interface ${nameOf(table)} {\n${lines.join('\n')}\n}\n`;
  });
  const all = tables.map((table) => `  ${table.includes('.') ? `'${table}'` : table}: ${nameOf(table)};`);
  return [HEAD, ...interfaces, `export interface Database {\n${all.join('\n')}\n}\n`].join('\n');
}
