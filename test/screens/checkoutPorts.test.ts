import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Answered, Api } from '../../src/api/client.ts';
import { checkoutPorts, guardedCards } from '../../src/features/ordering/checkout/checkoutPorts.ts';
import { createDetailsStore } from '../../src/features/ordering/checkout/delivery/detailsStore.ts';
import { createSubmissionStore } from '../../src/features/ordering/checkout/submissionStore.ts';
import { createCardEntries } from '../../src/payment/cardEntries.ts';
import type { CardForm } from '../../src/payment/cardForm.ts';
import type { CardTokens, TokenAnswer } from '../../src/payment/cardTokens/cardTokens.ts';
import {
  dearerOffer,
  estimate,
  order,
  orderBuyer,
  payment,
  savedCart,
  submission,
} from '../machines/ordering/checkoutSamples.ts';

afterEach(() => localStorage.clear());

type Reply = Answered<never> | PortFailure;
const answer = (body: unknown) => ({ kind: 'answer', answer: body }) as Reply;
const refused = (status: number, body: Record<string, unknown> = {}) =>
  ({ kind: 'refused', status, message: 'No', errors: [], code: null, body, ...body }) as Reply;

/** The ports on an API that gives these answers, by method and path. */
function portsOn(replies: Record<string, Reply>, tokens: CardTokens | null = null) {
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
  const cards = guardedCards(createCardEntries(), () => leaving);
  return {
    calls,
    leaving,
    submissions,
    cards,
    ports: checkoutPorts(api, { submissions, cards, tokens: () => tokens, leaving: () => leaving }),
  };
}

const entry = {
  card: { cardNumber: '4111111111111111', expirationDate: '1230', cvv2: '123' },
  billing: { accountHolderName: 'Sam Shopper', zip: '04101' },
};

/** A form with that card, which records whether its code was cleared. */
function cardForm() {
  const form = {
    forgotten: 0,
    read: () => entry,
    clearCode: () => {
      form.forgotten += 1;
    },
  };
  return form satisfies CardForm;
}

/** The same, with a card on the page. */
function withCard(replies: Record<string, Reply>, tokens?: CardTokens) {
  const world = portsOn(replies, tokens);
  const form = cardForm();
  world.cards.offer(form);
  return { ...world, form };
}

const run = (logic: AnyActorLogic, input: unknown) => toPromise(createActor(logic, { input }).start());
const SUBMIT = 'POST /api/cart/submit';
const ASK = 'GET /api/cart/submit/:idempotencyKey';
const ESTIMATE = 'GET /api/checkout';
const PAY = 'POST /api/checkout';
const ASK_PAYMENT = 'GET /api/checkout/:idempotencyKey';
const TYPES = 'GET /api/payment/types';
const result = {
  isSuccess: true,
  orderNumber: '500001',
  errorReason: null,
  transactionId: 'T-1',
  message: 'Until nine.',
};
const declined = {
  ...result,
  isSuccess: false,
  orderNumber: null,
  errorReason: 'The card was declined.',
  message: null,
};
const paid = { kind: 'paid', order: { ...order, messages: ['Until nine.'] }, transactionId: 'T-1' };
const failed = (status: number, detail: string) =>
  new PortFailure({ kind: status === 500 ? 'unexpected' : 'unavailable', status, detail });

