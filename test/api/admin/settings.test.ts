import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import * as endpoints from '#domain/api/settings.ts';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';

let api: Api;
const chef = { token: tokenOf('chef') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const menu = MENU_KEYS.map((key) => ({
  key,
  isVisible: key !== 'AdminPanel' && key !== 'EditLandingPage',
  isLocked: false,
}));

const userSettings = {
  allowProductTextLines: true,
  allowUserColors: true,
  canChangePrice: false,
  checkoutRequireDeliveryDate: false,
  checkoutMessage: null,
  hidePricing: false,
  imageFit: 'Contain',
  missingImage: null,
  orderQuantityRoundingFlag: 'None',
  sessionType: 'Normal',
  showTotalCaseQuantity: true,
  showTotalItemsQuantity: true,
  showTotalOrderQuantity: true,
  totalOrderQuantityLabel: 'Total Order Quantity',
  syncPriceByWithSellByUMFlag: false,
  defaultDeliveryDateFlag: 'UseSystemDefault',
  defaultToStandardOrder: true,
  canViewConfirmation: true,
  canPrintInvoices: true,
  requiredPO: false,
  creditCardSettings: {
    addressRequired: true,
    ccV2Required: true,
    holderNameRequired: true,
    phoneRequired: false,
    isTestTransaction: true,
  },
  productScanDocuments: true,
  menu,
};

test('a user has the defaults of the specification unless they are overridden', async () => {
  const { status, body } = await api.call(endpoints.getSettings, chef);
  expect({ status, body }).toEqual({ status: 200, body: userSettings });
});

test("the site's settings are overridden by the customer's, and those by the user's", async () => {
  const settingsOf = (settings: object) => JSON.stringify(settings);
  await api.database
    .updateTable('site')
    .set({
      user_settings: settingsOf({ imageFit: 'Cover', checkoutMessage: 'site', totalOrderQuantityLabel: 'Pieces' }),
    })
    .execute();
  await api.database
    .updateTable('customer')
    .set({ settings: settingsOf({ checkoutMessage: 'customer', totalOrderQuantityLabel: 'Cases' }), required_po: true })
    .where('customer_key', '=', 1001)
    .execute();
  await api.database
    .updateTable('app_user')
    .set({ settings: settingsOf({ totalOrderQuantityLabel: 'Units' }) })
    .where('username', '=', 'chef')
    .execute();
  const { body } = await api.call(endpoints.getSettings, chef);
  expect(body).toEqual({
    ...userSettings,
    imageFit: 'Cover',
    checkoutMessage: 'customer',
    totalOrderQuantityLabel: 'Units',
    requiredPO: true,
  });
});

test('a setting of the card form that one layer names leaves the others as they are', async () => {
  const layer = (creditCardSettings: object) => ({ settings: JSON.stringify({ creditCardSettings }) });
  await api.database
    .updateTable('customer')
    .set(layer({ phoneRequired: true }))
    .where('customer_key', '=', 1001)
    .execute();
  await api.database
    .updateTable('app_user')
    .set(layer({ ccV2Required: false }))
    .where('username', '=', 'chef')
    .execute();
  const { body } = await api.call(endpoints.getSettings, chef);
  const creditCardSettings = { ...userSettings.creditCardSettings, phoneRequired: true, ccV2Required: false };
  expect(body).toEqual({ ...userSettings, creditCardSettings });
});

test('a guest has a Guest session without a menu', async () => {
  const { body } = await api.call(endpoints.getSettings);
  expect(body).toEqual({ ...userSettings, sessionType: 'Guest', menu: [] });
});

test('a consumer has a Consumer session, and no page of businesses whatever their menu has', async () => {
  const { body } = await api.call(endpoints.getSettings, { token: tokenOf('shopper') });
  const closed: readonly string[] = [
    ...['OrderGuides', 'ViewDocuments', 'AccountSummary', 'AccountDetail', 'InvoicePayment', 'ColorMaintenance'],
    ...['EditLandingPage', 'AdminPanel'],
    ...['CurrentStatement', 'OrderGuideList', 'ProductList', 'ProductPriceList', 'QuoteSheet'],
  ];
  const menu = userSettings.menu.map((item) =>
    closed.includes(item.key) ? { key: item.key, isVisible: false, isLocked: true } : item,
  );
  expect(body).toEqual({ ...userSettings, sessionType: 'Consumer', menu });
});

test('site settings and the logo are for everyone', async () => {
  const site = await api.call(endpoints.getSiteSettings);
  expect({ status: site.status, body: site.body }).toEqual({
    status: 200,
    body: {
      allowGuest: true,
      allowConsumer: true,
      siteKey: 'local',
      humanCheck: 'local',
      alwaysSearchAllProducts: true,
      allowConsumerPickup: true,
      allowConsumerDelivery: true,
      zipCodeRestrictionFlag: true,
      zipCodeRestrictionMessage: 'We do not deliver to this zip code.\nPlease call us.',
      layoutImages: { list: true, detail: true, mobile: true },
      sellAtZero: false,
      creditCheck: 'warn',
      stockTracking: true,
      timeZone: 'America/New_York',
    },
  });
  expect((await api.call(endpoints.getLogoName)).body).toEqual({
    logoName: '',
    distributorName: 'Harbor Foods',
    distributorPhone: '2075550100',
  });
});

test("the program's own drawing is the logo of the demo distributor only", async () => {
  await api.database.updateTable('site').set({ distributor_name: 'Harbor Provisions' }).execute();
  expect((await api.call(endpoints.getLogoName)).body).toMatchObject({ logoName: 'logo.svg' });
});

test('CON-01: browsers keep the name of the logo for 5 minutes, and nothing else of the settings', async () => {
  const kept = async (url: string) => (await api.app.inject({ url })).headers['cache-control'];
  expect(await kept(endpoints.getLogoName.path)).toBe('public, max-age=300');
  expect(await kept(endpoints.getSiteSettings.path)).toBe('no-store');
});

test('the menu has every key, with what is hidden or locked for this user', async () => {
  expect((await api.call(endpoints.getMenu, chef)).body).toEqual(menu);
  const admin = await api.call(endpoints.getMenu, { token: tokenOf('admin') });
  const isOfAdmins = ({ key }: { key: string }) => key === 'AdminPanel' || key === 'EditLandingPage';
  expect(admin.body).toEqual(menu.map((item) => (isOfAdmins(item) ? { ...item, isVisible: true } : item)));
});

test('a chosen menu entry is noted, an unknown one refused', async () => {
  const noted = await api.call(endpoints.logMenuEntry, { ...chef, params: { entry: 'OrderHistory' } });
  expect({ status: noted.status, body: noted.body }).toEqual({ status: 200, body: { isSuccess: true } });
  const response = await api.app.inject({
    url: '/api/menu/log/Nothing',
    headers: { authorization: `Bearer ${chef.token}` },
  });
  expect(response.statusCode).toBe(400);
  const rows = await api.database.selectFrom('menu_log').select(['user_id', 'entry']).execute();
  expect(rows).toEqual([{ user_id: 1, entry: 'OrderHistory' }]);
});

test('the defaults of the product page are saved one by one, by number or by word', async () => {
  const saved = { status: 200, body: { isSuccess: true, errorReason: null, errorCode: 0 } };
  const save = async (change: object) => {
    const { status, body } = await api.call(endpoints.savePageDefaults, { ...chef, body: change });
    return { status, body };
  };
  const defaults = async () => (await api.call(endpoints.getPageDefaults, chef)).body;
  expect(await defaults()).toEqual({ defaultPageLayout: null, defaultPageSortBy: null });
  expect(await save({ defaultPageLayout: 'list' })).toEqual(saved);
  expect(await defaults()).toEqual({ defaultPageLayout: 1, defaultPageSortBy: null });
  expect(await save({ defaultPageSortBy: 3, defaultPageLayout: 2, somethingElse: true })).toEqual(saved);
  expect(await save({})).toEqual(saved);
  expect(await defaults()).toEqual({ defaultPageLayout: 2, defaultPageSortBy: 3 });
  for (const change of [
    { defaultPageLayout: 3 },
    { defaultPageLayout: 'table' },
    { defaultPageSortBy: -1 },
    { defaultPageSortBy: null },
  ]) {
    expect((await save(change)).status).toBe(400);
  }
  expect(await defaults()).toEqual({ defaultPageLayout: 2, defaultPageSortBy: 3 });
  expect((await api.call(endpoints.getPageDefaults, { token: tokenOf('admin') })).body).toEqual({
    defaultPageLayout: null,
    defaultPageSortBy: null,
  });
});

test("returns the site's own defaults", async () => {
  await api.database.updateTable('site').set({ default_page_layout: 1, default_page_sort_by: null }).execute();
  expect((await api.call(endpoints.getDefaultPageLayout, chef)).body).toEqual({ defaultPageLayout: 1 });
  expect((await api.call(endpoints.getDefaultPageSortBy, chef)).body).toEqual({ defaultPageSortBy: null });
});

test('an unknown query parameter is ignored', async () => {
  const headers = { authorization: `Bearer ${chef.token}` };
  const plain = await api.app.inject({ url: '/api/settings', headers });
  const odd = await api.app.inject({ url: '/api/settings?something=1&startDate=never', headers });
  expect({ status: odd.statusCode, body: odd.json() }).toEqual({ status: 200, body: plain.json() });
});

test('an answer has no field that its schema does not name', async () => {
  await api.database
    .updateTable('site')
    .set({
      user_settings: JSON.stringify({ secretOfTheHouse: 1 }),
      settings: JSON.stringify({ ...(await api.call(endpoints.getSiteSettings)).body, internal: true }),
    })
    .execute();
  expect((await api.call(endpoints.getSettings, chef)).body).toEqual(userSettings);
  expect((await api.call(endpoints.getSiteSettings)).body).not.toHaveProperty('internal');
});

test('the API describes itself in valid OpenAPI 3.1, every call of the contract among it', async () => {
  const response = await api.app.inject({ url: '/openapi.json' });
  const document = response.json();
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result).toEqual({ valid: true });
  expect(document.openapi).toMatch(/^3\.1\./);
  const described = Object.entries<object>(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const promised = contract.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(promised.sort());
});

test('the codes with which a call refuses are described, with the params of each', async () => {
  const { paths } = (await api.app.inject({ url: '/openapi.json' })).json();
  const refusalOf = (method: string, path: string, status: string) =>
    Object(paths[path][method].responses[status]).content['application/json'].schema.properties;
  const stale = refusalOf('patch', '/api/orderguide/{id}', '409');
  expect(stale.code.enum).toEqual(expect.arrayContaining(['nameTaken', 'sessionExpired', 'staleVersion', 'tooLarge']));
  expect(stale.code.enum).not.toContain('totalMoved');
  expect(stale.params.description).toContain('nameTaken: name; nameTooLong: limit');
  expect(refusalOf('post', '/api/token', '429').code.enum).toContain('tooManyAttempts');
  expect(refusalOf('get', '/api/cart', '4XX').code.enum).toContain('customerRequired');
});

interface Call {
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: { required?: boolean };
  responses: Record<string, { content?: object }>;
}

test('every header that a call reads, the bodies that may be left out and the answers that are bytes are described', async () => {
  const { paths } = (await api.app.inject({ url: '/openapi.json' })).json();
  const call = (method: string, path: string): Call => paths[path][method];
  const headers = ({ parameters = [] }: Call) =>
    parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  expect({
    submit: headers(call('post', '/api/cart/submit')).sort(),
    remove: headers(call('delete', '/api/cart/line/{id}')).sort(),
    cart: headers(call('get', '/api/cart')).sort(),
    catalogue: headers(call('get', '/api/product/catalogue')).sort(),
    user: headers(call('get', '/api/user')).sort(),
    token: headers(call('post', '/api/token')),
  }).toEqual({
    submit: ['Idempotency-Key', 'X-Cart-Version', 'X-Customer-Key', 'X-Ship-Method'],
    remove: ['X-Cart-Version', 'X-Customer-Key', 'X-Ship-Method'],
    cart: ['If-None-Match', 'X-Customer-Key', 'X-Ship-Method'],
    catalogue: ['If-None-Match', 'X-Customer-Key'],
    user: ['If-None-Match', 'X-Customer-Key'],
    token: [],
  });
  const needsBody = (path: string) => call('post', path).requestBody?.required;
  expect([needsBody('/api/cart/submit'), needsBody('/api/cart/validate')]).toEqual([false, false]);
  expect([needsBody('/api/cart/line'), needsBody('/api/cart/lines'), needsBody('/api/token')]).toEqual([
    true,
    true,
    true,
  ]);
  for (const path of ['/doc/{id}', '/img/{file}']) {
    expect(Object.keys(call('get', path).responses['200']?.content ?? {})).toEqual(['application/octet-stream']);
  }
});

test('the readable documentation is served', async () => {
  const response = await api.app.inject({ url: '/api/docs/' });
  expect({ status: response.statusCode, type: response.headers['content-type'] }).toEqual({
    status: 200,
    type: expect.stringContaining('text/html'),
  });
});
