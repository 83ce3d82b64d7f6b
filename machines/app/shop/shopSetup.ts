import { assign, type ErrorActorEvent, enqueueActions, setup } from 'xstate';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { Environment } from '../../lib/environment.ts';
import { port } from '../../lib/port.ts';
import { cartMachine } from '../../shop/cart/cartMachine.ts';
import { catalogueMachine } from '../../shop/catalogue/catalogueMachine.ts';
import { findingMachine } from '../../shop/finding/findingMachine.ts';
import { pricesMachine } from '../../shop/prices/pricesMachine.ts';
import { productListMachine } from '../../shop/productList/productListMachine.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Shopper } from '../../shop/shopper.ts';
import { AREA_NAMES, type AreaName, type Visit } from '../../shop/visit.ts';
import { type AreaPages, type AreaRef, areaMachine } from '../area/areaMachine.ts';
import { type DialogsRef, dialogsMachine } from '../dialogs/dialogsMachine.ts';

interface Context {
  shop: Shop;
  dialogs: DialogsRef;
  /** Null if the address matches no page. */
  visit: Visit | null;
  /** The visited areas. They stay, so that nothing typed in one is lost in another. */
  areas: Partial<Record<AreaName, AreaRef>>;
}

type Event =
  | { type: 'page.enter'; visit: Visit | null }
  | { type: 'page.retry' }
  | { type: 'menu.choose'; entry: MenuKey }
  | ErrorActorEvent;

function areaOf({ visit, areas }: Context): AreaRef | undefined {
  return visit ? areas[visit.area] : undefined;
}

/** The types, actors, guards and actions of the shop machine. */
export const shopSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { shopper: Shopper; environment: Environment };
    tags: 'busy' | 'failed';
  },
  actors: {
    catalogue: catalogueMachine,
    prices: pricesMachine,
    cart: cartMachine,
    productList: productListMachine,
    dialogs: dialogsMachine,
    finding: findingMachine,
    area: areaMachine,
    /** Rejects if the area's code cannot be loaded. */
    loadArea: port<AreaPages, { area: AreaName | null }>('loadArea'),
  },
  guards: {
    isShown: ({ context }, { visit }: { visit: Visit | null }) =>
      JSON.stringify(visit) === JSON.stringify(context.visit),
    isNowhere: (_, { visit }: { visit: Visit | null }) => visit === null,
    isOpened: ({ context }, { visit }: { visit: Visit | null }) => visit !== null && visit.area in context.areas,
    isArea: (_, { actorId }: { actorId: string }) => AREA_NAMES.some((area) => area === actorId),
    isAreaOfVisit: ({ context }, { actorId }: { actorId: string }) => context.visit?.area === actorId,
  },
  actions: {
    /** Provided by the host: the server logs which entry was chosen. */
    logMenuEntry: (_, _params: { entry: MenuKey }) => undefined,
    setVisit: assign({ visit: (_, { visit }: { visit: Visit | null }) => visit }),
    clearArea: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId);
      enqueue.assign({ areas: Object.fromEntries(Object.entries(context.areas).filter(([area]) => area !== actorId)) });
    }),
    enterPage: enqueueActions(({ context, enqueue }) => {
      const area = areaOf(context);
      if (area && context.visit) enqueue.sendTo(area, { type: 'page.enter', visit: context.visit.page });
    }),
    leavePage: enqueueActions(({ context, enqueue }) => {
      const area = areaOf(context);
      if (area) enqueue.sendTo(area, { type: 'page.leave' });
    }),
  },
});
