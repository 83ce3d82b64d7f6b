import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getLanding, saveLanding } from '#domain/api/landing.ts';
import { type Api, startApi } from '../support/apiClient.ts';
import { tokenOf } from '../support/fixture.ts';

let api: Api;
const admin = { token: tokenOf('admin') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const card = {
  id: 1,
  index: 0,
  width: 4,
  height: 'auto',
  heading: 'Specials',
  empty: false,
  hidden: false,
  childID: 2,
  editing: false,
} as const;
const text = { id: 2, parentId: 1, hidden: false, variant: 'text', value: '<h2>Hello</h2>' } as const;
const layout = { enabled: true, title: 'Welcome', cards: [card], contents: [text] };

test('smoke', async () => {
  const first = await api.call(getLanding, admin);
  expect(first.body).toEqual({ enabled: true, title: '', cards: [], contents: [], version: 0 });
  const saved = await api.call(saveLanding, { ...admin, body: { ...layout, version: 0 } });
  expect(saved).toEqual({});
});
