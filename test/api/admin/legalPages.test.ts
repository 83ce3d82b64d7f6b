import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getConsumerSettings } from '#domain/api/consumer.ts';
import { getShopConfiguration, saveShopConfiguration } from '#domain/api/siteConfiguration.ts';
import { LEGAL_TEXT_LIMIT } from '#domain/siteConfiguration/shopConfiguration.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';

const admin = { token: tokenOf('admin') };

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function write(change: { terms?: string; privacy?: string }) {
  const { body } = await api.call(getShopConfiguration, admin);
  return await api.call(saveShopConfiguration, { ...admin, body: { ...body, ...change } });
}

const open = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers });

test('a page that was not written is not found, and sign-up names none', async () => {
  for (const url of ['/terms', '/privacy']) {
    const { statusCode, body } = await open(url);
    expect([statusCode, body.includes('This store has not published this page.')]).toEqual([404, true]);
  }
  const { body } = await api.call(getConsumerSettings, {});
  expect([body.hasTerms, body.hasPrivacy]).toEqual([undefined, undefined]);
});

test('what the owner wrote is a page with headings and paragraphs, and sign-up names it', async () => {
  await write({ terms: '# Orders\nWe deliver.\nOn weekdays.\n\nPay in 30 days.' });
  const { statusCode, headers, body } = await open('/terms');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).toContain('<title>Terms of Service – Harbor Foods</title>');
  expect(body).toContain('<h2>Orders</h2>\n<p>We deliver.<br>On weekdays.</p>\n<p>Pay in 30 days.</p>');
  expect((await open('/privacy')).statusCode).toBe(404);
  const settings = await api.call(getConsumerSettings, {});
  expect([settings.body.hasTerms, settings.body.hasPrivacy]).toEqual([true, undefined]);
});

test('nothing in the text is HTML, and the page runs nothing', async () => {
  await write({ privacy: '# <script>alert(1)</script>\n\n<img src=x onerror=alert(1)> & "you"' });
  const { headers, body } = await open('/privacy');
  expect(body).not.toMatch(/<(script|img)/);
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &amp;');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('an unchanged page is not sent again', async () => {
  await write({ terms: 'Pay in 30 days.' });
  const { headers } = await open('/terms');
  const again = await open('/terms', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await write({ terms: 'Pay in 10 days.' });
  expect((await open('/terms', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});

test('a text may have 20,000 characters, and the audit log has the change', async () => {
  const longest = 'é'.repeat(LEGAL_TEXT_LIMIT);
  expect((await write({ terms: longest, privacy: longest })).status).toBe(200);
  const refused = await write({ terms: `${longest}.` });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'invalidFields', reasons: [{ field: 'terms' }] }]);
  const audit = await api.database.selectFrom('audit').select(['action', 'changes']).execute();
  expect(audit.map(({ action }) => action)).toEqual(['rules.shop']);
});
