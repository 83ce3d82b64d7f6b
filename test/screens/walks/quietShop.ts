import { type Actor, createActor, SimulatedClock } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import type { LoadedCatalogue } from '#machines/catalogue/catalogueMachine.ts';
import type { Shopper } from '#machines/session/session.ts';
import type { Page } from '#machines/shop/page.ts';
import { shopMachine } from '#machines/shop/shopMachine.ts';
import { buyer, cartOf, environment, loadedCatalogue } from '../../machines/samples.ts';
import { quietly } from '../../support/quietly.ts';

interface Opened {
  readonly shopper?: Shopper;
  /** Null: still on its way. */
  readonly catalogue?: LoadedCatalogue | null;
  readonly cart?: Cart | null;
}

/** A shop with everything loaded, on this page, in a world that neither answers nor lets time pass. */
export function quietShop(
  page: Page,
  { shopper = buyer, catalogue = loadedCatalogue, cart = cartOf(1) }: Opened = {},
): Actor<typeof shopMachine> {
  const shop = createActor(quietly(shopMachine), {
    input: { shopper, environment: environment() },
    clock: new SimulatedClock(),
  }).start();
  const actors = shop.getSnapshot().context;
  if (catalogue) answer(actors.catalogue, 'loadCatalogue', catalogue);
  if (cart) answer(actors.cart, 'loadCart', cart);
  shop.send({ type: 'page.enter', page });
  return shop;
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

/** What a port or child machine would tell the machine that asked it. */
export function answer(asker: { send: (event: never) => void }, id: string, output: unknown): void {
  asker.send({ type: `xstate.done.actor.${id}`, actorId: id, output } as never);
}
