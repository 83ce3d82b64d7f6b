import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../server/session/token.ts';
import { FIXTURE_NOW, OYSTER } from '../support/fixture.ts';
import { addPartners, HOTELS, PARTNER_USERS } from '../support/partners.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

test('a reset takes partners away with their visits, sessions, carts and messages, and they can be added again', async () => {
  const { database } = testDatabase;
  await testDatabase.reset();
  await addPartners(database);
  const at = new Date(FIXTURE_NOW);
  const visit = { partner_id: HOTELS, operation: 'create', request: '{}', code_hash: hashToken('code') };
  const { id } = await database
    .insertInto('punchout_visit')
    .values({ ...visit, code_expires_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const buyer = { user_id: PARTNER_USERS[HOTELS], punchout_visit_id: id };
  const session = { ...buyer, token_hash: hashToken('visit'), created_at: at, last_used_at: at };
  await database.insertInto('session').values(session).execute();
  await database
    .insertInto('cart')
    .values({ ...buyer, customer_key: OYSTER })
    .execute();
  const transfer = { visit_id: id, cart_version: 1, payload_id: 'p', answer: '{}', lines: '[]', created_at: at };
  await database.insertInto('punchout_transfer').values(transfer).execute();
  const message = { partner_id: HOTELS, at, direction: 'in', kind: 'OCI', status: 200, body: '' };
  await database.insertInto('partner_message').values(message).execute();
  await database.insertInto('partner_payload').values({ partner_id: HOTELS, payload_id: 'p', seen_at: at }).execute();
  await testDatabase.reset();
  expect(await database.selectFrom('trading_partner').select('id').execute()).toEqual([]);
  await addPartners(database);
  expect(await database.selectFrom('partner_identity').select('identity').orderBy('partner_id').execute()).toEqual([
    { identity: 'HOTELS' },
    { identity: 'schools' },
  ]);
});
