import { type RawBuilder, sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { type Kind, keyColumns, keyOf, type Values } from '#domain/dataImport/kind.ts';
import { overlappingPrices, type PriceChange, type PriceDays, priceDaysText } from '#domain/dataImport/priceDays.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, givenKeys, type ImportTarget, plainDecimal, refuse } from './importTarget.ts';

/** The columns of a row `cp` of `conditional_price`, by the names of the import. */
export const conditionalColumns: RawBuilder<unknown> = sql`${plainDecimal('cp.price')} as price,
  trim_scale(nullif(cp.from_quantity, 0))::text as "fromQuantity", nullif(cp.valid_from, '-infinity')::text as "from",
  nullif(cp.valid_to, 'infinity')::text as "to"`;

/** The same columns of a price that is effective on every day, for any quantity. */
export const withoutConditions: RawBuilder<unknown> = sql`null as "fromQuantity", null as "from", null as "to"`;

export const givenQuantity = sql`coalesce(given."fromQuantity"::numeric, 0)`;
export const givenFrom = sql`coalesce(given."from"::date, '-infinity')`;
export const givenTo = sql`coalesce(given."to"::date, 'infinity')`;
export const isConditional = sql`(given."fromQuantity" is not null or given."from" is not null or given."to" is not null)`;
/** That a row identifies the price from the beginning on, for any quantity. */
export const isFirst = sql`(given."fromQuantity" is null and given."from" is null)`;

const daysOf = ({ from = null, to = null }: Values): PriceDays => ({ from, to });
const groupOf = (kind: Kind, values: Values) => keyOf(kind, { ...values, from: null });

interface Price extends PriceChange {
  row: Candidate | null;
}

/** The prices of the same units and quantities as the rows have. */
async function findSiblings(
  transaction: Transaction<Database>,
  { kind, select }: ImportTarget,
  rows: readonly Candidate[],
): Promise<Values[]> {
  const same = keyColumns(kind).flatMap(({ name }) =>
    name === 'from' ? [] : [sql`${sql.ref(`r.${name}`)} is not distinct from ${sql.ref(`given.${name}`)}`],
  );
  const { rows: found } = await sql<Values>`
    select distinct r.* from (${select}) r
    join ${givenKeys(
      kind,
      rows.map(({ values }) => values),
    )} on ${sql.join(same, sql` and `)}
    where r.price is not null`.execute(transaction);
  return found;
}

/** Refuses new rows without a price, and rows whose days end before they start, or overlap another price of the same unit and quantity. */
export async function refuseOverlaps(
  transaction: Transaction<Database>,
  target: ImportTarget,
  rows: readonly Candidate[],
): Promise<void> {
  const { kind } = target;
  for (const row of rows) {
    const { price, from, to } = row.values;
    if (from && to && to < from) refuse(row, 'to', importTexts.endsBeforeItStarts(from, to));
    if (price === null && row.before === null && row.refusals.length === 0) {
      refuse(row, 'price', importTexts.missing('price'));
    }
  }
  const open = rows.filter(({ refusals }) => refusals.length === 0);
  const changes = new Map(open.map((row) => [keyOf(kind, row.values), row]));
  const groups = new Map<string, Price[]>();
  const add = (values: Values, price: Price) => {
    const group = groupOf(kind, values);
    groups.set(group, [...(groups.get(group) ?? []), price]);
  };
  for (const stored of await findSiblings(transaction, target, open)) {
    if (!changes.has(keyOf(kind, stored))) add(stored, { row: null, stored: daysOf(stored) });
  }
  for (const row of open) {
    const { before, values } = row;
    const stored = before?.price ? daysOf(before) : null;
    add(values, { row, stored, wanted: values.price === null ? null : daysOf(values) });
  }
  for (const prices of groups.values()) {
    for (const [{ row }, others] of overlappingPrices(prices)) {
      if (row)
        refuse(row, 'from', importTexts.overlappingPrices(priceDaysText(daysOf(row.values)), priceDaysText(others)));
    }
  }
}
