import { type Kysely, sql } from 'kysely';

/**
 * Another release of ICU may sort otherwise than the one that made the indexes, which then lead astray: they are made again
 * when PostgreSQL came with one.
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
