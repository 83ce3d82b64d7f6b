import { type Kysely, sql, type Transaction } from 'kysely';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { isLanguage } from '#domain/texts/languages.ts';
import type { OwnSettings } from '#domain/users/ownSettings.ts';
import type { ShopUser, UserRow, UserState } from '#domain/users/shopUser.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type MenuOwner, menuDefault } from '../access/callerMenu.ts';

/** Excludes the accounts of punchout visits. */
const isRealAccount = sql`not exists (select from trading_partner p where p.user_id = u.id)`;

const isAdmin = sql<boolean>`(not u.is_disabled and u.is_verified and u.session_type = 'Normal'
  and coalesce((u.menu #>> '{AdminPanel,isVisible}')::boolean, false)
  and not coalesce((u.menu #>> '{AdminPanel,isLocked}')::boolean, false))`;

const admins = sql`(select count(*) from app_user u where ${isAdmin} and ${isRealAccount})`;

const columns = sql`u.id, u.version, u.username, u.name, u.email,
  case when u.session_type = 'Consumer' then 'consumer' when u.is_salesperson then 'salesperson' else 'customer' end as type,
  u.is_disabled as "isDisabled", u.is_verified as "isVerified", ${isAdmin} as "isAdmin", (${isAdmin} and ${admins} = 1) as "isLastAdmin"`;

/** The customers of `u`; a consumer is the only customer of the own account. */
const customersOf = sql`(select c.customer_key, c.customer_code, c.name from customer c
  where u.session_type <> 'Consumer' and (c.customer_key = u.customer_key or (u.is_salesperson and exists (
    select from salesperson_customer s where s.user_id = u.id and s.customer_key = c.customer_key))))`;

const inState: Readonly<Record<UserState, ReturnType<typeof sql>>> = {
  active: sql`not u.is_disabled`,
  disabled: sql`u.is_disabled`,
  admins: isAdmin,
};

/** A page of users, by name, and how many there are. */
export async function findUsers(
  database: Kysely<Database>,
  asked: { search: string; state: UserState | undefined; limit: number; offset: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const text = asked.search.trim().toLowerCase();
  const holds = (column: ReturnType<typeof sql>) => sql`strpos(lower(${column}), ${text}) > 0`;
  const wanted = sql`${isRealAccount} and ${asked.state ? inState[asked.state] : sql`true`} and (${text} = ''
    or ${holds(sql`u.name`)} or ${holds(sql`u.username`)} or ${holds(sql`coalesce(u.email, '')`)}
    or exists (select from customer c where c.customer_key = u.customer_key
      and (${holds(sql`c.name`)} or ${holds(sql`c.customer_code`)})))`;
  const { rows } = await sql<UserRow>`
    select ${columns}, of_user."customerName", of_user."customerCount"
    from (select * from app_user u where ${wanted} order by lower(u.name), u.id
      limit ${asked.limit} offset ${asked.offset}) u
    cross join lateral (select min(name) as "customerName", count(*)::integer as "customerCount"
      from ${customersOf} c) of_user
    order by lower(u.name), u.id`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from app_user u where ${wanted}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

type Found = Omit<ShopUser, 'language' | 'menu' | 'settings'> & {
  language: string | null;
  menu: MenuOwner['menu'];
  settings: OwnSettings;
};

export async function findUser(database: Kysely<Database>, id: number): Promise<ShopUser | null> {
  const { rows } = await sql<Found>`
    select ${columns}, u.language, u.menu, u.settings,
      coalesce((select json_agg(json_build_object('customerKey', greatest(c.customer_key, ${WALK_IN_CUSTOMER_KEY}),
        'customerCode', c.customer_code, 'name', c.name) order by lower(c.name), c.customer_code)
        from ${customersOf} c), '[]') as customers
    from app_user u where u.id = ${id} and ${isRealAccount}`.execute(database);
  const [found] = rows;
  if (!found) return null;
  const language = isLanguage(found.language) ? found.language : null;
  return { ...found, language, menu: MENU_KEYS.map((key) => ({ key, ...(found.menu[key] ?? menuDefault(key)) })) };
}

/** Locks users for writing until the transaction ends, so that the last admin can be determined. */
export async function lockUsers(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('users', 0))`.execute(transaction);
}

export async function hasAdmin(transaction: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql`select from app_user u where ${isAdmin} and ${isRealAccount} limit 1`.execute(transaction);
  return rows.length > 0;
}

/** How many of these customers there are; key 0 always is. */
export async function countCustomers(database: Kysely<Database>, keys: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from unnest(${[...keys]}::integer[]) as asked (key)
    where key = ${WALK_IN_CUSTOMER_KEY} or exists (select from customer where customer_key = key)`.execute(database);
  return rows[0]?.count ?? 0;
}