describe('sending an order', () => {
  test('names its key, the version of the cart and the total that was shown', async () => {
    const { ports, calls } = portsOn({ [SUBMIT]: answer(order) });
    expect(await run(ports.sendOrder, { submission })).toEqual({ kind: 'order', order });
    expect(calls).toEqual([
      {
        call: SUBMIT,
        options: { body: { orderTotal: 101 }, headers: { 'Idempotency-Key': 'key-1', 'X-Cart-Version': '4' } },
      },
    ]);
  });

  test('names no total where pricing is hidden', async () => {
    const { ports, calls } = portsOn({ [SUBMIT]: answer(order) });
    await run(ports.sendOrder, { submission: { ...submission, orderTotal: null } });
    expect(calls).toMatchObject([{ options: { body: null } }]);
  });

  test('gets a changed total with cart and estimate', async () => {
    const { ports } = portsOn({ [SUBMIT]: refused(409, { code: 'totalMoved', ...dearerOffer }) });
    expect(await run(ports.sendOrder, { submission })).toEqual({ kind: 'stale', offer: dearerOffer });
  });

  test('requests the estimate of a cart that was changed elsewhere', async () => {
    const { ports } = portsOn({
      [SUBMIT]: refused(409, { code: 'staleCart', cart: savedCart }),
      [ESTIMATE]: answer(estimate),
    });
    expect(await run(ports.sendOrder, { submission })).toEqual({ kind: 'stale', offer: { cart: savedCart, estimate } });
  });

  test('passes on the reasons of any other refusal', async () => {
    const { ports } = portsOn({ [SUBMIT]: refused(403, { errors: ['Not yours', 'Really'] }) });
    expect(await run(ports.sendOrder, { submission })).toEqual({ kind: 'refused', messages: ['Not yours', 'Really'] });
    const other = portsOn({ [SUBMIT]: refused(409) });
    expect(await run(other.ports.sendOrder, { submission })).toEqual({ kind: 'refused', messages: ['No'] });
  });

  test('does not hide a missing answer', async () => {
    const lost = new PortFailure({ kind: 'offline', status: null, detail: 'TimeoutError' });
    await expect(run(portsOn({ [SUBMIT]: lost }).ports.sendOrder, { submission })).rejects.toBe(lost);
  });
});

describe('asking what became of an order', () => {
  const ask = submission;

  test('returns its result', async () => {
    const { ports, calls } = portsOn({ [ASK]: answer(order) });
    expect(await run(ports.askOrder, { submission: ask })).toEqual({ kind: 'order', order });
    expect(calls).toEqual([{ call: ASK, options: { params: { idempotencyKey: 'key-1' } } }]);
  });

  test('returns unknown for 404 only', async () => {
    expect(await run(portsOn({ [ASK]: refused(404) }).ports.askOrder, { submission: ask })).toEqual({
      kind: 'unknown',
    });
    for (const status of [400, 403, 429]) {
      await expect(run(portsOn({ [ASK]: refused(status) }).ports.askOrder, { submission: ask })).rejects.toThrow(
        PortFailure,
      );
    }
  });
});

describe('paying by card', () => {
  test('sends the card that is on the page now, with its billing address, the total that was shown and the delivery address', async () => {
    const { ports, calls, form } = withCard({ [PAY]: answer(result) });
    expect(await run(ports.sendOrder, { submission: payment })).toEqual(paid);
    expect(calls).toEqual([
      {
        call: PAY,
        options: {
          body: { orderTotal: 101, creditCard: entry.card, address: entry.billing, deliveryAddressId: 1 },
          headers: { 'Idempotency-Key': 'key-1', 'X-Cart-Version': '4' },
        },
      },
    ]);
    expect(form.forgotten).toBe(0);
  });

  test('names no address where the goods are fetched', async () => {
    const { ports, calls } = withCard({ [PAY]: answer(result) });
    await run(ports.sendOrder, { submission: { ...payment, deliveryAddressId: null } });
    expect(calls).toMatchObject([{ options: { body: { deliveryAddressId: null } } }]);
  });

  test('sends nothing where no card is on the page, or not all of it', async () => {
    const { ports, calls, cards } = portsOn({});
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({ kind: 'cardGone' });
    cards.offer({ ...cardForm(), read: () => null });
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({ kind: 'cardGone' });
    expect(calls).toEqual([]);
  });

  test.each([
    ['with its reason', declined, 'The card was declined.'],
    ['with its message without a reason', { ...declined, errorReason: null, message: 'Call us.' }, 'Call us.'],
    ['without a word', { ...declined, errorReason: null }, ''],
  ])('gets a decline %s, and has the code typed again', async (_, answered, reason) => {
    const { ports, form } = withCard({ [PAY]: answer(answered) });
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({ kind: 'declined', reason });
    expect(form.forgotten).toBe(1);
  });

  test('gets a changed total with cart and estimate; the card stays unchanged', async () => {
    const { ports, form } = withCard({ [PAY]: refused(409, { code: 'totalMoved', ...dearerOffer }) });
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({ kind: 'stale', offer: dearerOffer });
    expect(form.forgotten).toBe(0);
  });

  test('passes on the reasons of any other refusal', async () => {
    const { ports } = withCard({ [PAY]: refused(403, { errors: ['Not yours'] }) });
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({ kind: 'refused', messages: ['Not yours'] });
  });

  test('believes a 502 of the server alone that nothing was charged', async () => {
    const text = 'Payment Service is unavailable. Please contact support.';
    const { ports, form } = withCard({ [PAY]: failed(502, text) });
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({ kind: 'refused', messages: [text] });
    expect(form.forgotten).toBe(0);
    const ofProxy = failed(502, '');
    await expect(run(withCard({ [PAY]: ofProxy }).ports.sendOrder, { submission: payment })).rejects.toBe(ofProxy);
  });

  test.each([
    ['503', failed(503, 'Nobody knows yet.')],
    ['500', failed(500, 'Something broke.')],
    ['no answer', new PortFailure({ kind: 'offline', status: null, detail: 'TimeoutError' })],
  ])('does not call a payment failed for %s', async (_, lost) => {
    await expect(run(withCard({ [PAY]: lost }).ports.sendOrder, { submission: payment })).rejects.toBe(lost);
  });
});

