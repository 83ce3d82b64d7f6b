import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentTicket } from '#domain/api/documents.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import {
  openOrderGuideList,
  openPriceList,
  openProductList,
  openQuoteSheet,
} from '#domain/api/reports.ts';
import { type Api, type CallOptions, startApi } from '../support/apiClient.ts';
import { OYSTER, tokenOf } from '../support/fixture.ts';
import { readPdf } from '../support/pdfText.ts';
import { placeOrders } from '../support/placedOrders.ts';

let api: Api;
const chef = { token: tokenOf('chef') };
const baker = { token: tokenOf('baker') };
const quiet = { token: tokenOf('quiet') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await placeOrders(api.database);
});
afterAll(() => api?.stop());

test('x', async () => {
  const { status, body } = await api.call(openPriceList, { ...chef, query: { allProducts: true } });
  console.log(status, body);
  const doc = await api.app.inject({ url: `/doc/${body.id}` });
  console.log((await readPdf(doc.rawPayload)).pages.join('\n'));
  const { writeFileSync } = await import('node:fs');
  writeFileSync('/tmp/pl.pdf', doc.rawPayload);
  const q = await api.call(openQuoteSheet, { ...chef, query: {  } });
  const d2 = await api.app.inject({ url: `/doc/${q.body.id}` });
  writeFileSync('/tmp/qs.pdf', d2.rawPayload);
  const q3 = await api.call(openQuoteSheet, { ...chef, query: { format: 'csv' } });
  const d3 = await api.app.inject({ url: `/doc/${q3.body.id}` });
  console.log(d3.headers, d3.body);
});
