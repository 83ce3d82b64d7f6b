import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { ZipTerms } from '../../addresses/zipTerms.ts';

type TermsOfZips = ReadonlyMap<string, ZipTerms>;

/** The changed terms of a zip; unchanged terms are left to the address, whose values the ERP may have set. */
interface Changed {
  zip: string;
  oldMinimum: string | null;
  terms: ZipTerms;
  fields: { isServed: boolean; minimum: boolean; weekdays: boolean; county: boolean };
}

function changesOf(before: TermsOfZips, after: TermsOfZips): Changed[] {
  return [...after].flatMap(([zip, terms]) => {
    const old = before.get(zip);
    const fields = {
      isServed: old?.isServed !== terms.isServed,
      minimum: old?.minimumOrderAmount !== terms.minimumOrderAmount,
      weekdays: old?.weekdays.join() !== terms.weekdays.join(),
      county: old?.county !== terms.county,
    };
    return Object.values(fields).some(Boolean)
      ? [{ zip, oldMinimum: old?.minimumOrderAmount ?? null, terms, fields }]
      : [];
  });
}

/**
 * Addresses follow the change of their zips, but keep a higher minimum of their own; carts that go there get a new
 * version. It locks in the same order as a change of addresses.
 */
export async function followZipTerms(
  transaction: Transaction<Database>,
  { before, after }: { before: TermsOfZips; after: TermsOfZips },
): Promise<void> {
  const changes = changesOf(before, after);
  if (changes.length === 0) return;
  const zips = changes.map(({ zip }) => zip);
  const owners = sql`select customer_key from address where zip = any(${zips})`;
  await sql`select from customer where customer_key in (${owners}) order by customer_key for no key update`.execute(
    transaction,
  );
  await sql`select from cart where customer_key in (${owners}) order by id for update`.execute(transaction);
  await sql`
    update address a set version = a.version + 1,
      is_valid_zip_code = case when c."isServed" then c.served else a.is_valid_zip_code end,
      minimum_order_amount = case when not c.minimum then a.minimum_order_amount
        when a.minimum_order_amount is distinct from c."oldAmount" then greatest(a.minimum_order_amount, c.amount)
        else c.amount end,
      delivery_weekdays = case when c.weekdays then c.days else a.delivery_weekdays end,
      county = case when c.county then c.name else a.county end
    from jsonb_to_recordset(${JSON.stringify(
      changes.map(({ zip, oldMinimum, terms, fields }) => ({
        zip,
        oldAmount: oldMinimum,
        ...fields,
        served: terms.isServed,
        amount: terms.minimumOrderAmount,
        days: terms.weekdays,
        name: terms.county,
      })),
    )}::jsonb) as c (zip text, "isServed" boolean, minimum boolean, weekdays boolean, county boolean,
      served boolean, "oldAmount" numeric, amount numeric, days integer[], name text)
    where a.zip = c.zip`.execute(transaction);
  await sql`
    update cart k set version = k.version + 1, prices_disclosed_at = null
    where exists (select from address a where a.customer_key = k.customer_key and a.zip = any(${zips})
      and (k.ship_to_code is null or k.ship_to_code = a.key))`.execute(transaction);
}
