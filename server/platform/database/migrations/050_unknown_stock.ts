import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table product alter column uncommitted drop not null, alter column uncommitted drop default',
  // Evidence that a shop's 0 was stated: some product has another stock, a call of an order system stated stock, or a
  // stock file was imported and not every row of it was refused. The audit keeps all of them. It does not name
  // products, so that one of them is evidence for the whole shop.
  `update product set uncommitted = null where uncommitted = 0
     and not exists (select from product where uncommitted <> 0)
     and not exists (select from audit where action = 'integration.stock' and subject !~ '^refused [0-9]+$')
     and not exists (
       select from audit a left join import_run r on a.subject = 'stock ' || r.id
       where a.action = 'data.import' and (a.subject = 'stock' or a.subject like 'stock %')
         and (a.detail is null or a.detail ~ '[1-9][0-9,]* (?!refused|deactivated)')
         and (r.id is null or r.state <> 'failed')
         and (r.state is distinct from 'done' or exists (
           select from jsonb_each_text(r.counts) c where c.key not in ('refused', 'deactivated') and c.value::integer > 0)))`,
  `update site set settings = '{"stockTracking": true}'::jsonb || settings`,
];

/** Stock that was never stated is unknown, which is not out of stock; a site can turn stock off. */
export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
