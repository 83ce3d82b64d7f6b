import { type AnyActorRef, type AnyStateMachine, assign, type ErrorActorEvent, enqueueActions, setup } from 'xstate';
import type { MenuKey } from '#domain/settings/menu.ts';
import type { Environment } from '../../lib/environment.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { port } from '../../lib/port.ts';
import { cartMachine } from '../../shop/cart/cartMachine.ts';
import { catalogueMachine } from '../../shop/catalogue/catalogueMachine.ts';
import { findingMachine } from '../../shop/finding/findingMachine.ts';
import { pricesMachine } from '../../shop/prices/pricesMachine.ts';
import { productListMachine } from '../../shop/productList/productListMachine.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Shopper } from '../../shop/shopper.ts';
import { AREA_NAMES, type AreaName, type Visit } from '../../shop/visit.ts';
import type { AreaPages } from '../area/areaMachine.ts';
import { type DialogsRef, dialogsMachine } from '../dialogs/dialogsMachine.ts';

interface Context {
  shop: Shop;
  dialogs: DialogsRef;
  /** Null where the address is no page. */
  visit: Visit | null;
  /** The coordinators of the areas that were visited: they stay, so that nothing typed in one is lost in another. */
  areas: Partial<Record<AreaName, AnyActorRef>>;
}

type Event =
  | { type: 'page.enter'; visit: Visit | null }
  | { type: 'page.retry' }
  | { type: 'menu.choose'; entry: MenuKey }
  | ErrorActorEvent;

function areaOf({ visit, areas }: Context): AnyActorRef | undefined {
  return visit ? areas[visit.area] : undefined;
}

/** XState's types know no id for a machine that is not named in `setup`; it runs under it all the same. */
function named<Input>(id: string, input: Input): { input: Input } {
  const options = { id, input };
  return options;
}

/** How an area is begun: by the machine that enters its pages. */
export interface AreaOpening {
  readonly coordinator: AnyStateMachine;
  readonly pages?: AreaPages;
}

/** What the chart of the shop is made of. */
export const shopSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { shopper: Shopper; environment: Environment };
    tags: 'busy' | 'failed';
    meta: FeatureMeta;
  },
  actors: {
    catalogue: catalogueMachine,
    prices: pricesMachine,
    cart: cartMachine,
    productList: productListMachine,
    dialogs: dialogsMachine,
    finding: findingMachine,
    /** Rejects where that part of the program cannot be loaded. */
    loadArea: port<AreaOpening, { area: AreaName | null }>('loadArea'),
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
    /** Filled by the host: the server notes which entry was chosen. */
    logMenuEntry: (_, _params: { entry: MenuKey }) => undefined,
    setVisit: assign({ visit: (_, { visit }: { visit: Visit | null }) => visit }),
    openArea: assign({
      areas: ({ context: { areas, visit, shop }, spawn }, { coordinator, pages }: AreaOpening) =>
        visit ? { ...areas, [visit.area]: spawn(coordinator, named(visit.area, { shop, pages })) } : areas,
    }),
    forgetArea: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId);
      enqueue.assign({ areas: Object.fromEntries(Object.entries(context.areas).filter(([area]) => area !== actorId)) });
    }),
    enterPage: enqueueActions(({ context, enqueue }) => {
      const area = areaOf(context);
      if (area && context.visit) enqueue.sendTo(area, context.visit.page);
    }),
    leavePage: enqueueActions(({ context, enqueue }) => {
      const area = areaOf(context);
      if (area) enqueue.sendTo(area, { type: 'page.leave' });
    }),
  },
});
