import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app/buildApp.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { doPaymentJobs, paymentBy } from '#test/support/payments/paying.ts';
import { cardsIn, PLANTED_CARDS } from '#test/support/payments/plantedCards.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** Every row of every table of the database, including the job library's and the sandbox's. */
async function everythingIn(database: Kysely<Database>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(database);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, e'\n'), '') as text from ${sql.raw(name)} t`.execute(database);
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n');
}

test('of a hundred cards no number is left in the database, in jobs, in emails, in the log or in an answer', async () => {
  const log: string[] = [];
  const logged = await buildApp({
    ...api.services,
    logLevel: 'trace',
    publicUrl: 'http://localhost:4000',
    webRoot: null,
    logStream: { write: (line) => log.push(line) },
  });
  const shopper = buyerAt(() => api, 'shopper');
  const headers = { authorization: `Bearer ${tokenOf('shopper')}`, 'content-type': 'application/json' };
  const answers: string[] = [];
  for (const [place, cardNumber] of PLANTED_CARDS.entries()) {
    await shopper.add(eggs);
    await shopper.changeHeader({ customer_PO: 'PO 7' });
    const { total = 0 } = await shopper.estimate();
    const body = paymentBy('approved', total);
    const creditCard = { ...body.creditCard, cardNumber };
    const sent = [
      { ...body, creditCard },
      { ...body, creditCard: { ...creditCard, cvv2: { number: cardNumber } } },
      { ...body, creditCard, address: cardNumber },
    ];
    const payload = JSON.stringify(sent[place % sent.length]);
    const isBroken = place % 5 === 4;
    const reply = await logged.inject({
      method: 'POST',
      url: '/api/checkout',
      headers: { ...headers, 'idempotency-key': `k${place}` },
      payload: isBroken ? `${payload}}${cardNumber}` : payload,
    });
    answers.push(reply.body);
  }
  await doPaymentJobs(api);
  await logged.close();
  const kept = [await everythingIn(api.database), ...log, ...answers].join('\n');
  expect(log.length).toBeGreaterThan(PLANTED_CARDS.length);
  expect(kept).toContain('500001');
  expect(cardsIn(kept)).toEqual([]);
});
