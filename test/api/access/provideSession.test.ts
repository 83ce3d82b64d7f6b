import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getCartHeader } from '#domain/api/cart.ts';
import { getUser } from '#domain/api/user.ts';
import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import type { Exchange, Grant } from '#machines/access/signIn/grant.ts';
import type { Credentials } from '#machines/app/session/session.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import { provideSession } from '#src/app/provideSession.ts';
import { createCredentialStore } from '#src/app/session/credentials.ts';
import { sessionPorts } from '#src/app/session/sessionPorts.ts';
import { environment } from '#test/machines/samples.ts';
import { FIXTURE_PASSWORD, tokenOf } from '#test/support/api/fixture.ts';
import { type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';
import { memoryStorage } from '#test/support/screens/memoryStorage.ts';
import { quietly } from '#test/support/walks/quietly.ts';

let shop: ServedClient;

beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(() => shop.reset());
afterAll(() => shop?.stop());

/** The session as the storefront starts it; `code` is a punchout's, which any code gets a token for here. */
function startSession(code: string | null, kept: Credentials | null = null) {
  const storage = memoryStorage();
  const forgotten: string[] = [];
  const credentials = createCredentialStore(storage);
  if (kept) credentials.store(kept, true);
  shop.callAs(credentials.current);
  const ports = sessionPorts(shop.client, credentials);
  const forAnyCode = fromPromise<Exchange, Grant>(async () => ({ kind: 'signedIn', token: tokenOf('chef') }));
  const machine = provideSession({
    ports: code === null ? ports : { ...ports, exchangeGrant: forAnyCode },
    credentials,
    shipMethod: { fetch: async () => undefined, fetched: () => quietly(shipMethodMachine) },
    shop: { fetch: async () => undefined, fetched: () => quietly(shopMachine) },
    notify: () => undefined,
    clearTyped: (username) => forgotten.push(username),
    renewPassword: () => undefined,
  });
  const input = { code, redirectUri: 'http://localhost', environment: environment() };
  const session = createActor(machine, { input }).start();
  return { session, storage, credentials, forgotten };
}

const statusOf = async (token: string) => (await shop.server.call(getUser, { token })).status;

test('Log Out kills the token of who signed in, here and at the server', async () => {
  const { session, storage, credentials, forgotten } = startSession(null);
  await waitFor(session, (snapshot) => snapshot.hasTag('signedOut'));
  session.send({ type: 'session.signIn', username: 'chef', password: FIXTURE_PASSWORD });
  await waitFor(session, (snapshot) => snapshot.matches('ready'));
  const token = credentials.current().token ?? '';
  expect([storage.getItem('token'), storage.getItem('customerKey')]).toEqual([token, '1001']);
  session.send({ type: 'session.logOut' });
  expect([storage.length, credentials.current().token, forgotten]).toEqual([0, null, ['chef']]);
  await expect.poll(() => statusOf(token)).toBe(401);
  session.stop();
});

test('a punchout buys with its token, and leaves nothing in the browser', async () => {
  const { session, storage, credentials } = startSession('code-1');
  await waitFor(session, (snapshot) => snapshot.matches('ready'));
  expect(credentials.current()).toEqual({ token: tokenOf('chef'), customerKey: 1001, shipMethod: null });
  expect(storage).toHaveLength(0);
  session.stop();
});

test('a user whose ship method the site forbids meanwhile is asked again at the next call, among the allowed methods', async () => {
  const { session, credentials } = startSession(null, {
    token: tokenOf('shopper'),
    customerKey: 0,
    shipMethod: 'Pickup',
  });
  await waitFor(session, (snapshot) => snapshot.matches('ready'));
  shop.onShipMethodRefused.mockImplementation((refusal) => session.send({ type: 'shipMethod.refused', ...refusal }));
  await sql`update site set settings = jsonb_set(settings, '{allowConsumerPickup}', 'false')`.execute(
    shop.server.database,
  );
  const refused = await shop.client.call(getCartHeader, {});
  const asking = await waitFor(session, (snapshot) => snapshot.matches({ 'select-shipmethod': 'asking' }));
  expect(asking.context.reason?.text).toBe(refused.kind === 'refused' && refused.message);
  const question = asking.children.shipMethod?.getSnapshot().context;
  expect(question).toMatchObject({ allowed: ['Delivery'], previous: null, method: 'Delivery', refused: 'Pickup' });
  expect(credentials.current()).toEqual({ token: tokenOf('shopper'), customerKey: 0, shipMethod: null });
  session.stop();
});
