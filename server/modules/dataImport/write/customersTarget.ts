import { sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import type { Values } from '#domain/dataImport/kind.ts';
import { customers, USUAL_PRICE_FACTORS } from '#domain/dataImport/kinds/customers.ts';
import { decimal } from '#domain/decimal.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findSpellings, storedCode } from '../../orders/inbound/codeSpellings.ts';
import {
  type Candidate,
  cast,
  givenRows,
  type ImportTarget,
  isYes,
  plainDecimal,
  refuse,
  yesOrNo,
} from './importTarget.ts';
import { settleKeys } from './keys.ts';

/** Locks in the same order as all other changes of customers. */
export async function lockCustomers(
  transaction: Transaction<Database>,
  keys: readonly Values[],
  column: 'code' | 'customer',
): Promise<void> {
  const codes = keys.flatMap((values) => values[column] ?? []);
  await sql`select from customer where customer_code = any(${codes}::text[]) and customer_key > 0
    order by customer_key for no key update`.execute(transaction);
}

const excludedOf = (row: Candidate) => (row.values.excludedCategories ?? '').split(';').filter((code) => code !== '');

/** Excluded categories as the shop spells them; an unknown one refuses its row. */
async function spellExcluded(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const asked = rows.flatMap(excludedOf).map((code) => ({ owner: '', code }));
  const spellings = await findSpellings(transaction, 'subcategory', asked);
  for (const row of rows) {
    const given = excludedOf(row);
    const codes = given.map((code) => storedCode(spellings, { owner: '', code }));
    const missing = given.find((_, place) => !codes[place]);
    if (missing !== undefined) refuse(row, 'excludedCategories', importTexts.unknown('category', missing));
    else if (given.length > 0) row.values.excludedCategories = [...new Set(codes)].sort().join(';');
  }
}

const { least, most } = USUAL_PRICE_FACTORS;

/** Refuses a new factor outside the usual ones, unless the row says that it is meant. */
function validatePriceFactor(row: Candidate): void {
  const { priceFactor } = row.values;
  const factor = decimal(priceFactor ?? 1);
  const isUnusual = factor.lt(least) || factor.gt(most);
  if (isUnusual && priceFactor !== row.before?.priceFactor && row.given.override !== 'yes') {
    refuse(row, 'priceFactor', importTexts.unusualFactor(factor.toString(), least, most));
  }
  row.values.override = isUnusual ? 'yes' : 'no';
}

export const customersTarget: ImportTarget = {
  kind: customers,
  select: sql`select customer_code as code, customer_key::text as key, name, default_shipto as "defaultShipTo",
    default_po as "defaultPo", ${yesOrNo('required_po')} as "requiresPo", ${plainDecimal('price_factor')} as "priceFactor",
    ${plainDecimal('tax_rate')} as "taxRate", ${plainDecimal('credit_limit')} as "creditLimit",
    ${plainDecimal('minimum_order_amount')} as "minimumOrder",
    (select string_agg(category_code, ';' order by category_code collate "C") from excluded_category e
      where e.customer_key = customer.customer_key) as "excludedCategories", settings::text as settings, language,
    case when price_factor between ${sql.lit(least)}::numeric and ${sql.lit(most)}::numeric then 'no' else 'yes' end as override
    from customer where customer_key > 0`,
  order: sql`r.key::integer`,
  lock: (transaction, keys) => lockCustomers(transaction, keys, 'code'),

  async validate(transaction, rows) {
    const { rows: reserved } = await sql<{ code: string }>`
      select customer_code as code from customer where customer_key <= 0
        and customer_code = any(${rows.flatMap(({ values }) => values.code ?? [])}::text[])`.execute(transaction);
    const codes = new Set(reserved.map(({ code }) => code));
    for (const row of rows) {
      const { code } = row.values;
      if (code && codes.has(code)) refuse(row, 'code', importTexts.reservedCode(code));
      validatePriceFactor(row);
    }
    await spellExcluded(transaction, rows);
    const keyed = { table: 'customer', key: 'customer_key', code: 'customer_code', first: 1001 } as const;
    await settleKeys(transaction, keyed, rows);
  },

  async write(transaction, rows) {
    await sql`
      insert into customer (customer_key, customer_code, name, default_shipto, default_po, required_po, price_factor,
        tax_rate, credit_limit, minimum_order_amount, settings, language)
      select ${cast('key', 'integer')}, given.code, given.name, given."defaultShipTo", given."defaultPo", ${isYes('requiresPo')},
        ${cast('priceFactor', 'numeric')}, ${cast('taxRate', 'numeric')}, ${cast('creditLimit', 'numeric')},
        ${cast('minimumOrder', 'numeric')}, coalesce(given.settings, '{}')::jsonb, given.language
      from ${givenRows(customers, rows)}
      on conflict (customer_code) do update set name = excluded.name, default_shipto = excluded.default_shipto,
        default_po = excluded.default_po, required_po = excluded.required_po, price_factor = excluded.price_factor,
        tax_rate = excluded.tax_rate, credit_limit = excluded.credit_limit,
        minimum_order_amount = excluded.minimum_order_amount, settings = excluded.settings,
        language = excluded.language`.execute(transaction);
    const excluded = JSON.stringify(
      rows.flatMap((row) => excludedOf(row).map((category) => ({ code: row.values.code, category }))),
    );
    const isExcluded = sql`jsonb_to_recordset(${excluded}::jsonb) as e (code text, category text)`;
    await sql`delete from excluded_category x using customer c
      where c.customer_key = x.customer_key and c.customer_code in (select given.code from ${givenRows(customers, rows)})
        and (c.customer_code, x.category_code) not in (select e.code, e.category from ${isExcluded})`.execute(
      transaction,
    );
    await sql`insert into excluded_category (customer_key, category_code)
      select c.customer_key, e.category from ${isExcluded} join customer c on c.customer_code = e.code
      on conflict do nothing`.execute(transaction);
  },
};
