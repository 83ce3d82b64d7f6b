import { type Actor, type AnyStateMachine, createActor, type InputFrom, SimulatedClock } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import {
  buyer,
  type CatalogueSample,
  cartOf,
  editionOf,
  environment,
  loadedCatalogue,
} from '../../machines/samples.ts';
import { quietly } from '../walks/quietly.ts';

interface Opened {
  readonly shopper?: Shopper;
  /** Null: still loading. */
  readonly catalogue?: CatalogueSample | null;
  readonly cart?: Cart | null;
}

/** An open shop with everything loaded, where no port answers and no time passes; no page is on screen. */
export function quietShopRef({
  shopper = buyer,
  catalogue = loadedCatalogue,
  cart = cartOf(1),
}: Opened = {}): Actor<typeof shopMachine> {
  const ref = createActor(quietly(shopMachine), {
    input: { shopper, environment: environment() },
    clock: new SimulatedClock(),
  }).start();
  const { shop } = ref.getSnapshot().context;
  if (catalogue) {
    const { products, ...surroundings } = catalogue;
    answer(shop.catalogue, 'readKeptProducts', null);
    answer(shop.catalogue, 'loadProducts', editionOf(products));
    answer(shop.catalogue, 'loadSurroundings', surroundings);
  }
  if (cart) answer(shop.cart, 'loadCart', cart);
  return ref;
}

/** What pages and dialogs are given of it. */
export function quietShop(opened: Opened = {}): Shop {
  return quietShopRef(opened).getSnapshot().context.shop;
}

/** Reports no bugs. */
export const quietProblems = { inspect: () => undefined, ofScreen: () => undefined };

/** A flow of a page, in such a world. */
export function quietFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: undefined extends InputFrom<Machine> ? [InputFrom<Machine>?] : [InputFrom<Machine>]
): Actor<Machine> {
  return createActor(quietly(machine), { input, clock: new SimulatedClock() } as never).start() as Actor<Machine>;
}

/** The machine that runs under this id in another. */
export function child<Children extends Readonly<Record<string, unknown>>, Id extends keyof Children>(
  parent: { getSnapshot: () => { children: Children } },
  id: Id,
): NonNullable<Children[Id]> {
  const found = parent.getSnapshot().children[id];
  if (!found) throw new Error(`nothing runs as ${String(id)}`);
  return found;
}

/** The event that a port or child machine would send to its parent. */
export function answer(asker: { send: (event: never) => void }, id: string, output: unknown): void {
  asker.send({ type: `xstate.done.actor.${id}`, actorId: id, output } as never);
}
