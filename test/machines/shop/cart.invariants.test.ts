import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import { CART_FRESH_MS } from '#machines/shop/cart/cartSetup.ts';
import type { CartReply } from '#machines/shop/cart/cartWrite.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { addTomatoes, cartOf, failures, listener, threeCases, twoCases } from '../samples.ts';

type CartStage = Stage<typeof cartMachine>;

const seen = cartOf(1, twoCases);
const removeTomatoes = { kind: 'remove', seen: twoCases, description: 'Tomatoes, plum' } as const;
const notMade = 'Request could not be completed at this time.';

async function loaded(): Promise<CartStage> {
  const stage = new Stage(cartMachine);
  await stage.answer('loadCart', seen);
  return stage;
}

/** Asks for a change and listens for what became of it. */
function ask(stage: CartStage, command: typeof addTomatoes): () => readonly CartReply[] {
  const asker = listener<CartReply>();
  stage.send({ type: 'cart.write', command, replyTo: asker.ref });
  return asker.heard;
}

describe('the cart:', () => {
  test('changes are sent one at a time, in order, each with the version that the one before left', async () => {
    const stage = await loaded();
    ask(stage, addTomatoes);
    ask(stage, threeCases);
    expect(stage.asked('writeCart')).toEqual([{ command: addTomatoes, version: 1 }]);
    await stage.answer('writeCart', { kind: 'done', cart: cartOf(2, twoCases) });
    expect(stage.asked('writeCart').slice(1)).toEqual([{ command: threeCases, version: 2 }]);
  });

  test('a stale addition is sent again, the same, with the newest version', async () => {
    const stage = await loaded();
    const heard = ask(stage, addTomatoes);
    await stage.answer('writeCart', { kind: 'stale', cart: cartOf(7) });
    expect(stage.asked('writeCart')).toEqual([
      { command: addTomatoes, version: 1 },
      { command: addTomatoes, version: 7 },
    ]);
    expect(heard()).toEqual([]);
  });

  test('a stale change of a line that someone else changed is shown, not written over', async () => {
    const stage = await loaded();
    const heard = ask(stage, threeCases);
    const theirs = cartOf(2, { ...twoCases, orderQuantity: 5 });
    await stage.answer('writeCart', { kind: 'stale', cart: theirs });
    expect(stage.snapshot).toMatchObject({ value: { loaded: 'conflicted' }, context: { cart: theirs } });
    expect(stage.asked('writeCart')).toHaveLength(1);
    stage.send({ type: 'conflict.keepTheirs' });
    expect(stage.asked('writeCart')).toHaveLength(1);
    expect(stage.snapshot.value).toEqual({ loaded: 'idle' });
    const text = 'The cart was changed in another tab or device. Your change was not saved.';
    expect(heard()).toEqual([{ type: 'cart.reply', result: { kind: 'refused', text, isTheirsKept: true } }]);
  });

  test('a buyer who confirms overwrites the version that was shown, and no later one', async () => {
    const stage = await loaded();
    ask(stage, threeCases);
    await stage.answer('writeCart', { kind: 'stale', cart: cartOf(2, { ...twoCases, orderQuantity: 5 }) });
    stage.send({ type: 'conflict.applyMine' });
    expect(stage.asked('writeCart')[1]).toEqual({ command: threeCases, version: 2 });
    await stage.answer('writeCart', { kind: 'stale', cart: cartOf(3, { ...twoCases, orderQuantity: 6 }) });
    expect(stage.snapshot.value).toEqual({ loaded: 'conflicted' });
  });

  test('CART-07: each answer to a change returns the cart, and it is requested again 5 minutes later, not before', async () => {
    const stage = await loaded();
    stage.send({ type: 'cart.write', command: addTomatoes });
    const cart = cartOf(2, twoCases);
    await stage.answer('writeCart', { kind: 'done', cart });
    expect(stage.snapshot).toMatchObject({ value: { loaded: 'idle' }, context: { cart } });
    stage.clock.increment(299_999);
    expect(stage.snapshot.value).toEqual({ loaded: 'idle' });
    stage.clock.increment(1);
    expect(stage.snapshot.value).toEqual({ loaded: 'refreshing' });
    const newer = cartOf(3, { ...twoCases, orderQuantity: 3 });
    await stage.answer('refreshCart', newer);
    expect(stage.snapshot).toMatchObject({ value: { loaded: 'idle' }, context: { cart: newer } });
  });

  test('an asker is always answered, exactly once', async () => {
    const done = await loaded();
    const refused = await loaded();
    const failed = await loaded();
    const heard = [done, refused, failed].map((stage) => ask(stage, addTomatoes));
    const cart = cartOf(2, twoCases);
    await done.answer('writeCart', { kind: 'done', cart });
    await refused.answer('writeCart', { kind: 'refused', text: 'Not sold to you.', cart: null });
    await failed.fail('writeCart', failures.unavailable);
    for (const stage of [done, refused, failed]) stage.clock.increment(CART_FRESH_MS);
    expect(heard.map((replies) => replies())).toEqual([
      [{ type: 'cart.reply', result: { kind: 'done', cart } }],
      [{ type: 'cart.reply', result: { kind: 'refused', text: 'Not sold to you.' } }],
      [{ type: 'cart.reply', result: { kind: 'failed', text: notMade, failure: failures.unavailable.failure } }],
    ]);
    expect([done, refused, failed].flatMap((stage) => stage.paramsOf('notify'))).toEqual([]);
  });

  test('a failed change without a waiting screen shows a notice', async () => {
    const stage = await loaded();
    stage.send({ type: 'cart.write', command: addTomatoes }, { type: 'cart.write', command: threeCases });
    await stage.answer('writeCart', { kind: 'refused', text: 'Not sold to you.', cart: null });
    await stage.answer('writeCart', { kind: 'done', cart: cartOf(2) });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Not sold to you.' }]);
  });

  test.each([removeTomatoes, { kind: 'clear', seenLineIds: [1] } as const])(
    'a $kind that succeeds withdraws the notices about the cart, a refused one withdraws nothing',
    async (command) => {
      const [stage, refused] = [await loaded(), await loaded()];
      for (const each of [stage, refused]) each.send({ type: 'cart.write', command });
      await refused.answer('writeCart', { kind: 'refused', text: 'No.', cart: null });
      await stage.answer('writeCart', { kind: 'done', cart: cartOf(2) });
      stage.send({ type: 'cart.write', command: addTomatoes });
      await stage.answer('writeCart', { kind: 'done', cart: cartOf(3, twoCases) });
      expect([refused, stage].map((each) => each.paramsOf('withdrawNotice'))).toEqual([[], [{ about: 'cart' }]]);
    },
  );

  describe('a removed line', () => {
    const eggs = { ...twoCases, id: 2, productKey: 12 };
    const undoOf = (stage: CartStage) => {
      const notice = stage.paramsOf('notify').at(-1) as Notice;
      return notice.action && 'undoes' in notice.action ? notice.action : null;
    };
    const noticeOf = (stage: CartStage) => {
      const { type, text } = stage.paramsOf('notify').at(-1) as Notice;
      return { type, text };
    };
    async function removed(...left: CartLine[]): Promise<CartStage> {
      const stage = new Stage(cartMachine);
      await stage.answer('loadCart', cartOf(1, { ...twoCases, orderQuantity: 3 }, ...left));
      stage.send({ type: 'cart.write', command: removeTomatoes });
      await stage.answer('writeCart', { kind: 'done', cart: cartOf(2, ...left) });
      return stage;
    }
    const undo = (stage: CartStage) => undoOf(stage)?.undoes.send({ type: 'undo' });

    test('shows a notice with a button that restores it as the cart had it', async () => {
      const stage = await removed(eggs);
      expect(stage.paramsOf('notify')).toMatchObject([
        { type: 'default', text: 'Removed Tomatoes, plum', about: 'cart', action: { label: 'Undo' } },
      ]);
      undo(stage);
      expect(stage.asked('writeCart').at(-1)).toEqual({
        command: {
          kind: 'restore',
          removed: { line: { ...twoCases, orderQuantity: 3 }, description: 'Tomatoes, plum', otherIds: [2] },
          idempotencyKey: 'restore-1',
        },
        version: 2,
      });
      undo(stage);
      await stage.answer('writeCart', { kind: 'done', cart: cartOf(3, twoCases, eggs) });
      expect(noticeOf(stage)).toEqual({ type: 'success', text: 'Tomatoes, plum is back in the cart.' });
      stage.send({ type: 'undo' });
      expect(stage.asked('writeCart')).toHaveLength(2);
    });

    test.each([
      ['already been ordered or cleared', cartOf(4), 'This cart has already been ordered or cleared.'],
      [
        'given the same product',
        cartOf(4, { ...twoCases, id: 9, orderQuantity: 5 }, eggs),
        'The cart already has 5 CS of it again.',
      ],
    ])(
      'is not put back into a cart that was %s elsewhere, whether that is known before or after',
      async (_, theirs, why) => {
        const text = `Tomatoes, plum wasn't put back. ${why}`;
        const known = await removed(eggs);
        known.send({ type: 'cart.refresh' });
        await known.answer('refreshCart', theirs);
        undo(known);
        expect([known.asked('writeCart').length, noticeOf(known)]).toEqual([1, { type: 'error', text }]);
        const late = await removed(eggs);
        undo(late);
        await late.answer('writeCart', { kind: 'stale', cart: theirs });
        expect([late.snapshot.value, noticeOf(late)]).toEqual([{ loaded: 'idle' }, { type: 'error', text }]);
        expect([undoOf(known), undoOf(late)]).toEqual([null, null]);
      },
    );

    test('that was refused shows why; one that got no answer can be tried again under its key', async () => {
      const refused = await removed();
      undo(refused);
      await refused.answer('writeCart', { kind: 'refused', text: 'Not sold to you.', cart: null });
      expect([noticeOf(refused).text, undoOf(refused)]).toEqual([
        "Tomatoes, plum wasn't put back. Not sold to you.",
        null,
      ]);
      const offline = await removed();
      undo(offline);
      await offline.fail('writeCart', failures.offline);
      await offline.answer('refreshCart', cartOf(2));
      expect(noticeOf(offline).text).toBe(`Tomatoes, plum wasn't put back. ${notMade}`);
      undo(offline);
      const keys = offline.asked('writeCart').map((asked) => (asked as { command: CartCommand }).command);
      expect(keys.slice(1)).toMatchObject([{ idempotencyKey: 'restore-1' }, { idempotencyKey: 'restore-1' }]);
    });
  });

  test.each([
    [{ status: 502, statusText: 'Bad Gateway', detail: '' }, '502 Bad Gateway'],
    [{ status: 500, statusText: 'Internal Server Error', detail: 'The disk is full.' }, 'The disk is full.'],
    [{ status: null, detail: '' }, 'Request could not be completed at this time.'],
    [{ status: 200, detail: '' }, 'Request could not be completed at this time.'],
  ])('ERR-01: a header that was not saved shows why: %j', async (failure, text) => {
    const stage = await loaded();
    const command = { kind: 'header', change: { notes: 'Ring' }, seen: cartOf(1).header } as const;
    stage.send({ type: 'cart.write', command });
    await stage.fail('writeCart', new PortFailure({ kind: 'unexpected', ...failure }));
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text }]);
  });

  test('a failed change whose screen has gone shows a notice', async () => {
    const stage = await loaded();
    const asker = createActor(setup({ types: {} as { events: CartReply } }).createMachine({})).start();
    stage.send({ type: 'cart.write', command: threeCases, replyTo: asker });
    asker.stop();
    await stage.answer('writeCart', { kind: 'refused', text: 'Not sold to you.', cart: null });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Not sold to you.' }]);
  });

  test('a failed write drops what is queued for it, requests the cart, and continues with the other writes', async () => {
    const stage = await loaded();
    ask(stage, addTomatoes);
    ask(stage, threeCases);
    await stage.fail('writeCart', failures.offline);
    expect(stage.snapshot.context.writes.map(({ command }) => command)).toEqual([threeCases]);
    expect(stage.asked('writeCart')).toHaveLength(1);
    await stage.answer('refreshCart', cartOf(4, twoCases));
    expect(stage.asked('writeCart')[1]).toEqual({ command: threeCases, version: 4 });
  });

  test('a change never hangs on a cart that did not come', async () => {
    const stage = new Stage(cartMachine);
    const early = ask(stage, threeCases);
    await stage.fail('loadCart', failures.offline);
    expect([...stage.snapshot.tags]).toEqual(['failed']);
    const late = ask(stage, addTomatoes);
    await stage.fail('loadCart', failures.offline);
    for (const heard of [early, late]) {
      expect(heard()).toEqual([
        { type: 'cart.reply', result: { kind: 'failed', text: notMade, failure: failures.offline.failure } },
      ]);
    }
    const lucky = ask(stage, addTomatoes);
    await stage.answer('loadCart', seen);
    expect(stage.asked('writeCart')).toEqual([{ command: addTomatoes, version: 1 }]);
    expect(lucky()).toEqual([]);
  });

  test('a cart that failed to load shows why, and is requested again on request or when another tab changed it', async () => {
    const stage = new Stage(cartMachine);
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    for (const type of ['cart.retry', 'cart.refresh'] as const) {
      await stage.fail('loadCart', failures.offline);
      expect(stage.snapshot.context.failure).toEqual(failures.offline.failure);
      stage.send({ type });
    }
    await stage.answer('loadCart', seen);
    expect([...stage.snapshot.tags]).toEqual(['loaded']);
    expect(stage.asked('loadCart')).toHaveLength(3);
  });

  test('a message of another tab requests the cart, and an answer from before it is ignored', async () => {
    const stage = await loaded();
    stage.send({ type: 'cart.refresh' }, { type: 'cart.refresh' });
    expect(stage.asked('refreshCart')).toHaveLength(2);
    await stage.answer('refreshCart', cartOf(2));
    expect(stage.snapshot.context.cart).toEqual(cartOf(2));
  });

  test('no message of another tab is lost while a change is being sent or shown, or the cart is loading', async () => {
    const conflicted = await loaded();
    ask(conflicted, threeCases);
    await conflicted.answer('writeCart', { kind: 'stale', cart: cartOf(2) });
    conflicted.send({ type: 'cart.refresh' }, { type: 'conflict.keepTheirs' });
    expect(conflicted.isAsking('refreshCart')).toBe(true);
    const writing = await loaded();
    ask(writing, addTomatoes);
    expect([...writing.snapshot.tags]).toEqual(['loaded', 'writing']);
    writing.send({ type: 'cart.refresh' });
    expect(writing.asked('writeCart')).toHaveLength(1);
    await writing.answer('writeCart', { kind: 'done', cart: cartOf(2, twoCases) });
    expect(writing.asked('refreshCart')).toHaveLength(1);
    await writing.answer('refreshCart', cartOf(3));
    expect(writing.snapshot).toMatchObject({ value: { loaded: 'idle' }, context: { cart: cartOf(3) } });
    const loading = new Stage(cartMachine);
    loading.send({ type: 'cart.refresh' });
    expect(loading.asked('loadCart')).toHaveLength(2);
  });

  test('the cart is requested again after five minutes without one, and stays when the request fails', async () => {
    const stage = await loaded();
    stage.clock.increment(299_999);
    expect(stage.asked('refreshCart')).toHaveLength(0);
    stage.clock.increment(1);
    await stage.fail('refreshCart', failures.offline);
    expect(stage.snapshot).toMatchObject({ value: { loaded: 'idle' }, context: { cart: seen } });
  });

  test('other tabs get successful changes, and nothing else', async () => {
    const stage = await loaded();
    ask(stage, addTomatoes);
    ask(stage, threeCases);
    await stage.answer('writeCart', { kind: 'refused', text: 'Not sold to you.', cart: cartOf(5, twoCases) });
    expect(stage.paramsOf('notifyOtherTabs')).toEqual([]);
    expect(stage.asked('writeCart')[1]).toEqual({ command: threeCases, version: 5 });
    await stage.answer('writeCart', { kind: 'done', cart: cartOf(2, twoCases) });
    expect(stage.paramsOf('notifyOtherTabs')).toEqual([{ version: 2 }]);
  });
});
