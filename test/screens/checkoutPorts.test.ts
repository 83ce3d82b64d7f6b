import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Answered, Api } from '../../src/api/client.ts';
import { checkoutPorts } from '../../src/ports/checkoutPorts.ts';
import { createDetailsStore } from '../../src/ports/detailsStore.ts';
import { createSubmissionStore } from '../../src/ports/submissionStore.ts';
import {
  dearerOffer,
  estimate,
  order,
  orderBuyer,
  savedCart,
  submission,
} from '../machines/ordering/checkoutSamples.ts';

afterEach(() => localStorage.clear());

type Reply = Answered<never> | PortFailure;
const answer = (body: unknown) => ({ kind: 'answer', answer: body }) as Reply;
const refused = (status: number, body: Record<string, unknown> = {}) =>
  ({ kind: 'refused', status, message: 'No', errors: [], code: null, body, ...body }) as Reply;

/** The ports on an API that gives these answers, by method and path. */
function portsOn(replies: Record<string, Reply>) {
  const calls: { call: string; options: unknown }[] = [];
  const api = {
    call: async ({ method, path }: { method: string; path: string }, options: object) => {
      calls.push({ call: `${method} ${path}`, options });
      const reply = replies[`${method} ${path}`];
      if (!reply || reply instanceof PortFailure) throw reply ?? new Error(`${method} ${path} was not expected`);
      return reply;
    },
  } as unknown as Api;
  const leaving = createActor(leavingMachine).start();
  const submissions = createSubmissionStore(localStorage);
  return { calls, leaving, submissions, ports: checkoutPorts(api, submissions, () => leaving) };
}

const run = (logic: AnyActorLogic, input: unknown) => toPromise(createActor(logic, { input }).start());
const SUBMIT = 'POST /api/cart/submit';
const ASK = 'GET /api/cart/submit/:idempotencyKey';
const ESTIMATE = 'GET /api/checkout';

describe('sending an order', () => {
  test('names its key, the version of the cart and the total that was shown', async () => {
    const { ports, calls } = portsOn({ [SUBMIT]: answer(order) });
    expect(await run(ports.sendOrder, submission)).toEqual({ kind: 'order', order });
    expect(calls).toEqual([
      {
        call: SUBMIT,
        options: { body: { orderTotal: 101 }, headers: { 'Idempotency-Key': 'key-1', 'X-Cart-Version': '4' } },
      },
    ]);
  });

  test('names no total where pricing is hidden', async () => {
    const { ports, calls } = portsOn({ [SUBMIT]: answer(order) });
    await run(ports.sendOrder, { ...submission, orderTotal: null });
    expect(calls).toMatchObject([{ options: { body: null } }]);
  });

  test('hears of a moved total with cart and estimate', async () => {
    const { ports } = portsOn({ [SUBMIT]: refused(409, { code: 'totalMoved', ...dearerOffer }) });
    expect(await run(ports.sendOrder, submission)).toEqual({ kind: 'moved', offer: dearerOffer });
  });

  test('asks for the estimate of a cart that was changed elsewhere', async () => {
    const { ports } = portsOn({
      [SUBMIT]: refused(409, { code: 'staleCart', cart: savedCart }),
      [ESTIMATE]: answer(estimate),
    });
    expect(await run(ports.sendOrder, submission)).toEqual({ kind: 'moved', offer: { cart: savedCart, estimate } });
  });

  test('passes on the reasons of any other refusal', async () => {
    const { ports } = portsOn({ [SUBMIT]: refused(403, { errors: ['Not yours', 'Really'] }) });
    expect(await run(ports.sendOrder, submission)).toEqual({ kind: 'refused', messages: ['Not yours', 'Really'] });
    const other = portsOn({ [SUBMIT]: refused(409) });
    expect(await run(other.ports.sendOrder, submission)).toEqual({ kind: 'refused', messages: ['No'] });
  });

  test('does not hide that no answer came', async () => {
    const lost = new PortFailure({ kind: 'offline', status: null, detail: 'TimeoutError' });
    await expect(run(portsOn({ [SUBMIT]: lost }).ports.sendOrder, submission)).rejects.toBe(lost);
  });
});

