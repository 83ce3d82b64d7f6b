import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addDays } from '#domain/calendar.ts';
import { type DataFacts, EXAMPLES_LIMIT, type Named, PAST_ORDER_DAYS } from '#domain/checklist/checklistFacts.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isListed } from '../catalog/productRepository.ts';
import { isOnOrder } from '../receivables/creditRepository.ts';

const TEST_CARDS_ONLY = DEFAULT_USER_SETTINGS.creditCardSettings.isTestTransaction;
const isDead = sql`j.attempts >= j.max_attempts and j.locked_at is null`;
/** The rows of a table, each with a `label`. */
const named = (table: string): RawBuilder<Named> => sql`(select json_build_object('count', count(*), 'examples',
  array(select label from ${sql.table(table)} order by label collate "C" limit ${sql.lit(EXAMPLES_LIMIT)}))
  from ${sql.table(table)})`;

const maySignIn = sql`not u.is_disabled and u.is_verified`;

/** The database's facts about a shop's readiness. */
export interface StoredFacts
  extends Omit<DataFacts, 'isNamed' | 'isDemo' | 'hasOwnLogo' | 'nextDelivery' | 'nextPickup'> {
  logoName: string;
  orderCutoff: string;
  daysAhead: number;
  /** Users who can sign in, without the caller if there is one. */
  otherUsers: number;
}

/** All facts in one statement. Accounts of trading partners do not count as users. */
export async function findStoredFacts(
  database: Kysely<Database>,
  { userId, now }: { userId: number | null; now: Date },
): Promise<StoredFacts> {
  const flag = (name: string, standard = false) => sql`coalesce((s.settings ->> ${name})::boolean, ${standard})`;
  const today = now.toISOString().slice(0, 10);
  const { rows } = await sql<StoredFacts>`
    with listed as (select product_key, uncommitted, product_code || ' ' || description as label
      from product where ${isListed}),
    priced as (select u.product_key, bool_or(u.list_price is not null or cp.unit is not null) as has_price,
        bool_or(u.list_price = 0) as is_zero
      from product_unit u left join (select distinct product_key, unit from conditional_price
        where customer_key is null and valid_to >= ${today}::date) cp using (product_key, unit)
      where u.is_price group by u.product_key),
    without_unit as (select label from listed p where not exists (select from product_unit u
      where u.product_key = p.product_key and u.is_sell)),
    without_price as (select label from listed left join priced using (product_key) where has_price is not true),
    at_zero as (select label from listed join priced using (product_key) where is_zero),
    of_unknown_stock as (select label from listed where uncommitted is null),
    waiting as (select o.order_number from order_export e join sales_order o on o.id = e.order_id
      where e.sent_at is null and e.acknowledged_at is null),
    fetching as (select last_used_at from service_token where revoked_at is null and 'orders:read' = any(scopes)),
    account as (select customer_key, customer_code || ' ' || name as label
      from customer where customer_key <> 0 and walk_in_user_id is null),
    person as (select u.id, u.customer_key, u.session_type from app_user u
      where ${maySignIn} and not exists (select from trading_partner t where t.user_id = u.id)),
    without_user as (select label from account a where not exists (select from person p where p.customer_key = a.customer_key)
      and not exists (select from salesperson_customer m join person p on p.id = m.user_id
        where m.customer_key = a.customer_key)),
    without_address as (select label from account a
      where not exists (select from address d where d.customer_key = a.customer_key)),
    past_order as (select o.order_number || ' ' || c.name as label
      from sales_order o join customer c on c.customer_key = o.customer_key
      where o.cart_id is null and ${isOnOrder(today)}
        and coalesce(o.delivery_date, o.order_date) < ${addDays(today, -PAST_ORDER_DAYS)}::date),
    without_day as (select concat_ws(' ', c.customer_code, a.key, a.display) as label
      from site s, address a join customer c on c.customer_key = a.customer_key
      where cardinality(a.delivery_weekdays) > 0 and cardinality(s.delivery_weekdays) > 0
        and not a.delivery_weekdays && s.delivery_weekdays)
    select s.distributor_name as name, s.logo_name as "logoName", btrim(s.distributor_address) as address,
      btrim(s.distributor_phone) as phone, s.time_zone as "timeZone", s.order_cutoff as "orderCutoff",
      s.delivery_days_ahead as "daysAhead", s.delivery_weekdays as "deliveryWeekdays",
      s.pickup_weekdays as "pickupWeekdays", s.show_guest_prices as "showGuestPrices",
      array(select h.date::text from holiday h where h.date >= (${now}::timestamptz at time zone s.time_zone)::date) as holidays,
      ${flag('allowGuest')} as "allowGuest", ${flag('allowConsumer')} as "allowConsumer",
      ${flag('allowConsumerPickup')} as "allowConsumerPickup", ${flag('allowConsumerDelivery')} as "allowConsumerDelivery",
      coalesce((s.user_settings -> 'creditCardSettings' ->> 'isTestTransaction')::boolean, ${TEST_CARDS_ONLY}) as "takesTestCardsOnly",
      exists (select from unnest(s.payment_issuers) as i (code)
        where code not in (${sql.lit(ISSUERS.eCheck)}, ${sql.lit(ISSUERS.enRoute)})) as "takesCards",
      (select count(*)::integer from letter l left join graphile_worker.jobs j on j.key = 'letter ' || l.id
        where l.sent_at is null and (j.id is null or ${isDead})
          and l.added_at > coalesce((select max(sent_at) from letter), '-infinity')) as "deadEmails",
      exists (select from letter where sent_at is not null) as "hasSentEmail",
      exists (select from payment_attempt where state in ('held', 'capturing', 'captured')) as "hasPayment",
      exists (select from order_export where sent_at is not null) as "hasSentOrder",
      ${flag('zipCodeRestrictionFlag')} as "refusesZips",
      (select count(*)::integer from listed) as products,
      ${named('without_unit')} as "productsWithoutUnit", ${named('without_price')} as "productsWithoutPrice",
      ${named('at_zero')} as "productsAtZero", ${named('of_unknown_stock')} as "productsOfUnknownStock",
      ${flag('sellAtZero')} as "sellAtZero", ${flag('stockTracking', true)} as "stockTracking",
      exists (select from setting_version where topic = 'site' and version > 0) as "isTimeZoneChosen",
      ${named('past_order')} as "pastOrders",
      ((select count(*) from customer_price) + (select count(*) from conditional_price where customer_key is not null))::integer
        as "contractPrices",
      (select count(*)::integer from account) as customers,
      ${named('without_user')} as "customersWithoutUser", ${named('without_address')} as "customersWithoutAddress",
      (select count(*)::integer from person p where p.id is distinct from ${userId}::integer) as "otherUsers",
      ${named('without_day')} as "addressesWithoutDay",
      (select count(*)::integer from zip_rule) as "deliveryAreas",
      (select count(*)::integer from zip_rule where is_deliverable) as "deliveredZips",
      (select count(*)::integer from fetching) as "fetchingTokens",
      exists (select from fetching where last_used_at is not null) as "isFetched",
      (select count(*)::integer from waiting) as "waitingOrders",
      (select count(*)::integer from waiting w join graphile_worker.jobs j on j.key = 'exportOrder ' || w.order_number
        where ${isDead}) as "deadOrders"
    from site s`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  return row;
}
