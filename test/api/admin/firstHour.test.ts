import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestToken } from '#domain/api/authentication.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { listJobs } from '#domain/api/jobs.ts';
import { getResetUserType, resetPassword } from '#domain/api/password.ts';
import { getCatalogue } from '#domain/api/products.ts';
import { getMenu, getSiteSettings } from '#domain/api/settings.ts';
import { getCustomer, getUser } from '#domain/api/user.ts';
import { loadDemoData, standardSize } from '#server/app/demoData/loadDemoData.ts';
import { clearDemoData, emptyEveryTable, removeDemoData } from '#server/app/demoData/replaceDemoData.ts';
import { ensureSite, howToBegin } from '#server/app/emptyShop.ts';
import { prepareDemoData } from '#server/app/prepareDatabase.ts';
import { createAdmin, resetAdmin } from '#server/modules/accounts/adminAccount.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';

const ADA = 'ada@harbor.example';
const PASSWORD = 'Anchor#2027';
const SMALL = { ...standardSize, products: 20, customers: 2, orders: 0, documents: 0 };

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'storefront-pictures-'));
  await emptyEveryTable(api.database);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const choose = async (resetToken: string) =>
  (await api.call(resetPassword, { body: { password: PASSWORD, resetToken, verifyToken: 'solved' } })).status;
const isAlive = async (resetToken: string) =>
  (await api.call(getResetUserType, { body: { resetToken } })).body.errors.length === 0;

async function signIn(username: string): Promise<string | null> {
  const form = { grant_type: 'password', client_id: 'ecommerce', username, password: PASSWORD };
  const response = await api.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return response.json().access_token ?? null;
}

describe('the first hour of a shop', () => {
  test('begins with an empty shop that shows the next steps, and that demo data may still fill', async () => {
    await ensureSite(api.database);
    expect(await howToBegin(api.database)).toMatch(
      /^This shop is empty.*\n.*npm run admin -- create[\s\S]*npm run import[\s\S]*docs\/import\.md[\s\S]*npm run demo-data/,
    );
    expect(await clearDemoData(api.database, false)).toBe(false);
    await loadDemoData(api.database, SMALL, () => undefined, folder);
    expect(await howToBegin(api.database)).toBeNull();
  });

  test('goes on without the demo data: all of it is removed, with the drawings that it left among the pictures, and no start restores it', async () => {
    await writeFile(join(folder, 'own.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await readdir(folder)).length).toBeGreaterThan(10);
    await removeDemoData(api.database, folder);
    expect(await readdir(folder)).toEqual(['own.svg']);
    expect(await prepareDemoData(api.url, folder, () => undefined)).toEqual([]);
    const rows = await api.database.selectFrom('customer').select('name').execute();
    expect([rows, await howToBegin(api.database)]).toEqual([[], expect.stringContaining('This shop is empty')]);
    expect((await api.call(getSiteSettings)).body).toMatchObject({ allowGuest: false, allowConsumer: false });
  });

  test('is opened by the first admin, whose link works once', async () => {
    const { token, username } = await createAdmin(api.services, { email: ` ${ADA} `, name: 'Ada Ordway' });
    expect(username).toBe(ADA);
    expect(await signIn(ADA)).toBeNull();
    expect([await choose(token), await choose(token)]).toEqual([200, 409]);
    const caller = { token: (await signIn(ADA)) ?? '' };
    expect((await api.call(getUser, caller)).body).toMatchObject({ name: 'Ada Ordway', customerKey: 0, email: ADA });
    const status = async (endpoint: Endpoint) => (await api.call(endpoint, caller)).status;
    expect([await status(getCustomer), await status(listJobs), await status(getCatalogue)]).toEqual([200, 200, 200]);
    const menu = (await api.call(getMenu, caller)).body;
    expect(menu).toContainEqual({ key: 'AdminPanel', isVisible: true, isLocked: false });
    expect(await howToBegin(api.database)).not.toContain('npm run admin');
  });

  test('is safe from demo data once it has an account', async () => {
    await expect(clearDemoData(api.database, true)).rejects.toThrow('The database belongs to New Shop');
  });

  test('has no two accounts of one name, in any case', async () => {
    const twice = createAdmin(api.services, { email: ADA.toUpperCase() });
    await expect(twice).rejects.toThrow(`The account ${ADA.toUpperCase()} already exists.`);
    await expect(createAdmin(api.services, { email: 'ada at harbor' })).rejects.toThrow('it must be an email address');
  });

  test('restores an admin who was disabled and lost the admin page, by name or because there is only one', async () => {
    await api.database.updateTable('app_user').set({ is_disabled: true, menu: '{}' }).execute();
    await expect(resetAdmin(api.services, null)).rejects.toThrow('This shop has no admin yet');
    await expect(resetAdmin(api.services, 'nobody')).rejects.toThrow('There is no account nobody');
    const first = await resetAdmin(api.services, ADA.toUpperCase());
    const second = await resetAdmin(api.services, null);
    expect(await choose(second.token)).toBe(200);
    expect(await isAlive(first.token)).toBe(false);
    expect((await api.call(listJobs, { token: (await signIn(ADA)) ?? '' })).status).toBe(200);
    await createAdmin(api.services, { email: 'bo@harbor.example', username: 'bo' });
    await expect(resetAdmin(api.services, null)).rejects.toThrow(
      'Say which account, with --username:\n  ada@harbor.example (ada@harbor.example)\n  bo (bo@harbor.example)',
    );
  });

  test('records what was done on the server itself', async () => {
    const audit = await api.database
      .selectFrom('audit')
      .select(['user_id', 'action', 'detail'])
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { user_id: null, action: 'admin.create', detail: ADA },
      { user_id: null, action: 'admin.reset', detail: ADA },
      { user_id: null, action: 'admin.reset', detail: ADA },
      { user_id: null, action: 'admin.create', detail: 'bo' },
    ]);
  });
});
