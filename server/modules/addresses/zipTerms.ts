import { type Kysely, sql } from 'kysely';
import { beginningsOf } from '#domain/postalCode.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The delivery terms of a zip: `isServed` false means no delivery. */
export interface ZipTerms {
  isServed: boolean;
  minimumOrderAmount: string | null;
  weekdays: number[];
  county: string | null;
}

/**
 * The rule with the longest matching prefix for each zip. Without any rule, every zip is served on the days of the
 * site; otherwise only zips with a rule are.
 */
export async function findTermsOfZips(
  database: Kysely<Database>,
  zips: readonly string[],
): Promise<Map<string, ZipTerms>> {
  const beginnings = zips.flatMap((zip) => beginningsOf(zip).map((beginning) => ({ zip, beginning })));
  const { rows } = await sql<ZipTerms & { zip: string }>`
    select asked.zip, coalesce(r.is_deliverable, not exists (select 1 from zip_rule)) as "isServed",
      r.minimum_order_amount::text as "minimumOrderAmount",
      coalesce(r.delivery_weekdays, (select delivery_weekdays from site)) as weekdays, r.county
    from unnest(${zips}::text[]) as asked (zip) left join (
      select distinct on (b.of) b.of, z.* from unnest(${beginnings.map(({ zip }) => zip)}::text[],
        ${beginnings.map(({ beginning }) => beginning)}::text[]) as b (of, beginning)
      join zip_rule z on z.zip = b.beginning order by b.of, length(z.zip) desc
    ) r on r.of = asked.zip`.execute(database);
  return new Map(rows.map(({ zip, ...terms }) => [zip, terms]));
}
