import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { findPerson, type Person } from './findPerson.ts';

/** What is kept of a user, by the name of its file. Passwords, tokens, secrets and hashes of them are left out. */
function queriesOf({ id, username, email, accountKey }: Person): Readonly<Record<string, RawBuilder<unknown>>> {
  const names = [username, email ?? username].map((one) => one.toLowerCase());
  const account = sql`${accountKey}::integer`;
  return {
    profile: sql`select to_jsonb(u) - 'password_hash' || jsonb_build_object(
        'twoStepSignIn', exists (select from two_factor f where f.user_id = u.id and f.turned_on_at is not null),
        'theme', (select to_jsonb(t) from user_theme t where t.user_id = u.id),
        'customers', (select coalesce(jsonb_agg(c.customer_code order by c.customer_code), '[]') from customer c
          where c.customer_key = u.customer_key
            or c.customer_key in (select s.customer_key from salesperson_customer s where s.user_id = u.id))) as data
      from app_user u where u.id = ${id}`,
    account: sql`select to_jsonb(c) as data from customer c where c.customer_key = ${account}`,
    addresses: sql`select to_jsonb(a) as data from address a where a.customer_key = ${account} order by a.id`,
    sessions: sql`select to_jsonb(s) - 'token_hash' as data from session s where s.user_id = ${id}
      order by s.created_at, s.id`,
    signIns: sql`select jsonb_build_object('address', address, 'at', signed_in_at, 'failed', false) as data
        from known_sign_in where username = any(${names})
      union all select jsonb_build_object('address', address, 'at', failed_at, 'failed', true)
        from sign_in_failure where username = any(${names})`,
    orders: sql`select to_jsonb(o) || jsonb_build_object('lines',
        (select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') from sales_order_line l
          where l.order_id = o.id)) as data
      from sales_order o where o.user_id = ${id} or o.customer_key = ${account} order by o.id`,
    ledger: sql`select to_jsonb(r) as data from receivable r where r.customer_key = ${account} order by r.id`,
    payments: sql`select to_jsonb(p) as data from payment_attempt p where p.user_id = ${id} order by p.id`,
    accountPayments: sql`select to_jsonb(p) as data from account_payment p where p.user_id = ${id} order by p.id`,
    guides: sql`select to_jsonb(g) || jsonb_build_object('products',
        (select coalesce(jsonb_agg(to_jsonb(p) order by p.sequence, p.id), '[]') from order_guide_product p
          where p.guide_id = g.id)) as data
      from order_guide g where g.customer_key = ${account} order by g.id`,
    carts: sql`select to_jsonb(c) || jsonb_build_object('lines',
        (select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]') from cart_line l where l.cart_id = c.id)) as data
      from cart c where c.user_id = ${id} order by c.id`,
    emails: sql`select to_jsonb(l) - 'sealed' - 'cause' as data from letter l
      where lower(l.to_address) = any(${names}) order by l.id`,
    pagesOpened: sql`select to_jsonb(m) as data from menu_log m where m.user_id = ${id} order by m.id`,
    recordings: sql`select to_jsonb(r) - 'sealed' - 'code_digest' as data from recording r
      where r.user_id = ${id} order by r.sent_at`,
    zipsAsked: sql`select to_jsonb(z) as data from undeliverable_zip z where z.user_id = ${id} order by z.id`,
    audit: sql`select to_jsonb(a) as data from audit a where a.user_id = ${id}
      or (a.action similar to '(user|admin).%' and a.subject = ${String(id)}) order by a.id`,
  };
}

/** Everything that is kept of a user, in one state of the database. */
export async function exportPerson(
  database: Kysely<Database>,
  username: string,
): Promise<{ name: string; rows: unknown[] }[]> {
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const files: { name: string; rows: unknown[] }[] = [];
      for (const [name, query] of Object.entries(queriesOf(await findPerson(transaction, username)))) {
        const { rows } = await query.execute(transaction);
        files.push({ name, rows: (rows as { data: unknown }[]).map(({ data }) => data) });
      }
      return files;
    });
}
