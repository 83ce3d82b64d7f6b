import { setImmediate as everythingSettled } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { createActor, type InspectionEvent } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Api } from '../../src/api/client.ts';
import { checkoutPorts, guardedCards } from '../../src/features/ordering/checkout/checkoutPorts.ts';
import { createSubmissionStore } from '../../src/features/ordering/checkout/submissionStore.ts';
import { createCardEntries } from '../../src/payment/cardEntries.ts';
import type { CardTokens } from '../../src/payment/cardTokens/cardTokens.ts';
import { consumerWith, dates, offer, pier, savedCart } from '../machines/ordering/checkoutSamples.ts';
import { button, open } from './openedCheckout.ts';

interface Call {
  readonly call: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** An API that answers on cue, the newest call to an address first. */
function apiOnCue() {
  const calls: Call[] = [];
  const waiting: { call: string; settle: (reply: unknown) => void }[] = [];
  const call = ({ method, path }: { method: string; path: string }, options: Call['options']) =>
    new Promise<unknown>((resolve, reject) => {
      calls.push({ call: `${method} ${path}`, options });
      const settle = (reply: unknown) => (reply instanceof PortFailure ? reject(reply) : resolve(reply));
      waiting.push({ call: `${method} ${path}`, settle });
    });
  const reply = (to: string, answer: unknown) =>
    act(async () => {
      const place = waiting.findLastIndex((asked) => asked.call === to);
      const [asked] = waiting.splice(place, 1);
      if (place === -1 || !asked) throw new Error(`${to} was not asked`);
      asked.settle(answer);
      await everythingSettled();
    });
  return {
    api: { call } as unknown as Api,
    calls,
    answer: (to: string, body: unknown) => reply(to, { kind: 'answer', answer: body }),
    refuse: (to: string, status: number, body: object) =>
      reply(to, { kind: 'refused', status, message: 'No', errors: [], code: null, body }),
    fail: (to: string, failure: PortFailure) => reply(to, failure),
  };
}

export const TYPES = 'GET /api/payment/types';
export const PAY = 'POST /api/checkout';
export const ASK = 'GET /api/checkout/:idempotencyKey';

const offered = { ...offer, cart: { ...savedCart, header: { ...savedCart.header, addressId: pier.id } } };

/** Whom nothing is asked but the card: delivered to, with everything of the order known. */
const consumer = consumerWith();
const buyer = {
  ...consumer,
  site: { ...consumer.site, allowConsumerPickup: false },
  user: consumer.user && { ...consumer.user, name: 'Sam Shopper', email: 'sam@example.com' },
};

/** Checkout of a consumer over its real ports, at the step that takes a card. */
export async function paying({
  inspect,
  tokens = null,
}: {
  inspect?: (inspected: InspectionEvent) => void;
  tokens?: CardTokens | null;
} = {}) {
  const { api, ...server } = apiOnCue();
  const leaving = createActor(leavingMachine, inspect ? { inspect } : {}).start();
  const cards = guardedCards(createCardEntries(), () => leaving);
  const submissions = createSubmissionStore(localStorage);
  const ports = checkoutPorts(api, { submissions, cards, tokens: () => tokens, leaving: () => leaving });
  const world = await open({ shopper: buyer, ports, cards, submissions, ...(inspect ? { inspect } : {}) }, savedCart);
  await world.loadDates.answer(dates);
  await world.user.click(button('Continue'));
  return { ...world, ...server, leaving, cards };
}

export const NUMBER = '4111111111111111';
export const CVV = '737';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });

/** Fills in a card, and continues to the order. */
export async function payBy(world: Awaited<ReturnType<typeof paying>>): Promise<void> {
  await world.user.type(field('Card Number'), NUMBER);
  await world.user.type(field('Expiration Date'), '1230');
  await world.user.type(field('CVV'), CVV);
  await world.user.click(button('Continue'));
  await act(() => everythingSettled());
}

export async function confirming(world: Awaited<ReturnType<typeof paying>>): Promise<void> {
  await world.answer(TYPES, [{ creditCardIssuer: 1 }, { creditCardIssuer: 8 }]);
  await payBy(world);
  await world.loadOffer.answer(offered);
}
