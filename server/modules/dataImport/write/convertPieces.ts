import { sql, type Transaction } from 'kysely';
import { conversionText, isStorable, readConversion } from '#domain/dataImport/conversion.ts';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { type Factor, parseFactor } from '#domain/product/units.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, plainDecimal, refuse } from './importTarget.ts';

/** `12 EA`, as the reader of `holds` writes it. */
const PIECES = /^(\S+) (\p{L}\S*)$/u;

/** Of a row `u` of `product_unit`: `12`, or `4/3` where 4 decimals are not exact. */
export const storedHolds = sql`coalesce(u.exact_numerator || '/' || u.exact_denominator, ${plainDecimal('u.stock_conversion')})`;

/** The contents of products' units in the shop. */
async function findUnits(
  transaction: Transaction<Database>,
  products: readonly string[],
): Promise<{ product: string; unit: string; holds: string }[]> {
  const { rows } = await sql<{ product: string; unit: string; holds: string }>`
    select p.product_code as product, u.unit, ${storedHolds} as holds
    from product_unit u join product p on p.product_key = u.product_key
    where p.product_code = any(${products}::text[])`.execute(transaction);
  return rows;
}

interface Units {
  set(product: string, unit: string, holds: Factor): void;
  /** The contents of a product's unit, by the rows of the file, else by the shop; null when neither has it. */
  holds(product: string, unit: string): { unit: string; holds: Factor } | null;
}

function unitsOf(
  rows: readonly Candidate[],
  stored: readonly { product: string; unit: string; holds: string }[],
): Units {
  const byProduct = new Map<string, Map<string, Factor>>();
  const add = (product: string, unit: string, holds: Factor) => {
    const units = byProduct.get(product) ?? new Map<string, Factor>();
    byProduct.set(product, units.set(unit, holds));
  };
  for (const { product, unit, holds } of stored) add(product, unit, parseFactor(holds));
  for (const { values, refusals } of rows) {
    const { product, unit, holds } = values;
    if (refusals.length > 0 || !product || !unit || !holds) continue;
    // Until it is converted, the shop's value of a unit that the file counts in pieces is outdated.
    if (PIECES.test(holds)) byProduct.get(product)?.delete(unit);
    else add(product, unit, readConversion(holds));
  }
  return {
    set: add,
    holds(product, unit) {
      const units = byProduct.get(product);
      const name = units?.has(unit)
        ? unit
        : [...(units?.keys() ?? [])].find((known) => known.toLowerCase() === unit.toLowerCase());
      const holds = name === undefined ? undefined : units?.get(name);
      return name === undefined || holds === undefined ? null : { unit: name, holds };
    },
  };
}

/**
 * Converts `12 EA` into stock units by the contents of the product's EA; refuses a unit that the product does not have.
 */
export async function convertPieces(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const counted = rows.filter(({ values, refusals }) => refusals.length === 0 && PIECES.test(values.holds ?? ''));
  if (counted.length === 0) return;
  const stored = await findUnits(
    transaction,
    counted.flatMap(({ values }) => values.product ?? []),
  );
  const units = unitsOf(rows, stored);
  for (const row of counted) {
    const { product, unit, holds } = row.values;
    const [, count = '', piece = ''] = PIECES.exec(holds ?? '') ?? [];
    if (!product || !unit || !holds) continue;
    const known = units.holds(product, piece);
    if (piece.toLowerCase() === unit.toLowerCase()) refuse(row, 'holds', importTexts.pieceOfItself(holds, unit));
    else if (known === null) refuse(row, 'holds', importTexts.unknownPiece(holds, product, piece));
    else {
      const each = conversionText(known.holds);
      const { numerator, denominator } = known.holds;
      const total = { numerator: numerator.times(count), denominator };
      if (isStorable(total)) {
        const read = conversionText(total);
        row.values.holds = read;
        units.set(product, unit, total);
        row.notes.push({ column: 'holds', value: holds, ...importTexts.converted(holds, known.unit, each, read) });
      } else refuse(row, 'holds', importTexts.inexactPiece(holds, known.unit, each));
    }
  }
}
