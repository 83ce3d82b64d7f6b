import { withClient } from './embeddedDatabase.ts';

/** One line for each column, constraint, index, view, function, trigger and sequence of the schemas. */
const DESCRIPTION = `with ours as (select oid, nspname as schema from pg_namespace where nspname = any($1)),
  relation as (select c.oid, o.schema || '.' || c.relname as name, c.relkind as kind
    from pg_class c join ours o on o.oid = c.relnamespace where c.relname not like 'kysely%')
  select concat_ws(' ', r.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
      a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
    from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.kind in ('r', 'p', 'v')
  union all select concat_ws(' ', r.name, c.conname, pg_get_constraintdef(c.oid))
    from relation r join pg_constraint c on c.conrelid = r.oid where c.contype <> 'n'
  union all select pg_get_indexdef(oid) from relation where kind = 'i'
  union all select name || pg_get_viewdef(oid) from relation where kind = 'v'
  union all select concat_ws(' ', r.name, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax)
    from relation r join pg_sequence s on s.seqrelid = r.oid
  union all select pg_get_functiondef(p.oid) from pg_proc p join ours o on o.oid = p.pronamespace
    where p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select pg_get_triggerdef(t.oid) from pg_trigger t join relation r on r.oid = t.tgrelid
    where not t.tgisinternal
  order by 1`;

/** The tables of the shop, without those of the job library. */
export const SHOP_SCHEMAS = ['public', 'sandbox_gateway'];

export async function describeSchema(url: string, schemas: readonly string[] = SHOP_SCHEMAS): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(DESCRIPTION, [schemas]);
    return rows.map(({ line }) => line);
  });
}
