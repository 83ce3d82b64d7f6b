import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type DemoPartner, hotelsPartner, schoolsPartner } from './demoPartners.ts';
import { randomFor } from './random.ts';

const PARTNERS_TOPIC = 17;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The names of this computer, with any port of the demo. */
const HERE = ['localhost:*', '127.0.0.1:*'];

/** The UNSPSC class of most products of each main category. */
const CLASSES: Readonly<Record<string, string>> = {
  11: '50400000', // Fresh vegetables
  12: '50111500', // Minimally processed meat and poultry
  13: '50111500',
  14: '50121500', // Fish
  15: '50130000', // Dairy products and eggs
  16: '50190000', // Prepared and preserved foods
  17: '50180000', // Bread and bakery products
  18: '50220000', // Cereal and pulse products
  19: '50200000', // Beverages
  20: '52151500', // Disposable kitchenware
  21: '47131800', // Cleaning and disinfecting solutions
  22: '48101500', // Cooking and warming equipment
};
const EVERYTHING_ELSE = '50000000'; // Food, beverage and tobacco products

async function classesOf(database: Kysely<Database>): Promise<PartnerSettings['classes']> {
  const categories = await database.selectFrom('category').select(['code', 'parent']).orderBy('code').execute();
  return {
    rest: EVERYTHING_ELSE,
    categories: categories.map(({ code, parent }) => ({
      categoryCode: code,
      code: CLASSES[parent] ?? EVERYTHING_ELSE,
    })),
    products: [],
  };
}

function bytes(seed: number, index: number, count: number): Buffer {
  const random = randomFor(seed, PARTNERS_TOPIC, index);
  return Buffer.from(Array.from({ length: count }, () => random.integer(0, 255)));
}

/** A valid argon2 hash that belongs to no password. */
function hashOfNothing(seed: number, index: number): string {
  const [salt = '', digest = ''] = [bytes(seed, 2 * index, SALT_BYTES), bytes(seed, 2 * index + 1, HASH_BYTES)].map(
    (part) => part.toString('base64').replace(/=+$/, ''),
  );
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${digest}`;
}

async function insertPartner(
  database: Kysely<Database>,
  { name, protocol, customerKey, identity, secret, settings }: DemoPartner,
  { index, seed, shipTo }: { index: number; seed: number; shipTo: string | null },
): Promise<void> {
  const { id: userId } = await database
    .insertInto('app_user')
    .values({
      username: `punchout-${index + 1}`,
      name,
      password_hash: hashOfNothing(seed, index),
      customer_key: customerKey,
      settings: '{}',
      menu: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const whole: PartnerSettings = {
    currency: 'USD',
    language: 'en-US',
    postbackHosts: HERE,
    frameHosts: HERE,
    shipTos: shipTo === null ? [] : [{ theirs: `${identity.identity}-1`, shipToCode: shipTo }],
    classes: await classesOf(database),
    ...settings,
  };
  const { id } = await database
    .insertInto('trading_partner')
    .values({
      name,
      protocol,
      customer_key: customerKey,
      user_id: userId,
      settings: JSON.stringify(whole),
      secret_hash: await hash(secret, { salt: bytes(seed, -1 - index, SALT_BYTES) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('partner_identity')
    .values({ protocol, ...identity, partner_id: id })
    .execute();
}

/**
 * The procurement systems of the demo, for those of their customers that exist. New user ids continue after the
 * existing ones.
 */
export async function insertPartners(database: Kysely<Database>, seed: number): Promise<void> {
  const partners = [hotelsPartner, schoolsPartner];
  const customers = await database
    .selectFrom('customer')
    .select(['customer_key', 'default_shipto'])
    .where(
      'customer_key',
      'in',
      partners.map(({ customerKey }) => customerKey),
    )
    .execute();
  for (const [index, partner] of partners.entries()) {
    const customer = customers.find(({ customer_key: key }) => key === partner.customerKey);
    if (customer) await insertPartner(database, partner, { index, seed, shipTo: customer.default_shipto });
  }
}
