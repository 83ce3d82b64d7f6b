import { sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, note } from './importTarget.ts';

/** Notes prices of 0 while products with such a price cannot be ordered (readings 139). */
export async function noteZeroPrices(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const { rows: sites } = await sql<{ isSold: boolean }>`
    select coalesce((settings->>'sellAtZero')::boolean, false) as "isSold" from site`.execute(transaction);
  if (sites[0]?.isSold) return;
  for (const row of rows) {
    const { price } = row.values;
    if (row.refusals.length === 0 && price && Number(price) === 0) note(row, 'price', importTexts.zeroPrice);
  }
}

export function countZeroPrices(results: readonly RowResult[]): number {
  return results.filter(({ code, result }) => code === importTexts.zeroPrice.code && result !== 'refused').length;
}
