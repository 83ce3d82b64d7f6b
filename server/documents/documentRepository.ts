import { type Kysely, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../database/schema.ts';

export interface StoredDocument {
  fileName: string;
  contentType: string;
  content: Buffer;
}

/** Stores a document under the hash of its id, and sweeps the expired ones. */
export async function insertDocument(
  database: Kysely<Database>,
  document: StoredDocument & { idHash: string; tokenHash: Buffer | null; expiresAt: Date },
  now: Date,
): Promise<void> {
  const { idHash, tokenHash, fileName, contentType, content, expiresAt } = document;
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('document').where('expires_at', '<=', now).execute();
    await transaction
      .insertInto('document')
      .values({
        id: idHash,
        token_hash: tokenHash,
        file_name: fileName,
        content_type: contentType,
        content,
        expires_at: expiresAt,
      })
      .execute();
  });
}

/** Undefined when unknown, expired, or opened in a session that has ended since. */
export async function findDocument(
  database: Kysely<Database>,
  idHash: string,
  now: Date,
): Promise<StoredDocument | undefined> {
  return await database
    .selectFrom('document as d')
    .leftJoin('session as s', 's.token_hash', 'd.token_hash')
    .select(['d.file_name as fileName', 'd.content_type as contentType', 'd.content'])
    .where('d.id', '=', idHash)
    .where('d.expires_at', '>', now)
    .where(({ eb, or, and }) =>
      or([eb('d.token_hash', 'is', null), and([eb('s.token_hash', 'is not', null), eb('s.revoked_at', 'is', null)])]),
    )
    .executeTakeFirst();
}

export interface Letterhead {
  name: string;
  address: string;
  phone: string;
}

export async function findLetterhead(database: Kysely<Database>): Promise<Letterhead> {
  return await database
    .selectFrom('site')
    .select(['distributor_name as name', 'distributor_address as address', 'distributor_phone as phone'])
    .executeTakeFirstOrThrow();
}

/** The customer's name and code, and its addresses, the primary one first. */
export async function findParty(database: Kysely<Database>, customerKey: number): Promise<Party> {
  const { rows } = await sql<Party>`
    select c.name, c.customer_code as code,
      coalesce((select json_agg(json_build_object(
        'id', a.id, 'key', a.key, 'name', a.name, 'address1', a.address1, 'address2', a.address2, 'city', a.city,
        'state', a.state, 'zip', a.zip, 'contact', a.contact, 'phone', a.phone, 'deliveryTime', a.delivery_time)
        order by a.is_primary desc, a.id)
        from address a where a.customer_key = c.customer_key), '[]') as addresses
    from customer c where c.customer_key = ${customerKey}`.execute(database);
  const [party] = rows;
  if (!party) throw new Error('the customer of the order is gone');
  return party;
}

export interface Party {
  name: string;
  code: string;
  addresses: PartyAddress[];
}

export interface PartyAddress {
  id: number;
  key: string;
  name: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  contact: string | null;
  phone: string | null;
  deliveryTime: string | null;
}

export interface ProductScan {
  product_code: string;
  description: string;
  /** Null when the product has no scan at this place. */
  name: string | null;
  body: string | null;
}

/** The n-th scan (from 1) of a listed product; undefined for a product that is not listed. */
export async function findProductScan(
  database: Kysely<Database>,
  productKey: number,
  n: number,
): Promise<ProductScan | undefined> {
  return await database
    .selectFrom('product as p')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('product_scan as s')
          .select(['s.name', 's.body'])
          .whereRef('s.product_key', '=', 'p.product_key')
          .orderBy('s.position')
          .limit(1)
          .offset(n - 1)
          .as('scan'),
      (join) => join.onTrue(),
    )
    .select(['p.product_code', 'p.description', 'scan.name', 'scan.body'])
    .where('p.product_key', '=', productKey)
    .where('p.is_active', '=', true)
    .where('p.product_key', '<>', EXCLUDED_PRODUCT_KEY)
    .executeTakeFirst();
}
