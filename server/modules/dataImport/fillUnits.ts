import { sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import type { Column, Kind } from '#domain/dataImport/kind.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../platform/database/schema.ts';

interface Batch {
  rows: Row[];
  read: number;
}

/** The units that each of these products is priced or sold by. */
async function unitsOf(
  transaction: Transaction<Database>,
  products: readonly string[],
  by: 'price' | 'sell',
): Promise<Map<string, string[]>> {
  const isBy = by === 'price' ? sql`u.is_price` : sql`u.is_sell`;
  const { rows } = await sql<{ product: string; units: string[] }>`
    select p.product_code as product, array_agg(u.unit order by u.position, u.unit) as units
    from product p join product_unit u on u.product_key = p.product_key and ${isBy}
    where p.product_code = any(${products}::text[]) group by p.product_code`.execute(transaction);
  return new Map(rows.map(({ product, units }) => [product, units]));
}

function filled({ name, isKey }: Column, row: Row, units: ReadonlyMap<string, string[]>): Row {
  const { product } = row.values;
  if (!product || row.values[name]) return row;
  const [unit, ...more] = units.get(product) ?? [];
  if (unit !== undefined && more.length === 0) return { ...row, values: { ...row.values, [name]: unit } };
  if (!isKey) return row;
  const issue = unit === undefined ? importTexts.missing(name) : importTexts.severalUnits(product, [unit, ...more]);
  return { ...row, refusals: [...row.refusals, { column: name, value: null, ...issue }] };
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
