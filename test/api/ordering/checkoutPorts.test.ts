import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import type { Submission } from '#machines/ordering/checkout/submission.ts';
import { checkoutPorts } from '#src/features/ordering/checkout/checkoutPorts.ts';
import { createSubmissionStore } from '#src/features/ordering/checkout/submissionStore.ts';
import { createCardEntries } from '#src/payment/cardEntries.ts';
import { buyerAt, eggs, oysters } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';
import { memoryStorage } from '#test/support/screens/memoryStorage.ts';

let shop: ServedClient;
let ports: ReturnType<typeof checkoutPorts>;

beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(async () => {
  await shop.reset();
  shop.signInAs({ token: tokenOf('chef') });
  const leaving = createActor(leavingMachine).start();
  ports = checkoutPorts(shop.client, {
    submissions: createSubmissionStore(memoryStorage()),
    cards: createCardEntries(),
    leaving: () => leaving,
  });
});
afterAll(() => shop?.stop());

const elsewhere = buyerAt(() => shop.server, 'chef');
const buyer = { username: 'chef', customerKey: 1001 };

/** The submit of the current offer. */
async function submissionOf(key: string): Promise<Submission> {
  const { cart, estimate } = await ask(ports.loadOffer);
  const orderTotal = estimate.total ?? null;
  return { key, buyer, cartVersion: cart.version, orderTotal, by: 'account', deliveryAddressId: null };
}

test('the offer is the cart with its estimate, as the server has them', async () => {
  await elsewhere.add(eggs);
  expect(await ask(ports.loadOffer)).toEqual({ cart: await elsewhere.cart(), estimate: await elsewhere.estimate() });
});

test('the dates are those of the ship-to, or of the default one', async () => {
  await shop.server.travelTo('2026-03-05T15:00:00.000Z');
  expect((await ask(ports.loadDates, { shipTo: 'DOCK' })).earliestDate).toBe('2026-03-10');
  expect((await ask(ports.loadDates, { shipTo: '' })).earliestDate).toBe('2026-03-06');
});

describe('an order', () => {
  test('that was sent twice under its key is one, and can be looked up', async () => {
    await elsewhere.add(eggs);
    const submission = await submissionOf('key-1');
    const sent = await ask(ports.sendOrder, { submission });
    expect(sent).toMatchObject({ kind: 'order', order: { accepted: true, orderNumber: '500001' } });
    expect([await ask(ports.sendOrder, { submission }), await ask(ports.askOrder, { submission })]).toEqual([
      sent,
      sent,
    ]);
    expect((await elsewhere.cart()).lines).toEqual([]);
  });

  test('that never arrived is not known', async () => {
    await elsewhere.add(eggs);
    expect(await ask(ports.askOrder, { submission: await submissionOf('never-sent') })).toEqual({ kind: 'unknown' });
  });

  test('of a cart that was changed elsewhere is not placed: the answer has the newest cart', async () => {
    await elsewhere.add(eggs);
    const submission = await submissionOf('key-1');
    await elsewhere.add(oysters);
    expect(await ask(ports.sendOrder, { submission })).toEqual({ kind: 'stale', offer: await ask(ports.loadOffer) });
    expect((await elsewhere.cart()).lines).toHaveLength(2);
  });

  test('of another total than the one that was shown is not placed either', async () => {
    await elsewhere.add(eggs);
    const submission = await submissionOf('key-1');
    expect(await ask(ports.sendOrder, { submission: { ...submission, orderTotal: 1 } })).toMatchObject({
      kind: 'stale',
      offer: { estimate: { total: submission.orderTotal } },
    });
  });
});
