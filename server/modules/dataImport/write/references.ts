import { type RawBuilder, sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import type { Reference } from '#domain/dataImport/reference.ts';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, refuse } from './importTarget.ts';

type KnownAmong = (codes: readonly string[]) => RawBuilder<{ code: string }>;

/** The codes of each kind of record that the shop has. */
const REFERENCES: Readonly<Record<Reference, KnownAmong>> = {
  product: (codes) => sql`select product_code as code from product
      where product_code = any(${codes}::text[]) and product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}`,
  category: (codes) => sql`select code from category where code = any(${codes}::text[])
      union select code from main_category where code = any(${codes}::text[])`,
  customer: (codes) => sql`select customer_code as code from customer
      where customer_code = any(${codes}::text[]) and customer_key > 0`,
  salesperson: (codes) => sql`select asked.code from unnest(${codes}::text[]) asked (code)
      join app_user on lower(username) = lower(asked.code) and is_salesperson`,
  user: (codes) => sql`select asked.code from unnest(${codes}::text[]) asked (code)
      join app_user on lower(username) = lower(asked.code)`,
  order: (codes) => sql`select order_number as code from sales_order where order_number = any(${codes}::text[])`,
};

/** Those of the codes that the shop has; `unit` is any unit of a product. */
export async function knownCodes(
  transaction: Transaction<Database>,
  reference: Reference | 'unit',
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const units = sql<{
    code: string;
  }>`select distinct unit as code from product_unit where unit = any(${codes}::text[])`;
  const { rows } = await (reference === 'unit' ? units : REFERENCES[reference](codes)).execute(transaction);
  return new Set(rows.map(({ code }) => code));
}

/** Refuses rows with unknown references, except of categories; one statement for each referring column. */
export async function refuseUnknown(
  transaction: Transaction<Database>,
  kind: Kind,
  rows: readonly Candidate[],
): Promise<void> {
  for (const { name, refersTo } of kind.columns) {
    if (!refersTo || refersTo === 'category') continue;
    const codes = new Set(rows.flatMap(({ values }) => values[name] ?? []));
    const known = await REFERENCES[refersTo]([...codes]).execute(transaction);
    const found = new Set(known.rows.map(({ code }) => code));
    for (const row of rows) {
      const code = row.values[name];
      if (code && !found.has(code)) refuse(row, name, importTexts.unknown(refersTo, code));
    }
  }
}

/** Refuses rows whose unit the product does not have, or does not use for pricing if that is required. */
export async function refuseUnknownUnits(
  transaction: Transaction<Database>,
  rows: readonly Candidate[],
  isPriced: boolean,
): Promise<void> {
  const asked = rows.map(({ values }) => ({ product: values.product, unit: values.unit }));
  const { rows: known } = await sql<{ product: string; unit: string; isPrice: boolean }>`
    select distinct p.product_code as product, u.unit, u.is_price as "isPrice"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (product text, unit text)
    join product p on p.product_code = asked.product
    join product_unit u on u.product_key = p.product_key and u.unit = asked.unit`.execute(transaction);
  const units = new Map(known.map(({ product, unit, isPrice }) => [JSON.stringify([product, unit]), isPrice]));
  for (const row of rows) {
    if (row.refusals.length > 0) continue;
    const { product, unit } = row.values;
    const isPrice = units.get(JSON.stringify([product, unit]));
    if (isPrice === undefined) refuse(row, 'unit', importTexts.noUnitOf(product ?? '', unit ?? ''));
    else if (isPriced && !isPrice) refuse(row, 'unit', importTexts.noPriceUnit(product ?? '', unit ?? ''));
  }
}
