import { type Kysely, sql, type Transaction } from 'kysely';
import { CUSTOMERS_FOUND, type PartnerCustomer } from '#domain/api/partners.ts';
import type { Partner, PartnerChange, PartnerIdentity, Protocol } from '#domain/punchout/partner.ts';
import type { Database } from '../../../platform/database/schema.ts';

const identities = sql`coalesce((select json_agg(json_build_object('domain', i.domain, 'identity', i.identity)
  order by i.domain, i.identity) from partner_identity i where i.partner_id = p.id), '[]')`;

const partner = sql`p.id, p.version, p.name, p.protocol, p.is_active as "isActive", p.customer_key as "customerKey",
  c.name as "customerName", ${identities} as identities, p.secret_hash is not null as "hasSecret", p.settings
  from trading_partner p join customer c on c.customer_key = p.customer_key`;

/** A page of partners, by name, and how many there are. */
export async function findPartners(
  database: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Partner[]; total: number }> {
  const { rows } = await sql<Partner>`
    select ${partner} order by lower(p.name), p.id limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from trading_partner`.execute(
    database,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findPartner(database: Kysely<Database>, id: number): Promise<Partner | null> {
  const { rows } = await sql<Partner>`select ${partner} where p.id = ${id}`.execute(database);
  return rows[0] ?? null;
}

/** Locks partners for writing until the transaction ends, so that names and identities can be compared. */
export async function lockPartners(transaction: Transaction<Database>): Promise<void> {
  await sql`lock table trading_partner in share row exclusive mode`.execute(transaction);
}

/** The data of a requesting partner. */
export interface KnownPartner {
  id: number;
  name: string;
  customerKey: number;
  userId: number;
  isActive: boolean;
  secretHash: string | null;
  settings: Partner['settings'];
  identities: PartnerIdentity[];
}

/** The partner with one of these identities, in the given order; null when there is none. With OCI the domain is ''. */
export async function findPartnerByIdentity(
  database: Kysely<Database>,
  protocol: Protocol,
  candidates: readonly PartnerIdentity[],
): Promise<KnownPartner | null> {
  const { rows } = await sql<KnownPartner>`
    select p.id, p.name, p.customer_key as "customerKey", p.user_id as "userId", p.is_active as "isActive",
      p.secret_hash as "secretHash", p.settings, ${identities} as identities
    from unnest(${candidates.map(({ domain }) => domain)}::text[], ${candidates.map(({ identity }) => identity)}::text[])
      with ordinality as asked (domain, identity, place)
    join partner_identity found on found.protocol = ${protocol}
      and lower(found.domain) = lower(asked.domain) and lower(found.identity) = lower(asked.identity)
    join trading_partner p on p.id = found.partner_id
    order by asked.place limit 1`.execute(database);
  return rows[0] ?? null;
}

/** Customers whose code or name contains the text; exact code matches come first. */
export async function findCustomersNamed(database: Kysely<Database>, search: string): Promise<PartnerCustomer[]> {
  const text = search.trim().toLowerCase();
  const { rows } = await sql<PartnerCustomer>`
    select customer_key as "customerKey", customer_code as "customerCode", name from customer
    where customer_key > 0 and (strpos(lower(customer_code), ${text}) > 0 or strpos(lower(name), ${text}) > 0)
    order by lower(customer_code) = ${text} desc, lower(name), customer_code limit ${CUSTOMERS_FOUND}`.execute(
    database,
  );
  return rows;
}

/** The shop's data for validating a change: names and identities in use, and known codes. */
export interface KnownOf {
  hasCustomer: boolean;
  isNameTaken: boolean;
  /** Identities of the change that are another partner's, with its name. */
  taken: { identity: string; partner: string }[];
  shipTos: string[];
  units: string[];
  categories: string[];
  products: string[];
}

export async function findKnownOf(
  database: Kysely<Database>,
  { name, protocol, customerKey, identities: claimed, settings }: PartnerChange,
  /** The partner that is changed; null for a new one. */
  id: number | null,
): Promise<KnownOf> {
  const { shipTos, units, classes } = settings;
  const { rows } = await sql<KnownOf>`
    select exists (select from customer where customer_key = ${customerKey}) as "hasCustomer",
      exists (select from trading_partner where lower(name) = lower(${name}) and id is distinct from ${id}) as "isNameTaken",
      coalesce((select json_agg(json_build_object('identity', i.identity, 'partner', p.name) order by i.domain, i.identity)
        from unnest(${claimed.map(({ domain }) => domain)}::text[], ${claimed.map(({ identity }) => identity)}::text[])
          as asked (domain, identity)
        join partner_identity i on i.protocol = ${protocol} and lower(i.domain) = lower(asked.domain)
          and lower(i.identity) = lower(asked.identity)
        join trading_partner p on p.id = i.partner_id and p.id is distinct from ${id}), '[]') as taken,
      array(select key from address where customer_key = ${customerKey}
        and key = any(${shipTos.map(({ shipToCode }) => shipToCode)}::text[])) as "shipTos",
      array(select distinct unit from product_unit where unit = any(${units.map(({ unit }) => unit)}::text[])) as units,
      array(select code from category
        where code = any(${classes.categories.map(({ categoryCode }) => categoryCode)}::text[])) as categories,
      array(select product_code from product
        where product_code = any(${classes.products.map(({ productCode }) => productCode)}::text[])) as products`.execute(
    database,
  );
  const [known] = rows;
  if (!known) throw new Error('a statement without a table answered no row');
  return known;
}
