import { type RawBuilder, sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, refuse } from './importTarget.ts';

interface Keyed {
  table: 'product' | 'customer';
  key: 'product_key' | 'customer_key';
  code: 'product_code' | 'customer_code';
  /** The shop gives numbers from here on. */
  first: number;
}

async function ownersOf(
  transaction: Transaction<Database>,
  { table, key, code }: Keyed,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const select: RawBuilder<{ key: string; code: string }> = sql`
    select ${sql.ref(key)}::text as key, ${sql.ref(code)} as code from ${sql.table(table)}
    where ${sql.ref(key)} = any(${keys}::integer[])`;
  const { rows } = await select.execute(transaction);
  return new Map(rows.map((row) => [row.key, row.code]));
}

/** A key belongs to one row, and never changes; a row without one gets the next key. */
export async function settleKeys(
  transaction: Transaction<Database>,
  keyed: Keyed,
  rows: readonly Candidate[],
): Promise<void> {
  const { table, key, first } = keyed;
  const owners = await ownersOf(
    transaction,
    keyed,
    rows.flatMap(({ values }) => values.key ?? []),
  );
  for (const row of rows) {
    const { key: given, code } = row.values;
    if (row.refusals.length > 0 || !given || !code) continue;
    const stored = row.before?.key;
    const owner = owners.get(given);
    if (stored && stored !== given) refuse(row, 'key', importTexts.keyStays(given, stored));
    else if (owner !== undefined && owner !== code) refuse(row, 'key', importTexts.keyTaken(given, owner));
    else owners.set(given, code);
  }
  const keyless = rows.filter(({ values, refusals }) => values.key === null && refusals.length === 0);
  if (keyless.length === 0) return;
  const { rows: highest } = await sql<{ key: number }>`
    select greatest(max(${sql.ref(key)}), ${first - 1}) as key from ${sql.table(table)}`.execute(transaction);
  let next = Math.max(highest[0]?.key ?? first - 1, ...[...owners.keys()].map(Number));
  for (const row of keyless) {
    next += 1;
    row.values.key = String(next);
  }
}
