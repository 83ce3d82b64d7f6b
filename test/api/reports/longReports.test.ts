import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { revokeToken } from '#domain/api/authentication.ts';
import { cancelDocument, getDocumentProgress } from '#domain/api/documents.ts';
import { openPriceList } from '#domain/api/reports.ts';
import { hashId } from '#server/modules/documents/documentTickets.ts';
import { removeLeftPdfs } from '#server/modules/documents/pdfFile.ts';
import { makeReport } from '#server/modules/reports/makeReport.ts';
import { MAKE_REPORT } from '#server/modules/reports/reportJob.ts';
import { beginWork } from '#server/platform/work/work.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { addManyProducts } from '#test/support/api/manyProducts.ts';
import { readPdf } from '#test/support/files/pdfText.ts';

const SHORT = 100;
const MANY = 500;

let api: Api;
const chef = { token: tokenOf('chef') };

const { TMPDIR } = process.env;

beforeAll(async () => {
  // Other shops make documents too.
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'long-reports-'));
  api = await startApi(undefined, SHORT);
});
beforeEach(async () => {
  await api.reset();
  await addManyProducts(api.database, MANY);
});
afterAll(async () => {
  await api?.stop();
  rmSync(tmpdir(), { recursive: true, force: true });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

const open = (query: object = {}) => api.call(openPriceList, { ...chef, query: { allProducts: true, ...query } });
const show = (id: string, headers: Record<string, string> = {}) => api.app.inject({ url: `/doc/${id}`, headers });
const inBrowser = { accept: 'text/html,application/xhtml+xml' };
const progress = (key: string) => api.call(getDocumentProgress, { params: { key } });
const task = {
  get url() {
    return api.url;
  },
  madeAt: new Date(FIXTURE_NOW),
  readUrl: null,
  taggedLines: 10_000,
};
/** What a server does with it after it has started it for a user who waits. */
async function begun(key: string) {
  const id = hashId(key);
  await api.database.updateTable('document').set({ wanted_at: new Date() }).where('id', '=', id).execute();
  const work = await beginWork(api.database, MAKE_REPORT, id);
  if (!work) throw new Error('it could not be begun');
  return { ...task, ...work };
}
const leftFiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('storefront-paper-'));

test('a long document is answered at once, made when it is opened, and shows how far it has come until it is there', async () => {
  const { status, body } = await open();
  expect({ status, body }).toEqual({
    status: 200,
    body: { id: expect.any(String), fileName: 'Product Price List 2026-03-04.pdf', contentType: 'application/pdf' },
  });
  expect(api.pdfs.rendered).toEqual([]);
  const page = await show(body.id, inBrowser);
  expect({ status: page.statusCode, headers: page.headers }).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/script-src 'sha256-[^']+'; connect-src 'self'/),
    },
  });
  expect(page.body).toContain('Product Price List 2026-03-04.pdf');
  const seen: number[] = [];
  await expect
    .poll(async () => {
      const { body: state } = await progress(body.id);
      seen.push(state.percent);
      return state.percent;
    })
    .toBe(100);
  expect(seen).toEqual(seen.toSorted((left, right) => left - right));
  const pdf = await show(body.id, inBrowser);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const { pages, isMarked } = await readPdf(pdf.rawPayload);
  const text = pages.join('\n');
  expect([text.includes('X-10001 Product 10001 EA $0.0100 / EA'), text.includes('X-10500 Product 10500')]).toEqual([
    true,
    true,
  ]);
  expect(isMarked).toBe(true);
  expect((await progress(body.id)).body.pages).toBeGreaterThan(12);
});

test('a program that opens it is answered by the document itself', async () => {
  const pdf = await show((await open()).body.id);
  expect({ status: pdf.statusCode, type: pdf.headers['content-type'] }).toEqual({
    status: 200,
    type: 'application/pdf',
  });
});

test('closed, it is made no further; opened again, it is made again', async () => {
  const { body } = await open();
  const work = await begun(body.id);
  expect(await api.call(cancelDocument, { params: { key: body.id } })).toMatchObject({ status: 200 });
  await makeReport(work);
  expect((await progress(body.id)).body.percent).toBeLessThan(100);
  expect((await show(body.id)).headers['content-type']).toBe('application/pdf');
});

test('a document that no tab has asked for in half a minute is abandoned, even if its tab never reported that it closed', async () => {
  const { body } = await open();
  const work = await begun(body.id);
  await api.database
    .updateTable('document')
    .set({ wanted_at: new Date(Date.now() - 31_000) })
    .where('id', '=', hashId(body.id))
    .execute();
  await makeReport(work);
  expect((await progress(body.id)).body).toMatchObject({ percent: 0, pages: 0, failure: null });
  expect((await show(body.id)).headers['content-type']).toBe('application/pdf');
});

test('a document that is too long for tags is written page by page, and leaves no file behind', async () => {
  const { body } = await open();
  await makeReport({ ...(await begun(body.id)), taggedLines: 0 });
  const { pages, isMarked, title } = await readPdf((await show(body.id)).rawPayload);
  expect({ isMarked, title, pages: pages.length }).toEqual({
    isMarked: false,
    title: 'Product Price List Effective 03/04/2026',
    pages: (await progress(body.id)).body.pages,
  });
  expect(pages.at(-1)).toMatch(/Product 10500 EA \$0\.0100 \/ EA[\s\S]*Page \d+$/);
  expect(leftFiles()).toEqual([]);
});

test('a document that could not be made shows that once, and is tried again', async () => {
  const { body } = await open();
  await api.database
    .updateTable('document')
    .set({ state: 'failed', failure: 'It failed.' })
    .where('id', '=', hashId(body.id))
    .execute();
  expect(await progress(body.id)).toMatchObject({ status: 500, body: { message: 'It failed.' } });
  const failed = await show(body.id, inBrowser);
  expect([failed.statusCode, failed.body.includes('This document could not be created.')]).toEqual([500, true]);
  expect((await show(body.id, inBrowser)).statusCode).toBe(200);
});

test('it ends with the session that requested it', async () => {
  const { body } = await open();
  await api.call(revokeToken, { ...chef });
  expect((await show(body.id, inBrowser)).statusCode).toBe(404);
  expect((await progress(body.id)).status).toBe(404);
});

test('as CSV it has every row', async () => {
  const { body } = await show((await open({ format: 'csv' })).body.id);
  expect(body.split('\r\n')).toHaveLength(1 + 13 + MANY + 1);
});

test('files that a killed server left are removed, those of documents in progress stay', async () => {
  const old = join(tmpdir(), 'storefront-paper-left');
  mkdirSync(old, { recursive: true });
  utimesSync(old, new Date(Date.now() - 7_200_000), new Date(Date.now() - 7_200_000));
  const young = join(tmpdir(), 'storefront-paper-made');
  mkdirSync(young, { recursive: true });
  await removeLeftPdfs();
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  await removeLeftPdfs(Date.now() + 7_200_000);
  expect(leftFiles()).toEqual([]);
});
