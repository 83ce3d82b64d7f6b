import { type Kysely, sql } from 'kysely';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { DEFAULT_USER_SETTINGS, type SiteSettings, type UserSettings } from '#domain/settings/settings.ts';
import { isLanguage } from '#domain/texts/languages.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Database } from '../../platform/database/schema.ts';
import { activeSince } from '../retention/retention.ts';
import { type Buyer, buyer, type Caller, type Membership, type Site } from './caller.ts';
import { type MenuOwner, menuOf } from './callerMenu.ts';

/** A token's last use is written at most this often, so that reading calls stay reads. */
const TOUCH_AFTER_SECONDS = 60;

interface SiteRow {
  site_settings: SiteSettings;
  site_user_settings: Partial<UserSettings>;
  show_guest_prices: boolean;
  time_zone: string;
  order_cutoff: string;
  delivery_days_ahead: number;
  logo_name: string;
  distributor_name: string;
  distributor_phone: string;
  site_page_layout: number | null;
  site_page_sort_by: number | null;
  catalogue_version: number;
}

const hasTeams = sql`site.settings ->> 'teams' = 'true'`;

/** The terms of user `u` in the team of customer `c`; null without any. */
const membership = sql`(select json_build_object('rights', m.rights, 'approval', m.approval,
    'orderLimit', m.order_limit, 'weekLimit', m.week_limit, 'monthLimit', m.month_limit,
    'excludedCategories', m.excluded_categories, 'shipTos', m.ship_tos, 'guideIds', m.guide_ids)
  from team_member m where m.user_id = u.id and m.customer_key = c.customer_key and ${hasTeams})`;

/** The columns of user, customer and site for a caller. Aliases: `u`, `c`, `site`. */
const callerColumns = sql`u.id, u.username, u.language, u.name, u.is_salesperson, u.email, u.session_type,
  u.customer_key as own_customer_key, u.settings as user_settings, u.menu,
  c.customer_key, c.settings as customer_settings, c.required_po, ${membership} as membership`;

interface CallerRow extends SiteRow, MenuOwner {
  id: number;
  username: string;
  name: string;
  is_salesperson: boolean;
  email: string | null;
  language: string | null;
  own_customer_key: number | null;
  customer_key: number | null;
  customer_settings: Partial<UserSettings> | null;
  required_po: boolean | null;
  user_settings: Partial<UserSettings>;
  membership: Membership | null;
  visit_id: number | null;
}

const siteColumns = sql`site.settings as site_settings, site.user_settings as site_user_settings, site.show_guest_prices,
  site.time_zone, site.order_cutoff, site.delivery_days_ahead, site.logo_name, site.distributor_name, site.distributor_phone,
  site.default_page_layout as site_page_layout,
  site.default_page_sort_by as site_page_sort_by,
  (select max(version) from catalogue_version) as catalogue_version`;

function siteOf(row: SiteRow): Site {
  return {
    settings: row.site_settings,
    showGuestPrices: row.show_guest_prices,
    timeZone: row.time_zone,
    orderCutoff: row.order_cutoff,
    deliveryDaysAhead: row.delivery_days_ahead,
    logoName: row.logo_name,
    distributorName: row.distributor_name,
    distributorPhone: row.distributor_phone,
    defaultPageLayout: row.site_page_layout,
    defaultPageSortBy: row.site_page_sort_by,
  };
}

/** Later layers override earlier ones, in the nested settings field by field too. */
export function settingsOf(...layers: (Partial<UserSettings> | null)[]): UserSettings {
  const cards = layers.map((layer) => layer?.creditCardSettings);
  const merged = Object.assign({}, DEFAULT_USER_SETTINGS, ...layers);
  const creditCardSettings = Object.assign({}, DEFAULT_USER_SETTINGS.creditCardSettings, ...cards);
  return { ...merged, creditCardSettings };
}

/** The anonymous caller: a Guest session with the site's own settings and no menu. */
export async function findGuest(database: Kysely<Database>): Promise<Caller> {
  const { rows } = await sql<SiteRow>`${prepared('find_guest')} select ${siteColumns} from site`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  const site = siteOf(row);
  return {
    user: null,
    customerKey: null,
    membership: null,
    catalogueVersion: row.catalogue_version,
    site,
    settings: {
      ...settingsOf(row.site_user_settings),
      sessionType: 'Guest',
      hidePricing: !site.showGuestPrices || row.site_user_settings.hidePricing === true,
      canChangePrice: false,
      menu: [],
    },
  };
}

