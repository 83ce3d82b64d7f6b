import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { isListed } from '../catalog/productRepository.ts';
import { translated } from '../catalog/translated.ts';

export interface GuideOfReport {
  name: string;
  /** Ids of its lines with listed products, in order. */
  lines: number[];
}

/** The customer's guides, and which lines of each can be bought. */
export async function findGuidesOfReport(database: Kysely<Database>, customerKey: number): Promise<GuideOfReport[]> {
  const { rows } = await sql<GuideOfReport>`
    select g.name, coalesce(array_agg(gp.id order by gp.sequence, gp.id) filter (where p.product_key is not null), '{}')::integer[] as lines
    from order_guide g
    left join order_guide_product gp on gp.guide_id = g.id
    left join (select product_key from product where ${isListed}) p using (product_key)
    where g.customer_key = ${customerKey}
    group by g.id, g.name`.execute(database);
  return rows;
}

export interface ReportGuideLine {
  guide: string;
  code: string;
  description: string;
  quantity: string;
  unit: string;
}

/** These lines in this order. */
export async function findGuideLines(
  database: Kysely<Database>,
  lineIds: readonly number[],
): Promise<ReportGuideLine[]> {
  const { rows } = await sql<ReportGuideLine>`
    select g.name as guide, p.formatted_product_code as code, ${translated('p')} as description, gp.quantity, gp.unit
    from unnest(${lineIds}::integer[]) with ordinality as asked (id, place)
    join order_guide_product gp using (id) join order_guide g on g.id = gp.guide_id
    join product p using (product_key)
    order by asked.place`.execute(database);
  return rows;
}
