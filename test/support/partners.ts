import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { PartnerSettings } from '../../domain/punchout/partner.ts';
import type { Database } from '../../server/database/schema.ts';
import { OYSTER, TIDE } from './fixture.ts';

export const PARTNER_SECRET = 'Lantern#2026';
/** Buys for OYSTER by cXML; NetworkId HOTELS. */
export const HOTELS = 1;
/** Buys for TIDE by OCI; user schools. */
export const SCHOOLS = 2;

const secretHash = hash(PARTNER_SECRET, { memoryCost: 64, timeCost: 1 });
/** The accounts that visits act as. */
export const PARTNER_USERS = { [HOTELS]: 901, [SCHOOLS]: 902 } as const;

const settings: PartnerSettings = {
  currency: 'USD',
  language: 'en-US',
  encoding: 'urlencoded',
  postbackHosts: ['buyer.example.com', 'localhost:*'],
  frameHosts: ['buyer.example.com', 'localhost:*'],
  shipTos: [],
  units: [],
  classes: {
    rest: '50000000',
    categories: [{ categoryCode: '1204', code: '50202200' }],
    products: [{ productCode: 'P101', code: '50131600' }],
  },
  extrinsics: [],
  charges: 'header',
};

const partners = [
  {
    id: HOTELS,
    userId: PARTNER_USERS[HOTELS],
    name: 'Hotels',
    protocol: 'cxml',
    customerKey: OYSTER,
    identity: { domain: 'NetworkId', identity: 'HOTELS' },
    settings: { ...settings, shipTos: [{ theirs: 'H-2', shipToCode: 'DOCK' }] },
  },
  {
    id: SCHOOLS,
    userId: PARTNER_USERS[SCHOOLS],
    name: 'Schools',
    protocol: 'oci',
    customerKey: TIDE,
    identity: { domain: '', identity: 'schools' },
    settings: { ...settings, charges: 'omitted' },
  },
];

/** Two procurement systems beside the fixture, the same on every run. */
export async function addPartners(database: Kysely<Database>): Promise<void> {
  const secret_hash = await secretHash;
  await database.transaction().execute(async (transaction) => {
    const users = partners.map(({ id, userId, name, customerKey }) => ({
      id: userId,
      username: `punchout-${id}`,
      name,
      password_hash: secret_hash,
      customer_key: customerKey,
      settings: '{}',
      menu: '{}',
    }));
    await transaction.insertInto('app_user').values(users).execute();
    const rows = partners.map(({ id, userId, name, protocol, customerKey, settings: own }) => ({
      ...{ id, name, protocol, secret_hash, user_id: userId },
      ...{ customer_key: customerKey, settings: JSON.stringify(own) },
    }));
    await transaction.insertInto('trading_partner').values(rows).execute();
    const identities = partners.map(({ id, protocol, identity }) => ({ partner_id: id, protocol, ...identity }));
    await transaction.insertInto('partner_identity').values(identities).execute();
  });
}
