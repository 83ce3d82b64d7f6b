import { sql, type Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { orderGuides } from '#domain/dataImport/kinds/orderGuides.ts';
import { GUIDE_LINES_LIMIT, STANDARD_GUIDE } from '#domain/guide/guide.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { lockCustomers } from './customersTarget.ts';
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
import { refuseUnknownUnits } from './references.ts';

const guideOf = ({ values }: Candidate) => JSON.stringify([values.customer, values.guide?.toLowerCase()]);

async function refuseTooMany(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const { rows: known } = await sql<{ customer: string; guide: string; lines: number }>`
    select c.customer_code as customer, lower(g.name) as guide, count(*)::integer as lines
    from order_guide g join customer c on c.customer_key = g.customer_key join order_guide_product l on l.guide_id = g.id
    where c.customer_code = any(${rows.flatMap(({ values }) => values.customer ?? [])}::text[])
    group by 1, 2`.execute(transaction);
  const counts = new Map(known.map(({ customer, guide, lines }) => [JSON.stringify([customer, guide]), lines]));
  for (const row of rows) {
    if (row.before || row.refusals.length > 0) continue;
    const lines = (counts.get(guideOf(row)) ?? 0) + 1;
    if (lines > GUIDE_LINES_LIMIT)
      refuse(row, 'guide', importTexts.guideFull(row.values.guide ?? '', GUIDE_LINES_LIMIT));
    else counts.set(guideOf(row), lines);
  }
}

export const guidesTarget: ImportTarget = {
  kind: orderGuides,
  select: sql`select c.customer_code as customer, g.name as guide, p.product_code as product, l.unit,
    ${plainDecimal('l.quantity')} as quantity, l.sequence::text as sequence, ${yesOrNo('g.is_read_only')} as "readOnly"
    from order_guide g join customer c on c.customer_key = g.customer_key and c.customer_key > 0
    join order_guide_product l on l.guide_id = g.id join product p on p.product_key = l.product_key`,
  order: sql`r.customer collate "C", lower(r.guide) collate "C", r.sequence::integer, r.product collate "C"`,
  lock: (transaction, keys) => lockCustomers(transaction, keys, 'customer'),

  async validate(transaction, rows) {
    await refuseUnknownUnits(transaction, rows, false);
    await refuseTooMany(transaction, rows);
  },

  async write(transaction, rows) {
    const given = givenRows(orderGuides, rows);
    await sql`
      insert into order_guide (customer_key, name, is_primary, is_read_only, version)
      select customer_key, guide, guide = ${STANDARD_GUIDE}, is_read_only, nextval('order_guide_version_seq') from (
        select distinct on (c.customer_key, lower(given.guide)) c.customer_key, given.guide, ${isYes('readOnly')} as is_read_only
        from ${given} join customer c on c.customer_code = given.customer
        order by c.customer_key, lower(given.guide), given.line
      ) guides
      on conflict (customer_key, lower(name)) do update
        set is_read_only = excluded.is_read_only, version = excluded.version, changed_at = now()`.execute(transaction);
    await sql`
      insert into order_guide_product (guide_id, product_key, unit, quantity, sequence)
      select g.id, p.product_key, given.unit, ${cast('quantity', 'numeric')},
        coalesce(${cast('sequence', 'integer')}, (select coalesce(max(sequence), 0) from order_guide_product o where o.guide_id = g.id)
          + 10 * row_number() over (partition by g.id order by given.line))
      from ${given} join customer c on c.customer_code = given.customer
      join order_guide g on g.customer_key = c.customer_key and lower(g.name) = lower(given.guide)
      join product p on p.product_code = given.product
      on conflict (guide_id, product_key) do update
        set unit = excluded.unit, quantity = excluded.quantity, sequence = excluded.sequence`.execute(transaction);
  },
};
