import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PASSWORD_OPTIONS } from '#domain/account/passwordPolicy.ts';
import { listAudit, listAuditPeople } from '#domain/api/audit.ts';
import { putStock } from '#domain/api/integrationData.ts';
import { addPartner, changePartner } from '#domain/api/partners.ts';
import { savePasswordOptions } from '#domain/api/password.ts';
import { saveDefaultPageLayout } from '#domain/api/settings.ts';
import { saveCalendar, saveCharges } from '#domain/api/siteConfiguration.ts';
import { changeUser, getShopUser } from '#domain/api/users.ts';
import { SETTING_FIELDS } from '#domain/users/settingFields.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { firstConfiguration } from '#test/support/api/configuration.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { partnerChange } from '#test/support/partners/partners.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

const CHEF = 1;
const ADMIN = 2;
const admin = { token: tokenOf('admin') };

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await api.call(saveDefaultPageLayout, { ...admin, body: { defaultPageLayout: 1 } });
  const rows = [
    { at: new Date('2026-03-03T04:59:59Z'), user_id: null, action: 'admin.create', subject: '2', detail: 'admin' },
    {
      at: new Date('2026-03-03T05:00:00Z'),
      user_id: CHEF,
      action: 'user.change',
      subject: '4',
      detail: 'quiet: name a → b',
    },
    { at: new Date('2026-03-04T04:59:59Z'), user_id: CHEF, action: 'of.anotherRelease', subject: '' },
  ];
  await api.database.insertInto('audit').values(rows).execute();
});
afterAll(() => api.stop());

const list = async (query: { userId?: number; startDate?: string; endDate?: string; page?: number } = {}) => {
  const { status, body, headers } = await api.call(listAudit, { ...admin, query });
  return { status, body, total: headers['x-total-count'] };
};
const actions = async (query: Parameters<typeof list>[0]) => (await list(query)).body.map(({ action }) => action);

test('shows admins who changed what, in words, the newest first', async () => {
  const { body, total } = await list();
  expect(total).toBe('4');
  const plain = { isProgram: false, detail: null, changes: [] };
  expect(body.map(({ at: _, id: __, ...row }) => row)).toEqual([
    {
      ...{ ...plain, userId: ADMIN, by: 'admin', action: 'site.pageLayout', text: 'changed the default page layout' },
      ...{ subject: '1', about: 'List' },
    },
    {
      ...{ ...plain, userId: CHEF, by: 'chef', action: 'of.anotherRelease', text: 'of.anotherRelease' },
      ...{ subject: '', about: '' },
    },
    {
      ...{
        ...plain,
        userId: CHEF,
        by: 'chef',
        action: 'user.change',
        text: 'changed a user',
        detail: 'quiet: name a → b',
      },
      ...{ subject: '4', about: 'quiet' },
    },
    {
      ...{ ...plain, userId: null, by: null, action: 'admin.create', text: 'created an admin on the server' },
      ...{ subject: '2', about: 'admin', detail: 'admin' },
    },
  ]);
  expect(body[0]?.at).toBe(FIXTURE_NOW);
});

test.each([
  [{ userId: CHEF }, ['of.anotherRelease', 'user.change']],
  [{ startDate: '2026-03-03', endDate: '2026-03-03' }, ['of.anotherRelease', 'user.change']],
  [{ endDate: '2026-03-02' }, ['admin.create']],
  [{ startDate: '2026-03-04' }, ['site.pageLayout']],
  [{ userId: CHEF, startDate: '2026-03-04' }, []],
  [{ page: 2 }, []],
])('of a person, in a period of the shop’s own days: %o', async (query, found) => {
  expect(await actions(query)).toEqual(found);
});

test('refuses an invalid period', async () => {
  expect((await list({ startDate: '2026-02-30' })).status).toBe(400);
});

test('lists each user in it once, by name', async () => {
  const { body } = await api.call(listAuditPeople, admin);
  expect(body).toEqual([
    { userId: ADMIN, name: 'admin' },
    { userId: CHEF, name: 'chef' },
  ]);
});

test('shows changes by a program under the name of its token', async () => {
  const token = await addTestToken(api);
  await api.call(putStock, { token, body: [{ product: 'P101', available: 240 }] });
  const row = (await list()).body.find(({ action }) => action === 'integration.stock');
  expect(row).toMatchObject({ userId: null, isProgram: true, text: 'sent stock', about: '1 changed' });
  expect(row?.by).toMatch(/^svc_/);
});

describe('shows a change part by part, in words, with the old and the new value:', () => {
  const newest = async () => (await list()).body.toSorted((one, other) => other.id - one.id)[0]?.changes;

  test('of a user, with menu and settings by their words', async () => {
    const { body: user } = await api.call(getShopUser, { ...admin, params: { id: 1 } });
    const menu = user.menu.map((item) => (item.key === 'CheckOut' ? { ...item, isLocked: true } : item));
    const { customers: _, ...rest } = user;
    const unmoved = { customersAdded: [], customersRemoved: [] };
    const body = { ...rest, ...unmoved, name: 'Chef Marlow', menu, settings: { hidePricing: true } };
    const changed = await api.call(changeUser, { ...admin, params: { id: 1 }, body });
    expect(changed.status).toBe(200);
    const { label } = SETTING_FIELDS.hidePricing;
    expect(await newest()).toEqual([
      { what: 'Name', was: user.name, is: 'Chef Marlow' },
      { what: 'Menu: Checkout', was: 'Shown', is: 'Locked' },
      { what: label, was: 'Site default', is: 'Yes' },
    ]);
  });

  test('of rules, with days and amounts as people write them', async () => {
    await api.call(saveCalendar, { ...admin, body: { ...firstConfiguration.calendar, orderCutoff: '15:00' } });
    expect(await newest()).toEqual(
      expect.arrayContaining([
        { what: 'Order cutoff', was: '16:00', is: '15:00' },
        { what: 'Holidays: 03/09/2026', was: null, is: 'Inventory' },
      ]),
    );
    await api.call(saveCharges, { ...admin, body: firstConfiguration.charges });
    expect(await newest()).toEqual(expect.arrayContaining([{ what: 'Delivery charge', was: '$15.00', is: '$12.50' }]));
  });

  test('of the password rules', async () => {
    const options = { ...DEFAULT_PASSWORD_OPTIONS, minimumPasswordLength: 14 };
    await api.call(savePasswordOptions, { ...admin, body: options });
    expect(await newest()).toEqual([{ what: 'Minimum Length', was: '8 characters', is: '14 characters' }]);
  });

  test('of a trading partner, and of its secret only that there is another one', async () => {
    await api.reset();
    const { body } = await api.call(addPartner, { ...admin, body: partnerChange });
    const sent = { ...partnerChange, isActive: false, version: 1, secret: 'another secret that is long enough' };
    const changed = await api.call(changePartner, { ...admin, params: { id: body.id }, body: sent });
    expect(changed.status).toBe(200);
    const changes = await newest();
    expect(changes).toEqual([
      { what: 'State', was: 'Active', is: 'Turned off' },
      { what: 'Shared Secret', was: null, is: 'another one' },
    ]);
  });
});
