import { type Kysely, sql, type Transaction } from 'kysely';
import { type MemberTerms, TEAM_LIMIT, type TeamMember } from '#domain/team/teamMember.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A member as stored; version 0 has no terms of its own yet. */
const memberColumns = sql`u.id as "userId", u.name, u.username, u.email, u.is_disabled as "isDisabled",
  coalesce(m.version, 0) as version, coalesce(m.rights, '{order,pay}') as rights, coalesce(m.approval, 'overLimit') as approval,
  m.order_limit::float8 as "orderLimit", m.week_limit::float8 as "weekLimit", m.month_limit::float8 as "monthLimit",
  coalesce(m.excluded_categories, '{}') as "excludedCategories", m.ship_tos as "shipTos",
  case when m.guide_ids is not null then array(select g.name from order_guide g
    where g.customer_key = c.customer_key and g.id = any(m.guide_ids) order by lower(g.name)) end as guides,
  not exists (select from session s where s.user_id = u.id)
    and exists (select from account_token t where t.user_id = u.id and t.kind = 'reset') as "isInvited",
  not u.is_disabled and 'administer' = any(coalesce(m.rights, '{}')) and not exists (
    select from team_member o join app_user ou on ou.id = o.user_id
    where o.customer_key = c.customer_key and o.user_id <> u.id and not ou.is_disabled and 'administer' = any(o.rights))
    as "isLastAdministrator"`;

/** Members of the team of customer `c`: its own users, and those who were added to it. */
const members = sql`customer c join app_user u on u.session_type = 'Normal' and not u.is_salesperson
  and (u.customer_key = c.customer_key
    or exists (select from team_member t where t.user_id = u.id and t.customer_key = c.customer_key))
  left join team_member m on m.user_id = u.id and m.customer_key = c.customer_key`;

/** The members of a team by name; disabled ones are left out. */
export async function findMembers(database: Kysely<Database>, customerKey: number): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    select ${memberColumns} from ${members} where c.customer_key = ${customerKey} and not u.is_disabled
    order by lower(u.name), u.id limit ${TEAM_LIMIT}`.execute(database);
  return rows;
}

export async function findMember(
  database: Kysely<Database>,
  customerKey: number,
  userId: number,
): Promise<TeamMember | undefined> {
  const { rows } = await sql<TeamMember>`
    select ${memberColumns} from ${members}
    where c.customer_key = ${customerKey} and u.id = ${userId} and not u.is_disabled`.execute(database);
  return rows[0];
}

/** Locks the team: changes of one team come one after the other. */
export async function lockTeam(transaction: Transaction<Database>, customerKey: number): Promise<string> {
  const { name } = await transaction
    .selectFrom('customer')
    .select('name')
    .where('customer_key', '=', customerKey)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return name;
}

/** The names among these terms that the customer or the catalog does not have. */
export async function findUnknownNames(
  database: Kysely<Database>,
  customerKey: number,
  { shipTos, guides, excludedCategories }: MemberTerms,
): Promise<{ shipTos: boolean; guides: boolean; categories: boolean }> {
  const { rows } = await sql<{ shipTos: boolean; guides: boolean; categories: boolean }>`
    select
      exists (select from unnest(${shipTos ?? []}::text[]) asked
        where not exists (select from address a where a.customer_key = ${customerKey} and a.key = asked)) as "shipTos",
      exists (select from unnest(${guides ?? []}::text[]) asked
        where not exists (select from order_guide g where g.customer_key = ${customerKey} and g.name = asked)) as guides,
      exists (select from unnest(${excludedCategories}::text[]) asked
        where not exists (select from category c where c.code = asked)) as categories`.execute(database);
  return rows[0] ?? { shipTos: false, guides: false, categories: false };
}

/** Writes the terms of a member, who becomes one if needed. */
export async function writeTerms(
  transaction: Transaction<Database>,
  { userId, customerKey }: { userId: number; customerKey: number },
  { rights, approval, orderLimit, weekLimit, monthLimit, excludedCategories, shipTos, guides }: MemberTerms,
): Promise<void> {
  const guideIds =
    guides &&
    sql<number[]>`array(select id from order_guide
    where customer_key = ${customerKey} and name = any(${guides}::text[]) order by id)`;
  const columns = {
    rights: [...new Set(rights)],
    approval,
    order_limit: orderLimit,
    week_limit: weekLimit,
    month_limit: monthLimit,
    excluded_categories: [...new Set(excludedCategories)],
    ship_tos: shipTos && [...new Set(shipTos)],
    guide_ids: guideIds,
  };
  await transaction
    .insertInto('team_member')
    .values({ user_id: userId, customer_key: customerKey, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'customer_key'])
        .doUpdateSet(({ ref }) => ({ ...columns, version: sql`${ref('team_member.version')} + 1` })),
    )
    .execute();
}

/**
 * Takes a customer from a user: another one of the user's teams takes its place, or the account is disabled. An
 * administrator of the shop keeps account and customer.
 */
export async function leaveTeam(
  transaction: Transaction<Database>,
  { userId, customerKey }: { userId: number; customerKey: number },
): Promise<void> {
  await transaction
    .deleteFrom('team_member')
    .where('user_id', '=', userId)
    .where('customer_key', '=', customerKey)
    .execute();
  await sql`
    with other as (select min(customer_key) as key from team_member where user_id = ${userId})
    update app_user u set version = u.version + 1, customer_key = coalesce(other.key, u.customer_key),
      is_disabled = other.key is null
    from other where u.id = ${userId} and u.customer_key = ${customerKey}
      and not coalesce((u.menu #>> '{AdminPanel,isVisible}')::boolean, false)`.execute(transaction);
}

/**
 * Lets a user of one customer administer and approve in its team, or no longer. False for users without a customer of
 * their own.
 */
export async function setAdministrator(
  transaction: Transaction<Database>,
  userId: number,
  isAdministrator: boolean,
): Promise<boolean> {
  const usual = isAdministrator ? '{order,pay,approve,administer}' : '{order,pay}';
  const rights = isAdministrator
    ? sql`(select array_agg(distinct r) from unnest(team_member.rights || '{approve,administer}'::text[]) r)`
    : sql`array_remove(team_member.rights, 'administer')`;
  const { rows } = await sql`
    insert into team_member (user_id, customer_key, rights, approval)
    select id, customer_key, ${usual}::text[], 'overLimit' from app_user
    where id = ${userId} and session_type = 'Normal' and not is_salesperson and customer_key > 0
    on conflict (user_id, customer_key) do update set rights = ${rights}, version = team_member.version + 1
    returning user_id`.execute(transaction);
  return rows.length > 0;
}

export interface KnownUser {
  userId: number;
  name: string;
  email: string | null;
  /** A business user who is neither a salesperson nor disabled. */
  mayJoin: boolean;
}

/** The account with this address as its username or email address, in lower case. */
export async function findUserOfAddress(database: Kysely<Database>, address: string): Promise<KnownUser | undefined> {
  const { rows } = await sql<KnownUser>`
    select u.id as "userId", u.name, u.email, u.session_type = 'Normal' and not u.is_salesperson and not u.is_disabled
        and u.is_verified and (u.customer_key is null or u.customer_key > 0) as "mayJoin"
    from app_user u where lower(u.username) = ${address} or lower(u.email) = ${address}
    order by lower(u.email) is not distinct from ${address} desc, u.id limit 1`.execute(database);
  return rows[0];
}
