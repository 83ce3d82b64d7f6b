import { type Kysely, sql } from 'kysely';
import type { Guide } from '#domain/guide/guide.ts';
import type { Database } from '../database/schema.ts';

/** The customer's guides with their products, 'Standard' first, in one statement. */
export async function findGuides(database: Kysely<Database>, customerKey: number): Promise<Guide[]> {
  const { rows } = await sql<Guide>`
    select g.name, g.is_primary as "isPrimary", g.is_read_only as "isReadOnly", g.version,
      coalesce(json_agg(json_build_object(
        'id', p.id, 'productKey', p.product_key, 'overridePrice', p.override_price, 'unitOfMeasure_Prc', p.price_unit,
        'unitOfMeasure', p.unit, 'orderQuantity', p.quantity, 'sequence', p.sequence) order by p.sequence, p.id)
        filter (where p.id is not null), '[]') as products
    from order_guide g left join order_guide_product p on p.guide_id = g.id
    where g.customer_key = ${customerKey}
    group by g.id
    order by g.is_primary desc, lower(g.name)`.execute(database);
  return rows;
}
