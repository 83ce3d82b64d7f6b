import { sql, type Transaction } from 'kysely';
import { type Issue, importTexts } from '#domain/dataImport/importTexts.ts';
import type { Column, Kind } from '#domain/dataImport/kind.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../platform/database/schema.ts';

interface Batch {
  rows: Row[];
  read: number;
}

/** The units that each of these products is priced or sold by; unknown products are absent. */
async function unitsOf(
  transaction: Transaction<Database>,
  products: readonly string[],
  by: 'price' | 'sell',
): Promise<Map<string, string[]>> {
  const isBy = by === 'price' ? sql`u.is_price` : sql`u.is_sell`;
  const { rows } = await sql<{ product: string; units: string[] }>`
    select asked.code as product, array_remove(array_agg(distinct u.unit), null) as units
    from unnest(${products}::text[]) as asked (code) join product p on lower(p.product_code) = lower(asked.code)
      left join product_unit u on u.product_key = p.product_key and ${isBy}
    group by asked.code`.execute(transaction);
  return new Map(rows.map(({ product, units }) => [product, units]));
}

function filled({ name, isKey }: Column, row: Row, units: ReadonlyMap<string, string[]>): Row {
  const { product } = row.values;
  if (!product || row.values[name]) return row;
  const known = units.get(product);
  const [unit, ...more] = known ?? [];
  if (unit !== undefined && more.length === 0) return { ...row, values: { ...row.values, [name]: unit } };
  if (!isKey) return row;
  const refused = (column: string, value: string | null, issue: Issue): Row => ({
    ...row,
    refusals: [...row.refusals, { column, value, ...issue }],
  });
  if (known === undefined) return refused('product', product, importTexts.unknown('product', product));
  return refused(name, null, unit === undefined ? importTexts.missing(name) : importTexts.severalUnits(product, known));
}

/** Fills in the unit of rows without one, where their product has only one unit. */
export async function* fillUnits(
  transaction: Transaction<Database>,
  { columns }: Kind,
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Batch> {
  const unit = columns.find(({ unitOf }) => unitOf !== undefined);
  for await (const { rows, read } of batches) {
    const without = rows.flatMap(({ values }) => (unit && !values[unit.name] && values.product) || []);
    if (!unit?.unitOf || without.length === 0) yield { rows, read };
    else {
      const units = await unitsOf(transaction, [...new Set(without)], unit.unitOf);
      yield { rows: rows.map((row) => filled(unit, row, units)), read };
    }
  }
}
