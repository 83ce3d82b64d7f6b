import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getAccountPaymentResult, payItems } from '#domain/api/accountPayment.ts';
import { openPaymentReceipt } from '#domain/api/documents.ts';
import { refundPayment } from '#domain/api/payments.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { receiptEmail } from '#server/modules/email/receiptEmail.ts';
import { findShop } from '#server/modules/outbox/emailRepository.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt } from '#test/support/api/buyer.ts';
import { OYSTER } from '#test/support/api/fixture.ts';
import { bookEntry } from '#test/support/api/receivables.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { bookOpenItems, byCard, byCredit } from '#test/support/payments/accountPayments.ts';
import { doPaymentJobs } from '#test/support/payments/paying.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await bookOpenItems(api.database);
});
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const baker = buyerAt(() => api, 'baker');
const colleague = buyerAt(() => api, 'admin');

const pay = (body: object) => chef.call(payItems, { body, idempotencyKey: 'k1' });

test('DOC-04: the receipt is a document that shows what was paid and how, for the customer alone', async () => {
  await bookEntry(api.database, {
    reference: 'INV-3',
    initial: '12.00',
    invoice_number: '900003',
    po_number: 'PO 9',
  });
  await pay(byCard({ 'INV-1': 100, 'INV-3': 12, 'CM-1': -30 }));
  const open = (by: typeof chef) => by.call(openPaymentReceipt, { params: { invoicePaymentKey: '700001' } });
  const ticket = (await open(colleague)).body;
  expect(ticket).toMatchObject({ fileName: 'Payment 700001.pdf', contentType: 'application/pdf' });
  const document = await api.app.inject({ url: `/doc/${ticket?.id}` });
  const words = JSON.stringify((await readPdf(document.rawPayload)).pages);
  for (const text of [
    'Payment Receipt',
    '700001',
    'The Gilded Oyster',
    'Visa ending in 1111',
    'P.O. PO 9',
    '−$30.00',
    '$82.00',
  ])
    expect(words).toContain(text);
  expect((await open(baker)).status).toBe(404);
  expect((await open(chef)).status).toBe(200);
});

test('the receipt is of the day where the shop is, as are the books, late in the evening too', async () => {
  await api.travelTo('2026-03-06T03:30:00Z');
  await pay(byCard({ 'INV-1': 50 }));
  const [attempt] = await api.database.selectFrom('payment_attempt').select('reference').execute();
  await colleague.call(refundPayment, { params: { reference: attempt?.reference ?? '' }, body: { amount: 20 } });
  expect(await doPaymentJobs(api)).toEqual([]);
  const ticket = (await chef.call(openPaymentReceipt, { params: { invoicePaymentKey: '700001' } })).body;
  const document = await api.app.inject({ url: `/doc/${ticket?.id}` });
  const words = JSON.stringify((await readPdf(document.rawPayload)).pages);
  expect([words.includes('03/05/2026'), words.includes('03/06/2026')]).toEqual([true, false]);
  const entries = api.database.selectFrom('receivable').select(['record_type', 'issued_on']);
  const booked = await entries.where('reference', '=', '700001').orderBy('id').execute();
  expect(booked).toEqual([
    { record_type: RECORD_TYPES.payment, issued_on: '2026-03-05' },
    { record_type: RECORD_TYPES.debitAdjustment, issued_on: '2026-03-05' },
  ]);
});

test('the receipt goes by email to the user who paid, with the document', async () => {
  const reply = await pay(byCredit({ 'INV-1': 30, 'CM-1': -30 }));
  expect(reply.body).toMatchObject({ receiptEmail: 'chef@oyster.example' });
  const emails = await api.database.selectFrom('letter').select(['kind', 'to_address']).execute();
  expect(emails).toEqual([{ kind: 'paymentReceipt', to_address: 'chef@oyster.example' }]);
  const shop = await findShop(api.database);
  const context = { name: 'Ana', shop, publicUrl: 'https://shop.example', expiresAt: new Date() };
  const email = { kind: 'paymentReceipt', paymentKey: '700001', customerKey: OYSTER } as const;
  const { content, attachments } = await receiptEmail(api.services, email, context, new Date());
  expect(content).toMatchObject({ subject: `Your payment 700001 to ${shop.name}` });
  expect(content.facts).toContainEqual({ label: 'Paid by', text: 'Credits on the account' });
  expect(attachments.map(({ fileName }) => fileName)).toEqual(['Payment 700001.pdf']);
});

test.each([
  ['unknown', null],
  ['not an email address', 'chef at oyster'],
])('the answer names no email where the address is %s', async (_, email) => {
  await api.database.updateTable('app_user').set({ email }).where('username', '=', 'chef').execute();
  expect((await pay(byCard({ 'INV-1': 100 }))).body).toMatchObject({ isSuccess: true, receiptEmail: null });
  expect((await chef.call(getAccountPaymentResult, { params: { idempotencyKey: 'k1' } })).body).toMatchObject({
    isSuccess: true,
    receiptEmail: null,
  });
});
