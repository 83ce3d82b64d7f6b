import { afterEach, describe, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { accountText } from '#domain/texts/accountText.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Answered, Api } from '../../src/api/client.ts';
import { accountPaymentPorts } from '../../src/features/account/makePayment/accountPaymentPorts.ts';
import { createPaymentStore } from '../../src/features/account/makePayment/paymentStore.ts';
import { createCardEntries } from '../../src/payment/cardEntries.ts';
import type { CardForm } from '../../src/payment/cardForm.ts';
import type { TokenAnswer } from '../../src/payment/cardTokens/cardTokens.ts';
import { credit, invoice, laterInvoice, paidOutcome, payer, sent } from '../machines/account/paymentSamples.ts';

afterEach(() => localStorage.clear());

type Reply = Answered<never> | PortFailure;
const answer = (body: unknown) => ({ kind: 'answer', answer: body }) as Reply;
const refused = (status: number, body: Record<string, unknown> = {}) =>
  ({ kind: 'refused', status, message: 'No', errors: [], code: null, body, ...body }) as Reply;
const failed = (status: number | null, detail: string) => new PortFailure({ kind: 'unavailable', status, detail });

const billing = { accountHolderName: 'Sam Shopper', zip: '04101' };
const card = { cardNumber: '4111111111111111', expirationDate: '1230', cvv2: '123' };
const bank = { accountNumber: '1234567890', routingNumber: '011000015', bankName: null, checkNumber: null };

/** The ports on an API that gives one answer, with this in the form. */
function portsOn(
  reply: Reply,
  entry: ReturnType<CardForm['read']> = { card, billing },
  taken: TokenAnswer | null = null,
) {
  const calls: unknown[] = [];
  const api = {
    call: async ({ method, path }: { method: string; path: string }, options: object) => {
      calls.push({ call: `${method} ${path}`, ...options });
      if (reply instanceof PortFailure) throw reply;
      return reply;
    },
  } as unknown as Api;
  const leaving = createActor(leavingMachine).start();
  const payments = createPaymentStore(localStorage);
  const entries = createCardEntries();
  const form = {
    forgotten: 0,
    read: () => entry,
    clearCode: () => {
      form.forgotten += 1;
    },
  };
  entries.offer(form);
  const tokens = () => taken && { tokenFor: async () => taken };
  const ports = accountPaymentPorts(api, { payments, entries, tokens, leaving: () => leaving });
  return { calls, leaving, payments, form, ...ports };
}

const run = (logic: AnyActorLogic, input?: unknown) => toPromise(createActor(logic, { input }).start());
const result = {
  ...{ isSuccess: true, transactionId: 'T-9', errorReason: null, invoicePaymentKey: 'P-1' },
  receiptEmail: 'ana@oyster.example',
};
const declined = { ...result, isSuccess: false, errorReason: 'Not enough money.', invoicePaymentKey: null };
const details = [{ arCode: 'A1', detailType: 1, amount: 100.1 }];
const by = (paymentType: number) => ({ ...sent, order: { paymentType, details } });

describe('paying open items', () => {
  test.each([
    ['a card', 1, { card, billing }, { creditCard: card, address: billing }],
    ['an eCheck', 2, { bank, billing }, { bankAccount: bank, address: billing }],
  ] as const)('by %s sends its part alone, with its key', async (_, paymentType, entry, part) => {
    const { sendPayment, calls } = portsOn(answer(result), entry);
    expect(await run(sendPayment, { submission: by(paymentType) })).toEqual(paidOutcome);
    expect(calls).toEqual([
      {
        call: 'POST /api/payment',
        body: { paymentType, paymentAmount: 100.1, details, ...part },
        headers: { 'Idempotency-Key': 'key-1' },
      },
    ]);
  });

  test('by a card that the gateway took itself sends what it gave for it, and nothing of the card', async () => {
    const { sendPayment, calls } = portsOn(answer(result), { card, billing }, { kind: 'token', token: 'T-1' });
    expect(await run(sendPayment, { submission: by(1) })).toEqual(paidOutcome);
    expect(calls).toMatchObject([{ body: { paymentToken: 'T-1', address: billing } }]);
    expect(JSON.stringify(calls)).not.toMatch(/4111|creditCard/);
  });

  test.each<[TokenAnswer, unknown]>([
    [
      { kind: 'wrong', reason: 'The card has expired.' },
      { kind: 'declined', reason: 'The card has expired.' },
    ],
    [{ kind: 'failed' }, { kind: 'refused', messages: [accountText('payment.cardNotTaken')] }],
  ])('by a card without a token (%o) sends nothing, and shows why', async (taken, outcome) => {
    const { sendPayment, calls } = portsOn(answer(result), { card, billing }, taken);
    expect(await run(sendPayment, { submission: by(1) })).toEqual(outcome);
    expect(calls).toEqual([]);
  });

  test('by credit sends nothing of a card, though one is filled in', async () => {
    const { sendPayment, calls } = portsOn(answer(result));
    await run(sendPayment, { submission: { ...by(0), amount: 0 } });
    expect(calls).toMatchObject([{ body: { paymentType: 0, paymentAmount: 0, details } }]);
    expect(JSON.stringify(calls)).not.toMatch(/4111|address|creditCard|bankAccount/);
  });

  test('sends nothing where the entry is missing', async () => {
    const { sendPayment, calls } = portsOn(answer(result), null);
    expect([await run(sendPayment, { submission: sent }), calls]).toEqual([{ kind: 'entryGone' }, []]);
  });

  test('gets a decline with its reason, and has the code typed again', async () => {
    const { sendPayment, form } = portsOn(answer(declined));
    expect([await run(sendPayment, { submission: sent }), form.forgotten]).toEqual([
      { kind: 'declined', reason: 'Not enough money.' },
      1,
    ]);
  });

  test('takes every conflict for an account that moved', async () => {
    const { sendPayment } = portsOn(refused(409, { errors: ['Invoice 9001 was paid.'] }));
    expect(await run(sendPayment, { submission: sent })).toEqual({
      kind: 'stale',
      messages: ['Invoice 9001 was paid.'],
    });
  });

  test('shows any other refusal in the specified words', async () => {
    const { sendPayment } = portsOn(refused(400));
    expect(await run(sendPayment, { submission: sent })).toEqual({
      kind: 'refused',
      messages: ['The server returned an unexpected response. Please contact support or try again later. (No)'],
    });
  });

  test('believes a 502 of the server alone that nothing was charged', async () => {
    const text = 'Payment Service is unavailable. Please contact support.';
    expect(await run(portsOn(failed(502, 'Gateway down')).sendPayment, { submission: sent })).toEqual({
      kind: 'refused',
      messages: [text],
    });
    const ofProxy = failed(502, '');
    await expect(run(portsOn(ofProxy).sendPayment, { submission: sent })).rejects.toBe(ofProxy);
  });

  test.each([
    ['503', failed(503, 'Nobody knows yet.')],
    ['500', failed(500, 'Something broke.')],
    ['no answer', failed(null, '')],
  ])('does not call a payment failed for %s', async (_, lost) => {
    await expect(run(portsOn(lost).sendPayment, { submission: sent })).rejects.toBe(lost);
  });
});

describe('asking what became of a payment', () => {
  test('names no email for a result without one', async () => {
    const { receiptEmail: _, ...older } = result;
    const asked = await run(portsOn(answer(older)).askPayment, { submission: sent });
    expect(asked).toEqual({ ...paidOutcome, receiptEmail: null });
  });

  test('returns its first result', async () => {
    const { askPayment, calls } = portsOn(answer(result));
    expect(await run(askPayment, { submission: sent })).toEqual(paidOutcome);
    expect(calls).toEqual([{ call: 'GET /api/payment/:idempotencyKey', params: { idempotencyKey: 'key-1' } }]);
    expect(await run(portsOn(answer(declined)).askPayment, { submission: sent })).toMatchObject({ kind: 'declined' });
  });

  test('returns unknown for 404 only', async () => {
    expect(await run(portsOn(refused(404)).askPayment, { submission: sent })).toEqual({ kind: 'unknown' });
    for (const reply of [refused(403), failed(503, 'Not known yet.')]) {
      await expect(run(portsOn(reply).askPayment, { submission: sent })).rejects.toThrow(PortFailure);
    }
  });
});

test('open items come oldest due first, with credits below zero', async () => {
  const positive = { ...credit, balance: 100.1, initial: 100.1 };
  const { loadOpenItems } = portsOn(answer([laterInvoice, positive, invoice]));
  expect(await run(loadOpenItems)).toEqual([invoice, credit, laterInvoice]);
});

test('cards are accepted, and eChecks where they are enabled', async () => {
  const types = (...codes: number[]) => answer(codes.map((creditCardIssuer) => ({ creditCardIssuer })));
  expect(await run(portsOn(types(8, 1, 7)).loadPaymentTypes)).toEqual([1, 8]);
  expect(await run(portsOn(types(1)).loadPaymentTypes)).toEqual([1]);
});

describe('the memory of the browser', () => {
  test('knows key and amount of a payment, nothing of what pays or is paid, for its user and customer alone', async () => {
    const { payments, recallPayment } = portsOn(answer(null));
    payments.remember(sent);
    expect({ ...localStorage }).toEqual({
      'accountPayment:chef:1001': JSON.stringify({ version: 1, key: 'key-1', amount: 100.1 }),
    });
    expect(await run(recallPayment, payer)).toEqual({ ...sent, order: null });
    expect(await run(recallPayment, { ...payer, customerKey: 1002 })).toBeNull();
    payments.forget(payer);
    expect(localStorage).toHaveLength(0);
  });

  test.each([['not JSON'], ['{"version":2,"key":"k","amount":1}'], ['{"version":1,"key":"k"}']])(
    'does not trust %s',
    (kept) => {
      localStorage.setItem('accountPayment:chef:1001', kept);
      expect(portsOn(answer(null)).payments.read(payer)).toBeNull();
    },
  );
});

test('leaving asks in the words of Make Payment as long as work is unsaved', () => {
  const { holdUnsavedWork, leaving } = portsOn(answer(null));
  const held = createActor(holdUnsavedWork).start();
  expect(leaving.getSnapshot().context.unsaved).toMatchObject([
    { question: "Payment hasn't been completed. Are you sure you want to leave this page?" },
  ]);
  held.stop();
  expect(leaving.getSnapshot().matches('free')).toBe(true);
});
