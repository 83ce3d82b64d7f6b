import { type Kysely, sql } from 'kysely';

/**
 * Another ICU release may sort differently from the one that built the indexes, which then give wrong results: they are
 * rebuilt when the ICU version changes.
 */
export async function refreshCatalogueOrder(database: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    if exists (
      select from pg_collation
      where oid = 'catalogue_order'::regcollation and collversion <> pg_collation_actual_version(oid)
    ) then
      reindex table product;
      alter collation catalogue_order refresh version;
    end if;
  end $$`.execute(database);
}
