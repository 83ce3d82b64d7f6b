import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestToken, revokeToken } from '#domain/api/authentication.ts';
import { addCartLine, getCart } from '#domain/api/cart.ts';
import { uploadImage } from '#domain/api/images.ts';
import { getImport, startImport } from '#domain/api/imports.ts';
import { getLanding, saveLanding } from '#domain/api/landing.ts';
import { requestPasswordReset } from '#domain/api/password.ts';
import { getPrices, listProducts } from '#domain/api/products.ts';
import { openOrderGuideList, openPriceList } from '#domain/api/reports.ts';
import { getSiteSettings } from '#domain/api/settings.ts';
import { saveSiteConfiguration } from '#domain/api/siteConfiguration.ts';
import { changeUser, getShopUser } from '#domain/api/users.ts';
import { importFile } from '#server/modules/dataImport/importJob.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { cups } from '#test/support/api/buyer.ts';
import { firstConfiguration } from '#test/support/api/configuration.ts';
import { FIXTURE_PASSWORD, tokenOf } from '#test/support/api/fixture.ts';
import { addManyProducts } from '#test/support/api/manyProducts.ts';
import { createTestDatabase, shareTestDatabase } from '#test/support/database/testDatabase.ts';
import { photo } from '#test/support/files/hostilePictures.ts';
import { importRows } from '#test/support/files/importedRows.ts';

const SHORT = 100;
const CHEF = 1;

/** Two servers of one database. The clock does not move, so that nothing agrees because a cache expired. */
let one: Api;
let other: Api;
const chef = { token: tokenOf('chef') };
const admin = { token: tokenOf('admin') };

beforeAll(async () => {
  const database = await createTestDatabase();
  one = await startApi(database, SHORT);
  other = await startApi(shareTestDatabase(database), SHORT);
});
beforeEach(() => one.reset());
afterAll(async () => {
  await other?.stop();
  await one?.stop();
});

const signIn = ({ app }: Api, password: string) =>
  app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'password',
      client_id: 'ecommerce',
      username: 'chef',
      password,
    }).toString(),
  });

const firstPage = async (api: Api) =>
  (await api.call(listProducts, { ...chef, query: { page: 1, pageSize: 1 } })).body[0]?.description;
const priceOfCups = async (api: Api) => (await api.call(getPrices, { ...chef, body: { 103: ['EA'] } })).body[103]?.EA;
const allowsGuests = async (api: Api) => (await api.call(getSiteSettings, {})).body.allowGuest;
const landingTitle = async (api: Api) => (await api.call(getLanding, admin)).body.title;
const cartStatus = async (api: Api) => (await api.call(getCart, chef)).status;
const cartLines = async (api: Api) => (await api.call(getCart, chef)).body.lines.length;
const guideListStatus = async (api: Api) => (await api.call(openOrderGuideList, { ...chef, query: {} })).status;

interface Change {
  ask(api: Api): Promise<unknown>;
  change(api: Api): Promise<unknown>;
  before: unknown;
  after: unknown;
}

const changes: Record<string, Change> = {
  'the catalog': {
    ask: firstPage,
    change: (api) => importRows(api.database, 'products', 'code,description\nP101,Aardvark eggs'),
    before: 'Eggs',
    after: 'Aardvark eggs',
  },
  'a price': {
    ask: priceOfCups,
    change: (api) => importRows(api.database, 'prices', 'product,unit,price\nP103,EA,0.4'),
    before: 0.35,
    after: 0.4,
  },
  'a setting': {
    ask: allowsGuests,
    change: (api) =>
      api.call(saveSiteConfiguration, { ...admin, body: { ...firstConfiguration.site, allowGuest: false } }),
    before: true,
    after: false,
  },
  'the landing page': {
    ask: landingTitle,
    change: (api) =>
      api.call(saveLanding, {
        ...admin,
        body: { enabled: true, title: 'Closed', cards: [], contents: [], version: 0 },
      }),
    before: '',
    after: 'Closed',
  },
  'a permission': {
    ask: guideListStatus,
    change: async (api) => {
      const { customers: _, ...user } = (await api.call(getShopUser, { ...admin, params: { id: CHEF } })).body;
      const menu = [{ key: 'ViewDocuments' as const, isVisible: true, isLocked: true }];
      const body = { ...user, customersAdded: [], customersRemoved: [], menu };
      return await api.call(changeUser, { ...admin, params: { id: CHEF }, body });
    },
    before: 204,
    after: 403,
  },
  'a session that ended': { ask: cartStatus, change: (api) => api.call(revokeToken, chef), before: 200, after: 401 },
  'a cart': {
    ask: cartLines,
    change: (api) => api.call(addCartLine, { ...chef, body: cups }),
    before: 0,
    after: 1,
  },
};

test.each(Object.entries(changes))(
  'what one server changed of %s is true on the other at its next call',
  async (_, { ask, change, before, after }) => {
    expect([await ask(one), await ask(other)]).toEqual([before, before]);
    await change(one);
    expect([await ask(other), await ask(one)]).toEqual([after, after]);
  },
);

test('a picture that one server stored is shown by the other, also after it was not found there', async () => {
  const body = await photo(30, 20).jpeg().toBuffer();
  const {
    body: { src },
  } = await one.call(uploadImage, { ...admin, body });
  await one.database.deleteFrom('picture').execute();
  expect((await other.app.inject({ url: src })).statusCode).toBe(404);
  await one.call(uploadImage, { ...admin, body });
  expect((await other.app.inject({ url: src })).statusCode).toBe(200);
});

test('wrong passwords count on all servers together', async () => {
  const guesses = Array.from({ length: 10 }, (_, guess) => signIn(guess % 2 === 0 ? one : other, 'wrong'));
  expect((await Promise.all(guesses)).map(({ statusCode }) => statusCode)).toEqual(guesses.map(() => 401));
  const answers = [await signIn(one, FIXTURE_PASSWORD), await signIn(other, FIXTURE_PASSWORD)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
});

test('limited calls count on all servers together', async () => {
  const reset = (api: Api) =>
    api.call(requestPasswordReset, { body: { emailOrUsername: 'chef', verifyToken: 'human' } });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429) statuses.push((await reset(statuses.length % 2 === 0 ? one : other)).status);
  expect([(await reset(one)).status, (await reset(other)).status]).toEqual([429, 429]);
});

test('a document that one server was asked for is opened at the other', async () => {
  await addManyProducts(one.database, 2 * SHORT);
  const { body } = await one.call(openPriceList, { ...chef, query: { allProducts: true } });
  const shown = await other.app.inject({ url: `/doc/${body.id}` });
  expect(shown.headers['content-type']).toBe('application/pdf');
});

test('an import that one server accepted is done by the other, and both say so', async () => {
  const file = Buffer.from('product,available\nP101,7\n');
  await one.call(startImport, { ...admin, query: { kind: 'stock', fileName: 'stock.csv' }, body: file as never });
  const states = () =>
    Promise.all(
      [one, other].map(
        async (api) => (await api.call(getImport, { ...admin, params: { id: 1 }, query: {} })).body.state,
      ),
    );
  expect(await states()).toEqual(['waiting', 'waiting']);
  await importFile(other.services).run({ run: 1 });
  expect(await states()).toEqual(['done', 'done']);
});