describe('paying by a card that the gateway takes from the browser', () => {
  /** A gateway that takes cards, with this answer. */
  function taking(...answers: TokenAnswer[]) {
    const taken: unknown[] = [];
    const tokens: CardTokens = {
      tokenFor: async (given) => {
        taken.push(given);
        return answers[taken.length - 1] ?? { kind: 'failed' };
      },
    };
    return { tokens, taken };
  }

  test('sends its token, made again for every payment, and nothing of the card', async () => {
    const { tokens, taken } = taking({ kind: 'token', token: 'first' }, { kind: 'token', token: 'second' });
    const { ports, calls } = withCard({ [PAY]: answer(result) }, tokens);
    expect(await run(ports.sendOrder, { submission: payment })).toEqual(paid);
    await run(ports.sendOrder, { submission: payment });
    expect(calls.map(({ options }) => options)).toEqual(
      ['first', 'second'].map((paymentToken) => ({
        body: { orderTotal: 101, paymentToken, address: entry.billing, deliveryAddressId: 1 },
        headers: { 'Idempotency-Key': 'key-1', 'X-Cart-Version': '4' },
      })),
    );
    expect(JSON.stringify(calls)).not.toMatch(/4111|1230/);
    expect(taken).toEqual([entry, entry]);
  });

  test('shows its error like that of a declined card, and keeps the form unchanged', async () => {
    const { ports, calls, form } = withCard({}, taking({ kind: 'wrong', reason: 'No such number.' }).tokens);
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({
      kind: 'declined',
      reason: 'No such number.',
    });
    expect([calls, form.forgotten]).toEqual([[], 0]);
  });

  test('sends nothing without a token, and shows that nothing was charged', async () => {
    const { ports, calls, form } = withCard({}, taking({ kind: 'failed' }).tokens);
    expect(await run(ports.sendOrder, { submission: payment })).toEqual({
      kind: 'refused',
      messages: [expect.stringContaining('was not charged')],
    });
    expect([calls, form.forgotten]).toEqual([[], 0]);
  });
});

describe('asking what became of a payment', () => {
  test('returns its first result, in the same words', async () => {
    const { ports, calls, form } = withCard({ [ASK_PAYMENT]: answer(result) });
    expect(await run(ports.askOrder, { submission: payment })).toEqual(paid);
    expect(calls).toEqual([{ call: ASK_PAYMENT, options: { params: { idempotencyKey: 'key-1' } } }]);
    expect(form.forgotten).toBe(0);
  });

  test('returns a decline, too, after which the code is typed again; without a form nothing needs to be cleared', async () => {
    const { ports, form } = withCard({ [ASK_PAYMENT]: answer(declined) });
    expect(await run(ports.askOrder, { submission: payment })).toEqual({
      kind: 'declined',
      reason: 'The card was declined.',
    });
    expect(form.forgotten).toBe(1);
    const reloaded = portsOn({ [ASK_PAYMENT]: answer(declined) });
    expect(await run(reloaded.ports.askOrder, { submission: payment })).toMatchObject({ kind: 'declined' });
  });

  test('returns unknown for 404 only: a server that still waits for the bank has not answered', async () => {
    expect(await run(portsOn({ [ASK_PAYMENT]: refused(404) }).ports.askOrder, { submission: payment })).toEqual({
      kind: 'unknown',
    });
    for (const reply of [refused(400), refused(403), failed(503, 'Not known yet.')]) {
      await expect(run(portsOn({ [ASK_PAYMENT]: reply }).ports.askOrder, { submission: payment })).rejects.toThrow(
        PortFailure,
      );
    }
  });
});

