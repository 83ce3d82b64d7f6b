import { type Kysely, sql } from 'kysely';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isListed } from '../catalog/productRepository.ts';

const TEST_CARDS_ONLY = DEFAULT_USER_SETTINGS.creditCardSettings.isTestTransaction;
const isDead = sql`j.attempts >= j.max_attempts and j.locked_at is null`;
const maySignIn = sql`not u.is_disabled and u.is_verified`;

/** The database's facts about a shop's readiness. */
export interface StoredFacts {
  name: string;
  logoName: string;
  address: string;
  phone: string;
  timeZone: string;
  orderCutoff: string;
  daysAhead: number;
  deliveryWeekdays: number[];
  pickupWeekdays: number[];
  /** From today on. */
  holidays: string[];
  showGuestPrices: boolean;
  allowGuest: boolean;
  allowConsumer: boolean;
  allowConsumerPickup: boolean;
  allowConsumerDelivery: boolean;
  takesTestCardsOnly: boolean;
  takesCards: boolean;
  hasPayment: boolean;
  hasSentOrder: boolean;
  hasSentEmail: boolean;
  deadEmails: number;
  products: number;
  productsWithoutUnit: number;
  productsWithoutPrice: number;
  contractPrices: number;
  customers: number;
  customersWithUser: number;
  otherUsers: number;
  addressesWithoutDay: number;
  refusesZips: boolean;
  zipRules: number;
  deliveredZips: number;
  fetchingTokens: number;
  isFetched: boolean;
  waitingOrders: number;
  deadOrders: number;
}

/** All facts in one statement. Accounts of trading partners do not count as users. */
export async function findChecklistFacts(
  database: Kysely<Database>,
  { userId, now }: { userId: number; now: Date },
): Promise<StoredFacts> {
  const flag = (name: string) => sql`coalesce((s.settings ->> ${name})::boolean, false)`;
  const { rows } = await sql<StoredFacts>`
    with listed as (select product_key from product where ${isListed}),
    waiting as (select o.order_number from order_export e join sales_order o on o.id = e.order_id
      where e.sent_at is null and e.acknowledged_at is null),
    fetching as (select last_used_at from service_token where revoked_at is null and 'orders:read' = any(scopes)),
    account as (select customer_key from customer where customer_key <> 0 and walk_in_user_id is null),
    person as (select u.id, u.customer_key, u.session_type from app_user u
      where ${maySignIn} and not exists (select from trading_partner t where t.user_id = u.id))
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
      (select count(*)::integer from listed p where not exists (select from product_unit u
        where u.product_key = p.product_key and u.is_sell)) as "productsWithoutUnit",
      (select count(*)::integer from listed p where not exists (select from product_unit u
        where u.product_key = p.product_key and u.is_price and u.list_price is not null)) as "productsWithoutPrice",
      (select count(*)::integer from customer_price) as "contractPrices",
      (select count(*)::integer from account) as customers,
      (select count(*)::integer from account a where exists (select from person p where p.customer_key = a.customer_key)
        or exists (select from salesperson_customer m join person p on p.id = m.user_id
          where m.customer_key = a.customer_key)) as "customersWithUser",
      (select count(*)::integer from person p where p.id <> ${userId}) as "otherUsers",
      (select count(*)::integer from address a where cardinality(a.delivery_weekdays) > 0
        and cardinality(s.delivery_weekdays) > 0 and not a.delivery_weekdays && s.delivery_weekdays) as "addressesWithoutDay",
      (select count(*)::integer from zip_rule) as "zipRules",
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
