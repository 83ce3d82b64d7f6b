import { afterEach, describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, setup } from 'xstate';
import { findActor, type SeenActor, seenActors } from '../../src/live/actors.ts';
import { type Watch, watchActors } from '../../src/live/watch.ts';
import { shopOnCue } from './shopOnCue.tsx';

const soon: (() => void)[] = [];
const later = (run: () => void) => void soon.push(run);
const passTime = () => {
  for (const run of soon.splice(0)) run();
};
let watch: Watch | null = null;
afterEach(() => {
  watch?.stop();
  watch = null;
  soon.length = 0;
});

function pathsOf(actors: readonly SeenActor[]): string[] {
  return actors.flatMap((actor) => [actor.path, ...pathsOf(actor.parts)]);
}

describe('watching', () => {
  test('finds at once every actor that already runs, those kept in a context too', () => {
    const { shopRef: shop, ordering } = shopOnCue('cart');
    watch = watchActors({ shop, ordering }, later);
    const paths = pathsOf(watch.current().actors);
    expect(paths).toEqual(expect.arrayContaining(['shop', 'shop/cart', 'shop/cart/loadCart', 'ordering/cartPage']));
    const kept = Object.entries(shop.getSnapshot().context.shop).filter(
      ([, value]) => typeof value === 'object' && 'getSnapshot' in value,
    );
    expect(kept.length).toBeGreaterThan(3);
    for (const [name] of kept) expect(paths).toContain(`shop/${name}`);
  });

  test('marks the states that each actor is in, by the ids of its drawing, and describes them in words', async () => {
    const { shopRef: shop, ordering } = shopOnCue('cart');
    const cart = findActor(seenActors({ shop, ordering }), 'shop/cart');
    expect(cart).toMatchObject({ chart: 'cart', name: 'cart', state: 'loading', lit: ['cart', 'cart.loading'] });
    expect(findActor(seenActors({ shop, ordering }), 'ordering')?.state).toBe('open');
    const nodes = (actor: AnyActorRef): string[] => actor.getSnapshot()._nodes.map(({ id }: { id: string }) => id);
    expect(findActor(seenActors({ shop, ordering }), 'ordering')?.lit.toSorted()).toEqual(nodes(ordering).toSorted());
  });

  test('notifies its listeners once of simultaneous events, and never once it is stopped', () => {
    const { shopRef: shop, ordering, enter } = shopOnCue('products');
    watch = watchActors({ shop, ordering }, later);
    let notified = 0;
    watch.subscribe(() => {
      notified += 1;
    });
    const before = watch.current();
    enter('product');
    enter('cart');
    expect(notified).toBe(0);
    passTime();
    expect(notified).toBe(1);
    expect(watch.current()).not.toBe(before);
    expect(watch.current()).toBe(watch.current());
    expect(pathsOf(watch.current().actors)).toContain('ordering/cartPage');
    watch.stop();
    enter('cart');
    passTime();
    expect(notified).toBe(1);
  });

  test('keeps the last 50 events, the newest first, with the actor that received each', () => {
    const { shopRef: shop, ordering } = shopOnCue('products');
    watch = watchActors({ shop, ordering }, later);
    for (let times = 0; times < 60; times += 1) shop.send({ type: 'menu.choose', entry: 'ViewCart' });
    shop.send({ type: 'page.enter', visit: { area: 'ordering', page: { name: 'cart', params: {} } } });
    const { events } = watch.current();
    expect(events).toHaveLength(50);
    const [first, second] = events.filter(({ actor, type }) => actor === 'shop' && !type.startsWith('xstate.'));
    expect(first).toMatchObject({
      type: 'page.enter',
      payload: "{ visit: { area: 'ordering', page: {2 fields} } }",
    });
    expect(second).toMatchObject({ type: 'menu.choose', payload: '{ entry: text }' });
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => (events[0]?.number ?? 0) - index));
  });

  test('never keeps what a call was given or answered, nor why it failed', async () => {
    const secret = 'Harbor#2026';
    const ask = fromPromise<{ token: string }, { password: string }>(({ input }) =>
      input.password === secret ? Promise.resolve({ token: secret }) : Promise.reject(new Error(input.password)),
    );
    const machine = setup({
      types: { events: {} as { type: 'sign.in'; password: string }, context: {} as { password: string } },
      actors: { ask },
    }).createMachine({
      context: { password: '' },
      initial: 'out',
      states: {
        out: { on: { 'sign.in': 'asking' } },
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ event }) => ({ password: event.type === 'sign.in' ? event.password : '' }),
            onDone: 'out',
            onError: 'out',
          },
        },
      },
    });
    const root = createActor(machine).start();
    watch = watchActors({ root }, later);
    for (const password of [secret, `${secret}!`]) {
      root.send({ type: 'sign.in', password });
      await new Promise<void>((resolve) => {
        const { unsubscribe } = root.subscribe((snapshot) => {
          if (!snapshot.matches('out')) return;
          unsubscribe();
          resolve();
        });
      });
    }
    const { events, actors } = watch.current();
    expect(events.map(({ type }) => type)).toEqual([
      'xstate.error.actor.ask',
      'xstate.init',
      'sign.in',
      'xstate.done.actor.ask',
      'xstate.init',
      'sign.in',
    ]);
    expect(JSON.stringify({ events, actors })).not.toContain(secret);
  });
});