test('of what the server takes only cards are offered', async () => {
  const { ports } = portsOn({ [TYPES]: answer([{ creditCardIssuer: 8 }, { creditCardIssuer: 1 }]) });
  expect(await run(ports.loadPaymentTypes, undefined)).toEqual([1]);
  await expect(run(portsOn({ [TYPES]: failed(503, '') }).ports.loadPaymentTypes, undefined)).rejects.toThrow(
    PortFailure,
  );
});

describe('the memory of the browser', () => {
  test('stores how a submit was paid, and nothing of a card or of its address', async () => {
    const { ports, submissions } = portsOn({});
    submissions.remember(payment);
    expect(JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? '')).toEqual({
      version: 1,
      key: 'key-1',
      cartVersion: 4,
      orderTotal: 101,
      by: 'card',
    });
    expect(await run(ports.recallSubmission, orderBuyer)).toEqual({ ...payment, deliveryAddressId: null });
  });

  test('reads values stored before card payments as an order on account', async () => {
    const { ports, submissions } = portsOn({});
    submissions.remember(submission);
    localStorage.setItem(localStorage.key(0) ?? '', '{"version":1,"key":"key-1","cartVersion":4,"orderTotal":101}');
    expect(await run(ports.recallSubmission, orderBuyer)).toEqual(submission);
  });

  test('returns a submit to its own user and customer only', async () => {
    const { ports, submissions } = portsOn({});
    submissions.remember(submission);
    expect(await run(ports.recallSubmission, orderBuyer)).toEqual(submission);
    expect(await run(ports.recallSubmission, { ...orderBuyer, customerKey: 1002 })).toBeNull();
    expect(await run(ports.recallSubmission, { ...orderBuyer, username: 'rep' })).toBeNull();
  });

  test('clears', async () => {
    const { ports, submissions } = portsOn({});
    submissions.remember(submission);
    submissions.forget(orderBuyer);
    expect(await run(ports.recallSubmission, orderBuyer)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['not JSON'],
    ['{}'],
    ['{"version":2,"key":"k","cartVersion":1,"orderTotal":1}'],
    ['{"version":1,"key":"k","cartVersion":1,"orderTotal":1,"by":"cash"}'],
    ['null'],
  ])('does not trust %s', async (text) => {
    const { ports, submissions } = portsOn({});
    submissions.remember(submission);
    localStorage.setItem(localStorage.key(0) ?? '', text);
    expect(await run(ports.recallSubmission, orderBuyer)).toBeNull();
  });
});

describe('the memory of the tab', () => {
  test('restores typed values for their user and customer, until the cart has them', () => {
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

  test('is a card, too, from typing until its form is closed', () => {
    const { cards, leaving } = portsOn({});
    const withdraw = cards.offer(cardForm());
    expect(leaving.getSnapshot().matches('free')).toBe(true);
    cards.typed();
    cards.typed();
    expect(leaving.getSnapshot().context.unsaved).toHaveLength(1);
    withdraw();
    expect(leaving.getSnapshot().matches('free')).toBe(true);
    expect(cards.current()).toBeNull();
  });
});

test('the dates of no ship-to are those of the default one', async () => {
  const { ports, calls } = portsOn({ 'GET /api/cart/date': answer({}) });
  await run(ports.loadDates, { shipTo: '' });
  await run(ports.loadDates, { shipTo: 'ISLE' });
  expect(calls).toMatchObject([{ options: { query: {} } }, { options: { query: { shipto: 'ISLE' } } }]);
});
