import { type Kysely, sql } from 'kysely';
import { addDays } from '#domain/calendar.ts';
import { deliversFrom, type OrderDay } from '#domain/cart/deliveryDates.ts';
import type { EstimateTerms } from '#domain/cart/estimate.ts';
import type { HeaderRules, ShipTo } from '#domain/cart/header.ts';
import { decimal, ZERO } from '#domain/decimal.ts';
import { askedDetails, DETAIL_FIELDS } from '#domain/punchout/askedDetails.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer } from '../access/caller.ts';
import { isWalkIn } from '../customers/walkIn.ts';
import { shipMethodFor } from './shipMethodFor.ts';

/** The rules for a customer's carts today. */
export interface CartTerms {
  estimate: EstimateTerms;
  header: HeaderRules;
  /** The order deadline of the cart. */
  orderDay: OrderDay;
}

interface TermsRow {
  add_on_charge: string;
  add_on_free_from: string | null;
  tax_rate: string;
  pickup_weekdays: number[];
  delivery_weekdays: number[];
  holidays: string[];
  order_cutoff: string;
  default_shipto: string | null;
  default_po: string | null;
  partner: Parameters<typeof askedDetails>[0] | null;
  ship_tos: ShipTo[];
}

/** The ship-tos that the member of a team may use: all, if nothing else is said. */
function usableShipTos(shipTos: ShipTo[], { membership }: Buyer): ShipTo[] {
  const codes = membership?.shipTos ?? null;
  return codes === null ? shipTos : shipTos.filter(({ key }) => codes.includes(key));
}

/** An order needs an address (readings 138); a procurement system orders its cart later. */
function noAddressText({ customerKey, visit }: Buyer): string | null {
  if (isWalkIn(customerKey)) return cartText('reasons.addressRequired');
  return visit ? null : cartText('orderReasons.addressMissing');
}

/** `productKeys`: the products of an order outside of the buyer's cart, for its cutoff. */
export async function findCartTerms(
  database: Kysely<Database>,
  buyer: Buyer,
  { shipMethod, now, productKeys }: { shipMethod: ShipMethod | null; now: Date; productKeys?: readonly number[] },
): Promise<CartTerms> {
  const { settings, site } = buyer;
  const today = dateInZone(now, site.timeZone);
  const deliversUntil = addDays(today, site.deliveryDaysAhead);
  const ordered = productKeys
    ? sql`select unnest(${[...productKeys]}::integer[])`
    : sql`select l.product_key from cart k join cart_line l on l.cart_id = k.id
        where k.user_id = ${buyer.userId} and k.customer_key = c.customer_key
          and k.punchout_visit_id is not distinct from ${buyer.visit?.id ?? null}::integer`;
  const { rows } = await sql<TermsRow>`
    select s.add_on_charge, s.add_on_free_from, s.pickup_weekdays, s.delivery_weekdays, p.tax_rate,
      array(select h.date::text from holiday h where h.date between ${today}::date and ${deliversUntil}::date) as holidays,
      coalesce((select min(coalesce(w.order_cutoff, s.order_cutoff) collate "C") from product g
        left join warehouse_cutoff w on w.warehouse_code = g.warehouse_code
        where g.product_key in (${ordered})), s.order_cutoff) as order_cutoff,
      c.default_shipto, c.default_po,
      (select json_build_object('protocol', t.protocol, 'settings', json_build_object('extrinsics', t.settings->'extrinsics'))
        from punchout_visit v join trading_partner t on t.id = v.partner_id
        where v.id = ${buyer.visit?.id ?? null}::integer) as partner,
      coalesce((select json_agg(json_build_object(
        'id', a.id, 'key', a.key, 'isPrimary', a.is_primary, 'isValidZipCode', a.is_valid_zip_code,
        'minimumOrderAmount', greatest(a.minimum_order_amount, c.minimum_order_amount)::text, 'weekdays', a.delivery_weekdays)
        order by a.is_primary desc, a.display, a.key)
        from address a where a.customer_key = c.customer_key), '[]') as ship_tos
    from customer c join customer p on p.customer_key = coalesce(c.priced_as, c.customer_key) cross join site s where c.customer_key = ${buyer.customerKey}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error(`customer ${buyer.customerKey} has gone`);
  const orderDay = { timeZone: site.timeZone, orderCutoff: row.order_cutoff };
  const offer = shipMethodFor(buyer, shipMethod);
  const asked: readonly string[] = row.partner ? askedDetails(row.partner) : DETAIL_FIELDS;
  return {
    estimate: {
      addOnCharge: offer.method === 'Pickup' ? ZERO : decimal(row.add_on_charge),
      addOnFreeFrom: row.add_on_free_from === null ? null : decimal(row.add_on_free_from),
      taxRate: decimal(row.tax_rate),
    },
    header: {
      shipTos: usableShipTos(row.ship_tos, buyer),
      defaultShipTo: row.default_shipto,
      defaultPo: row.default_po,
      deliversFrom: deliversFrom(now, orderDay),
      deliversUntil,
      isPoRequired: settings.requiredPO || settings.sessionType === 'Consumer',
      isDateRequired:
        asked.includes('deliveryDate') &&
        (settings.checkoutRequireDeliveryDate || settings.defaultDeliveryDateFlag === 'RequireUserEntry'),
      ...offer,
      pickupWeekdays: row.pickup_weekdays,
      deliveryWeekdays: row.delivery_weekdays,
      holidays: row.holidays,
      noAddressText: noAddressText(buyer),
      undeliverableText:
        asked.includes('shipTo') && site.settings.zipCodeRestrictionFlag
          ? site.settings.zipCodeRestrictionMessage || cartText('reasons.undeliverable')
          : null,
    },
    orderDay,
  };
}
