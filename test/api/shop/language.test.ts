import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCartLine } from '#domain/api/cart.ts';
import { getSiteConfiguration, saveSiteConfiguration } from '#domain/api/siteConfiguration.ts';
import { getUser } from '#domain/api/user.ts';
import { findRecipientLanguage } from '#server/modules/outbox/emailRepository.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';

let api: Api;
const chef = { token: tokenOf('chef') };
const inSpanish = { headers: { cookie: 'other=1; language=es' } };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

test.each([
  ['a visitor without a language', {}, 'Not found'],
  ['a visitor of the Spanish page', { cookie: 'language=es' }, 'No encontrado'],
  ['an unknown language', { cookie: 'language=xx' }, 'Not found'],
  ['a caller whose browser prefers Spanish', { 'accept-language': 'es' }, 'Not found'],
])('a refusal answers %s', async (_, headers, text) => {
  const { statusCode, body } = await api.app.inject({ url: '/api/nothing', headers });
  expect(statusCode).toBe(404);
  expect(body).toContain(text);
});

test('a refusal of a line is in Spanish, after a body has been read', async () => {
  const line = { productKey: 999, unitOfMeasure: 'CS', orderQuantity: 1 };
  const { body } = await api.call(addCartLine, { ...chef, ...inSpanish, body: line });
  expect(body).toMatchObject({ message: 'Este producto no está disponible.' });
});

test('what a visitor chose is stored with the user, and is their language elsewhere', async () => {
  expect((await api.call(getUser, chef)).body).not.toHaveProperty('language');
  const chosen = await api.call(getUser, { ...chef, headers: { cookie: 'language=es.chosen' } });
  expect(chosen.body).toMatchObject({ language: 'es' });
  expect(chosen.headers['set-cookie']).toMatch(/^language=es; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  const elsewhere = await api.call(getUser, chef);
  expect(elsewhere.body).toMatchObject({ language: 'es' });
  expect(elsewhere.headers['set-cookie']).toMatch(/^language=es;/);
  expect((await api.call(getUser, { ...chef, ...inSpanish })).headers).not.toHaveProperty('set-cookie');
});

test('the language of a page that was not chosen is not stored', async () => {
  await api.call(getUser, { ...chef, ...inSpanish });
  expect((await api.call(getUser, chef)).body).not.toHaveProperty('language');
});

test('a recipient has the own language, else the language of the customer', async () => {
  const { email } = await api.database
    .selectFrom('app_user')
    .select('email')
    .where('username', '=', 'chef')
    .executeTakeFirstOrThrow();
  const language = () => findRecipientLanguage(api.database, String(email).toUpperCase());
  expect(await language()).toBeNull();
  await api.database.updateTable('customer').set({ language: 'es' }).execute();
  expect(await language()).toBe('es');
  await api.database.updateTable('app_user').set({ language: 'en' }).where('username', '=', 'chef').execute();
  expect(await language()).toBe('en');
});

test('the languages of the site are all until they are set, stay when they are not sent, and are never none', async () => {
  const admin = { token: tokenOf('admin') };
  const { body: before } = await api.call(getSiteConfiguration, admin);
  expect(before.languages).toEqual(['en', 'es']);
  const { languages: _, ...others } = before;
  const saved = await api.call(saveSiteConfiguration, { ...admin, body: { ...before, languages: ['es'] } });
  expect(saved).toMatchObject({ status: 200, body: { languages: ['es'] } });
  const { version } = saved.body;
  const unsent = await api.call(saveSiteConfiguration, { ...admin, body: { ...others, version } });
  expect(unsent).toMatchObject({ status: 200, body: { languages: ['es'] } });
  const none = { ...(await api.call(getSiteConfiguration, admin)).body, languages: [] };
  expect(await api.call(saveSiteConfiguration, { ...admin, body: none })).toMatchObject({
    status: 409,
    body: { code: 'invalidFields', errors: ['Choose at least one language.'] },
  });
});