describe('asking what became of an order', () => {
  const ask = submission;

  test('brings its result', async () => {
    const { ports, calls } = portsOn({ [ASK]: answer(order) });
    expect(await run(ports.askOrder, ask)).toEqual({ kind: 'order', order });
    expect(calls).toEqual([{ call: ASK, options: { params: { idempotencyKey: 'key-1' } } }]);
  });

  test('says unknown for 404 and nothing else', async () => {
    expect(await run(portsOn({ [ASK]: refused(404) }).ports.askOrder, ask)).toEqual({ kind: 'unknown' });
    for (const status of [400, 403, 429]) {
      await expect(run(portsOn({ [ASK]: refused(status) }).ports.askOrder, ask)).rejects.toThrow(PortFailure);
    }
  });
});

describe('the memory of the browser', () => {
  test('gives a submit back to its user and customer, and to nobody else', async () => {
    const { ports, submissions } = portsOn({});
    submissions.remember(submission);
    expect(await run(ports.recallSubmission, orderBuyer)).toEqual(submission);
    expect(await run(ports.recallSubmission, { ...orderBuyer, customerKey: 1002 })).toBeNull();
    expect(await run(ports.recallSubmission, { ...orderBuyer, username: 'rep' })).toBeNull();
  });

  test('forgets', async () => {
    const { ports, submissions } = portsOn({});
    submissions.remember(submission);
    submissions.forget(orderBuyer);
    expect(await run(ports.recallSubmission, orderBuyer)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each([['not JSON'], ['{}'], ['{"version":2,"key":"k","cartVersion":1,"orderTotal":1}'], ['null']])(
    'does not trust %s',
    async (text) => {
      const { ports, submissions } = portsOn({});
      submissions.remember(submission);
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(await run(ports.recallSubmission, orderBuyer)).toBeNull();
    },
  );
});

describe('the memory of the tab', () => {
  test('gives what was typed back to its user and customer, until the cart has it', () => {
    const store = createDetailsStore(sessionStorage);
    store.keep(orderBuyer, { notes: 'Ring twice', deliveryDate: 'Sunday' });
    expect(store.read(orderBuyer)).toEqual({ notes: 'Ring twice', deliveryDate: 'Sunday' });
    expect(store.read({ ...orderBuyer, username: 'rep' })).toEqual({});
    store.keep(orderBuyer, {});
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([['not JSON'], ['{}'], ['{"version":1,"typed":{"notes":7}}']])('does not trust %s', (text) => {
    const store = createDetailsStore(sessionStorage);
    store.keep(orderBuyer, { notes: 'Ring twice' });
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
    expect(store.read(orderBuyer)).toEqual({});
    store.keep(orderBuyer, {});
  });
});

describe('the cut-off', () => {
  afterEach(() => vi.useRealTimers());

  test.each([
    ['2026-03-04T16:00:00-05:00', 2 * 3_600_000],
    ['2026-03-04T13:59:59-05:00', 60_000],
  ])('of %s is over then, and never in less than a minute', async (orderBy, after) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-04T14:00:00-05:00') });
    const waiting = createActor(portsOn({}).ports.awaitCutOff, { input: { orderBy } }).start();
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(waiting.getSnapshot().status).toBe('active');
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.getSnapshot().status).toBe('done');
  });
});

describe('unsaved work', () => {
  test('is guarded for as long as it is held', () => {
    const { ports, leaving } = portsOn({});
    const held = createActor(ports.holdUnsavedWork).start();
    expect(leaving.getSnapshot().matches('guarded')).toBe(true);
    expect(leaving.getSnapshot().context.unsaved).toMatchObject([
      { question: expect.stringContaining('Unsaved data would be lost') },
    ]);
    held.stop();
    expect(leaving.getSnapshot().matches('free')).toBe(true);
  });
});

test('the dates of no ship-to are those of the default one', async () => {
  const { ports, calls } = portsOn({ 'GET /api/cart/date': answer({}) });
  await run(ports.loadDates, { shipTo: '' });
  await run(ports.loadDates, { shipTo: 'ISLE' });
  expect(calls).toMatchObject([{ options: { query: {} } }, { options: { query: { shipto: 'ISLE' } } }]);
});
