import { sql, type Transaction } from 'kysely';
import { ADDRESS_LIMITS } from '#domain/address/address.ts';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { shipTos } from '#domain/dataImport/kinds/shipTos.ts';
import { decimal } from '#domain/decimal.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { findTermsOfZips } from '../../addresses/zipTerms.ts';
import { lockCustomers } from './customersTarget.ts';
import {
  type Candidate,
  cast,
  givenRows,
  type ImportTarget,
  isYes,
  plainDecimal,
  refuse,
  yesOrNo,
} from './importTarget.ts';

/** A customer has one primary address: of several in a file the first counts. */
function refuseSecondPrimaries(rows: readonly Candidate[]): void {
  const primaries = new Map<string, string>();
  for (const row of rows) {
    const { customer, code, primary } = row.values;
    if (!customer || !code || primary !== 'yes' || row.before?.primary === 'yes') continue;
    const other = primaries.get(customer);
    if (other !== undefined) refuse(row, 'primary', importTexts.anotherPrimary(customer, other));
    else primaries.set(customer, code);
  }
}

/** A new ship-to without a minimum order gets that of its zip, as one that users add. */
async function fillZipMinimums(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const added = rows.filter(({ before, values }) => before === null && values.zip && !values.minimumOrder);
  if (added.length === 0) return;
  const terms = await findTermsOfZips(transaction, [...new Set(added.flatMap(({ values }) => values.zip ?? []))]);
  for (const { values } of added) {
    const minimum = terms.get(values.zip ?? '')?.minimumOrderAmount;
    if (minimum) values.minimumOrder = decimal(minimum).toString();
  }
}

export const shipTosTarget: ImportTarget = {
  kind: shipTos,
  select: sql`select c.customer_code as customer, a.key as code, a.name, a.display, a.address1, a.address2, a.city, a.state, a.zip,
    a.county, a.contact, a.phone, a.delivery_time as "deliveryTime",
    ${plainDecimal('a.minimum_order_amount')} as "minimumOrder", ${yesOrNo('a.is_valid_zip_code')} as deliverable,
    (select string_agg(day::text, ';' order by day) from unnest(a.delivery_weekdays) day) as weekdays,
    ${yesOrNo('a.is_primary')} as primary
    from address a join customer c on c.customer_key = a.customer_key and c.customer_key > 0`,
  order: sql`r.customer collate "C", r.code collate "C"`,
  lock: (transaction, keys) => lockCustomers(transaction, keys, 'customer'),

  async validate(transaction, rows) {
    for (const { values } of rows) {
      values.display ??= [...(values.name ?? '')].slice(0, ADDRESS_LIMITS.display).join('').trim();
    }
    await fillZipMinimums(transaction, rows);
    refuseSecondPrimaries(rows);
  },

  async write(transaction, rows) {
    const given = givenRows(shipTos, rows);
    // The order of statements avoids two primary addresses at once.
    await sql`update address a set is_primary = false, version = version + 1 from customer c, ${given}
      where c.customer_key = a.customer_key and c.customer_code = given.customer and a.is_primary
        and given.primary = 'yes' and given.code <> a.key`.execute(transaction);
    await sql`
      insert into address (customer_key, key, name, display, address1, address2, city, state, zip, county, contact, phone,
        delivery_time, minimum_order_amount, is_valid_zip_code, delivery_weekdays, is_primary)
      select c.customer_key, given.code, given.name, given.display, given.address1, given.address2, given.city, given.state,
        given.zip, given.county, given.contact, given.phone, given."deliveryTime", ${cast('minimumOrder', 'numeric')},
        ${isYes('deliverable')}, string_to_array(given.weekdays, ';')::integer[], ${isYes('primary')}
      from ${given} join customer c on c.customer_code = given.customer
      on conflict (customer_key, key) do update set name = excluded.name, display = excluded.display,
        address1 = excluded.address1, address2 = excluded.address2, city = excluded.city, state = excluded.state,
        zip = excluded.zip, county = excluded.county, contact = excluded.contact, phone = excluded.phone,
        delivery_time = excluded.delivery_time, minimum_order_amount = excluded.minimum_order_amount,
        is_valid_zip_code = excluded.is_valid_zip_code, delivery_weekdays = excluded.delivery_weekdays,
        is_primary = excluded.is_primary, version = address.version + 1`.execute(transaction);
    // Codes that the shop gives to new addresses count on from the highest.
    await sql`
      update customer c set last_ship_to = numbered.highest from (
        select given.customer, max(given.code::integer) as highest from ${given} where given.code ~ '^[0-9]{1,9}$' group by given.customer
      ) numbered
      where c.customer_code = numbered.customer and c.last_ship_to < numbered.highest`.execute(transaction);
  },

  async finish(transaction) {
    await sql`
      update address a set is_primary = true from (
        select distinct on (customer_key) id, customer_key from address where customer_key > 0 order by customer_key, key collate "C"
      ) first
      where a.id = first.id and not exists (
        select from address p where p.customer_key = first.customer_key and p.is_primary)`.execute(transaction);
    await sql`
      update customer c set default_shipto = a.key from address a
      where a.customer_key = c.customer_key and a.is_primary and c.default_shipto is null and c.customer_key > 0`.execute(
      transaction,
    );
  },
};
