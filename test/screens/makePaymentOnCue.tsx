import { setImmediate as everythingSettled } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor, type InspectionEvent } from 'xstate';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { makePaymentMachine } from '#machines/account/makePayment/makePaymentMachine.ts';
import { paymentRecoveryMachine } from '#machines/account/makePayment/paymentRecoveryMachine.ts';
import { paymentReviewMachine } from '#machines/account/makePayment/paymentReviewMachine.ts';
import { paymentSendingMachine } from '#machines/account/makePayment/paymentSendingMachine.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { paymentMachine } from '#machines/payment/paymentMachine.ts';
import type { Api } from '../../src/api/client.ts';
import { accountPaymentPorts } from '../../src/features/account/makePayment/accountPaymentPorts.ts';
import { MakePaymentScreen } from '../../src/features/account/makePayment/MakePaymentScreen.tsx';
import { createPaymentStore } from '../../src/features/account/makePayment/paymentStore.ts';
import { createCardEntries } from '../../src/payment/cardEntries.ts';
import { openItems } from '../machines/account/paymentSamples.ts';
import { quietShop } from '../support/screens/quietShop.ts';
import { renderPiece } from './components/renderPiece.tsx';

export const ITEMS = 'GET /api/account/openar';
export const TYPES = 'GET /api/payment/types';
export const PAY = 'POST /api/payment';
export const ASK = 'GET /api/payment/:idempotencyKey';

/** Its busy label, which the style sheet hides, follows its own. */
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
export const step = (name: string) => screen.getByRole('region', { name });
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Pay ${name}` });
export const amount = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Amount to pay of ${name}` });
export const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

/** Make Payment over its real ports, on an API that answers on cue. */
export async function payingItems(items: readonly OpenItem[] = openItems, inspect?: (event: InspectionEvent) => void) {
  const calls: { call: string; options: Readonly<Record<string, unknown>> }[] = [];
  const waiting: { call: string; settle: (reply: unknown) => void }[] = [];
  const call = ({ method, path }: { method: string; path: string }, options: object) =>
    new Promise<unknown>((resolve, reject) => {
      calls.push({ call: `${method} ${path}`, options: { ...options } });
      const settle = (reply: unknown) => (reply instanceof PortFailure ? reject(reply) : resolve(reply));
      waiting.push({ call: `${method} ${path}`, settle });
    });
  const reply = (to: string, output: unknown) =>
    act(async () => {
      const place = waiting.findLastIndex((asked) => asked.call === to);
      const [asked] = waiting.splice(place, 1);
      if (place === -1 || !asked) throw new Error(`${to} was not asked`);
      asked.settle(output);
      await everythingSettled();
    });
  const answer = (to: string, body: unknown) => reply(to, { kind: 'answer', answer: body });
  const notices: unknown[] = [];
  const notify = (_: unknown, notice: unknown) => void notices.push(notice);
  const leaving = createActor(leavingMachine).start();
  const entries = createCardEntries();
  const payments = createPaymentStore(localStorage);
  const ports = accountPaymentPorts({ call } as unknown as Api, { payments, entries, leaving: () => leaving });
  const submission = paymentSendingMachine.provide({ actors: { send: ports.sendPayment, ask: ports.askPayment } });
  const makePayment = makePaymentMachine.provide({
    actors: {
      paymentRecovery: paymentRecoveryMachine.provide({
        actors: { recall: ports.recallPayment, submission },
        actions: { notify, clearSubmission: (_, { buyer }) => payments.forget(buyer) },
      }),
      loadOpenItems: ports.loadOpenItems,
      payment: paymentMachine.provide({ actors: { loadPaymentTypes: ports.loadPaymentTypes } }),
      paymentReview: paymentReviewMachine.provide({
        actors: { paymentSending: submission },
        actions: {
          notify,
          storePayment: (_, sent) => payments.remember(sent),
          clearPayment: (_, { buyer }) => payments.forget(buyer),
        },
      }),
      holdUnsavedWork: ports.holdUnsavedWork,
    },
    actions: { clearPayment: (_, { buyer }) => payments.forget(buyer) },
  });
  const shop = quietShop();
  const paying = createActor(makePayment, {
    input: { buyer: { username: 'chef', customerKey: 101 }, newId: shop.environment.newId },
    ...(inspect ? { inspect } : {}),
  }).start();
  renderPiece(<MakePaymentScreen shop={shop} flows={{ makePayment: paying }} entries={entries} />);
  await act(everythingSettled);
  if (waiting.some((asked) => asked.call === ITEMS)) await answer(ITEMS, items);
  return {
    calls,
    notices,
    leaving,
    entries,
    answer,
    refuse: (to: string, status: number, body: object) =>
      reply(to, { kind: 'refused', status, message: 'No', errors: [], code: null, body, ...body }),
    fail: (to: string, failure: PortFailure) => reply(to, failure),
    bodies: () => calls.filter((made) => made.call === PAY).map(({ options }) => options),
    user: userEvent.setup({ pointerEventsCheck: 0 }),
  };
}