/** A token's hash and the requested customer, which is not authorized yet. */
export interface AskedCaller {
  tokenHash: Buffer;
  requestedCustomer: number | null;
}

function callerOf(found: CallerRow, tokenHash: Buffer): Caller {
  // A procurement system has its own approvals.
  const row = found.visit_id === null ? found : { ...found, membership: null };
  const settings: UserSettings = {
    ...settingsOf(row.site_user_settings, row.customer_settings, row.user_settings),
    sessionType: row.session_type,
    menu: menuOf(row),
  };
  return {
    user: {
      id: row.id,
      username: row.username,
      name: row.name,
      isSalesperson: row.is_salesperson,
      email: row.email,
      language: isLanguage(row.language) ? row.language : null,
      customerKey: row.own_customer_key,
      tokenHash,
      visit: row.visit_id === null || row.operation === null ? null : { id: row.visit_id, operation: row.operation },
    },
    customerKey: row.customer_key,
    membership: row.membership,
    catalogueVersion: row.catalogue_version,
    site: siteOf(row),
    // The procurement system numbers its order later.
    settings: { ...settings, requiredPO: row.visit_id === null && (settings.requiredPO || row.required_po === true) },
  };
}

/** A session that another statement is writing now is skipped. */
async function touch(database: Kysely<Database>, tokenHashes: Buffer[], now: Date): Promise<void> {
  if (tokenHashes.length === 0) return;
  const active = database
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    .forNoKeyUpdate()
    .skipLocked();
  await database.updateTable('session').set({ last_used_at: now }).where('token_hash', 'in', active).execute();
}

/**
 * The callers of active tokens in the requested order, null without one. `customerKey` of a result is null unless the
 * user may act for the requested customer. Only this statement decides who may act for which customer.
 */
export async function findCallers(
  database: Kysely<Database>,
  asked: readonly AskedCaller[],
  now: Date,
): Promise<(Caller | null)[]> {
  const { idleSince, bornAfter } = activeSince(now);
  const { rows } = await sql<CallerRow & { place: number; last_used_at: Date }>`${prepared('find_callers')}
    select asked.place::integer - 1 as place, s.last_used_at, v.id as visit_id, v.operation, ${callerColumns}, ${siteColumns}
    from unnest(${asked.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${asked.map(({ requestedCustomer }) => requestedCustomer)}::integer[])
      with ordinality as asked (token_hash, requested_customer, place)
    join session s on s.token_hash = asked.token_hash
    join app_user u on u.id = s.user_id
    left join punchout_visit v on v.id = s.punchout_visit_id
    cross join site
    left join customer walk_in on walk_in.walk_in_user_id = u.id
    left join customer c
      on c.customer_key = case when asked.requested_customer = ${WALK_IN_CUSTOMER_KEY} then walk_in.customer_key
        else coalesce(asked.requested_customer, u.customer_key) end
      and (c.customer_key = u.customer_key or (u.is_salesperson and exists (
        select 1 from salesperson_customer sc where sc.user_id = u.id and sc.customer_key = c.customer_key))
        or (${hasTeams} and exists (
        select from team_member tm where tm.user_id = u.id and tm.customer_key = c.customer_key)))
    where s.revoked_at is null and not u.is_disabled and s.last_used_at > ${idleSince} and s.created_at > ${bornAfter}`.execute(
    database,
  );
  const callers: (Caller | null)[] = asked.map(() => null);
  const untouched: Buffer[] = [];
  for (const row of rows) {
    const tokenHash = asked[row.place]?.tokenHash;
    if (!tokenHash) throw new Error('a caller was found that nobody asked for');
    callers[row.place] = callerOf(row, tokenHash);
    if (now.getTime() - row.last_used_at.getTime() > TOUCH_AFTER_SECONDS * 1000) untouched.push(tokenHash);
  }
  await touch(database, untouched, now);
  return callers;
}

/**
 * The user who requested work that is finished now, for the customer of the request. Null when the account is closed.
 * The session may have ended meanwhile.
 */
export async function findBuyer(
  database: Kysely<Database>,
  { userId, customerKey }: { userId: number; customerKey: number },
): Promise<Buyer | null> {
  const { rows } = await sql<CallerRow>`
    select null as visit_id, null as operation, ${callerColumns}, ${siteColumns}
    from app_user u cross join site join customer c on c.customer_key = ${customerKey}
    where u.id = ${userId} and not u.is_disabled`.execute(database);
  const [row] = rows;
  return row ? buyer(callerOf(row, Buffer.alloc(0))) : null;
}
