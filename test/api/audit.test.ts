import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#domain/api/audit.ts';
import { saveDefaultPageLayout } from '#domain/api/settings.ts';
import { type Api, startApi } from '../support/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '../support/fixture.ts';

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

test('whoever runs the shop reads who changed what, in words, the newest first', async () => {
  const { body, total } = await list();
  expect(total).toBe('4');
  expect(body.map(({ at: _, id: __, ...row }) => row)).toEqual([
    {
      userId: ADMIN,
      by: 'admin',
      action: 'site.pageLayout',
      text: 'set the default page layout',
      subject: '1',
      detail: null,
    },
    { userId: CHEF, by: 'chef', action: 'of.anotherRelease', text: 'of.anotherRelease', subject: '', detail: null },
    {
      userId: CHEF,
      by: 'chef',
      action: 'user.change',
      text: 'changed a user',
      subject: '4',
      detail: 'quiet: name a → b',
    },
    {
      userId: null,
      by: null,
      action: 'admin.create',
      text: 'made an admin on the server',
      subject: '2',
      detail: 'admin',
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

test('a period that is none is refused', async () => {
  expect((await list({ startDate: '2026-02-30' })).status).toBe(400);
});
