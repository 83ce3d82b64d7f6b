import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { receivablePorts } from '#src/account/receivablePorts.ts';
import { createApi } from '#src/api/client.ts';
import { auditPorts } from '#src/features/admin/audit/auditParts.ts';
import { jobPorts } from '#src/features/admin/jobs/jobsParts.ts';
import { paymentListPorts } from '#src/features/admin/payments/paymentsParts.ts';
import { tokenPorts } from '#src/features/admin/tokens/tokensParts.ts';
import { stubFetch } from '../support/screens/stubFetch.ts';

const nothing = { onSessionEnded: vi.fn(), onCustomerRefused: vi.fn(), onShipMethodRefused: vi.fn() };
const api = createApi(() => ({ token: 'token-1', customerKey: null, shipMethod: null }), nothing);
const [audit, jobs, payments, tokens] = [auditPorts(api), jobPorts(api), paymentListPorts(api), tokenPorts(api)];
const run = (logic: AnyActorLogic, input: object): Promise<unknown> => toPromise(createActor(logic, { input }).start());

afterEach(() => vi.unstubAllGlobals());

/** Every call gets this answer; the calls are recorded. */
function answerAll(body: unknown, status = 200) {
  const called: unknown[] = [];
  stubFetch(async (request) => {
    const { pathname, search } = new URL(request.url);
    const sent = await request.text();
    const call = `${request.method} ${decodeURIComponent(pathname + search)}`;
    const key = request.headers.get('Idempotency-Key');
    called.push(sent === '' ? call : { call, sent: JSON.parse(sent), key });
    return Response.json(body, { status, headers: { 'X-Total-Count': '0' } });
  });
  return called;
}

describe('a list', () => {
  const all = { page: 1, state: '', userId: null, start: '', end: '' };
  test.each([
    ['audit', audit.loadPage, all, '/api/admin/audit?page=1'],
    [
      'audit of a person and a period',
      audit.loadPage,
      { page: 2, userId: 5, start: '2026-03-01', end: '2026-03-04' },
      '/api/admin/audit?page=2&userId=5&startDate=2026-03-01&endDate=2026-03-04',
    ],
    ['jobs', jobs.loadPage, { ...all, list: 'jobs' }, '/api/admin/jobs?page=1'],
    ['failed jobs', jobs.loadPage, { list: 'jobs', state: 'failed', page: 3 }, '/api/admin/jobs?page=3&state=failed'],
    ['emails', jobs.loadPage, { ...all, list: 'emails' }, '/api/admin/mail?page=1'],
    ['sent emails', jobs.loadPage, { list: 'emails', state: 'sent', page: 3 }, '/api/admin/mail?page=3&state=sent'],
    ['orders', jobs.loadPage, { ...all, list: 'orders', page: 2 }, '/api/admin/waitingOrders?page=2'],
    ['payments', payments.loadPage, all, '/api/admin/payments?page=1'],
    ['taken payments', payments.loadPage, { page: 2, state: 'taken' }, '/api/admin/payments?page=2&state=taken'],
    ['entries', receivablePorts(api).loadEntries, { since: null }, '/api/account/detail'],
    [
      'late entries',
      receivablePorts(api).loadEntries,
      { since: '2026-03-01' },
      '/api/account/detail?startDate=2026-03-01',
    ],
  ])('of %s is requested with the chosen filters', async (_, logic, view, address) => {
    const called = answerAll([]);
    await run(logic, view);
    expect(called[0]).toBe(`GET ${address}`);
  });

  test.each([
    { list: 'jobs', state: 'sent', page: 1 },
    { list: 'emails', state: 'running', page: 1 },
  ])('of $list that are $state is empty, without a request', async (view) => {
    const called = answerAll([]);
    expect(await run(jobs.loadPage, view)).toEqual({ list: view.list, rows: [], total: 0 });
    expect(called).toEqual([]);
  });
});

describe('refunds', () => {
  const voidOrRefund = (amount: string | null) => run(payments.voidOrRefund, { reference: 'A1', amount, key: 'k1' });

  test('is the payment as a whole, or an amount as typed, under its key', async () => {
    const called = answerAll({ isSuccess: true });
    expect([await voidOrRefund(null), await voidOrRefund('12.50')]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect(called).toEqual([
      'POST /api/admin/payments/A1/void',
      { call: 'POST /api/admin/payments/A1/refund', sent: { amount: '12.50' }, key: 'k1' },
    ]);
  });

  test('is refused in the first reason that the server gives, or its message', async () => {
    answerAll({ message: 'Not so.', errors: ['More than was taken.', 'Too late.'] }, 409);
    expect(await voidOrRefund('12.50')).toEqual({ kind: 'refused', text: 'More than was taken.' });
    answerAll({ message: 'Not so.', errors: [] }, 409);
    expect(await voidOrRefund(null)).toEqual({ kind: 'refused', text: 'Not so.' });
  });

  test('of a missing payment fails', async () => {
    answerAll({ message: 'Gone.', errors: [] }, 404);
    await expect(voidOrRefund(null)).rejects.toMatchObject({ failure: { kind: 'unexpected', status: 404 } });
  });
});

test.each([
  [200, 'retried'],
  [404, 'alive'],
  [409, 'alive'],
])('a job whose retry is answered by %i is %s', async (status, outcome) => {
  answerAll({ isSuccess: true, message: 'Missing.', errors: [] }, status);
  expect(await run(jobs.retryJob, { jobId: '7' })).toBe(outcome);
});

test('a job whose retry is not answered so has failed', async () => {
  answerAll({ message: '', errors: [] }, 403);
  await expect(run(jobs.retryJob, { jobId: '7' })).rejects.toMatchObject({ failure: { status: 403 } });
});

test("a token that is not created shows the server's reason, or a general failure without one", async () => {
  const make = () => run(tokens.makeToken, { name: 'erp', scopes: ['orders:read'] });
  answerAll({ message: 'A token named erp is in use.', errors: [] }, 409);
  expect(await make()).toEqual({ kind: 'refused', reason: 'A token named erp is in use.' });
  answerAll({ message: '', errors: [] }, 409);
  await expect(make()).rejects.toMatchObject({ failure: { status: 409 } });
});
