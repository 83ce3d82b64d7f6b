import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type ErrorActorEvent,
  enqueueActions,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { machineOptions } from '../../lib/port.ts';
import type { Shop } from '../../shop/shop.ts';
import type { PageVisit } from '../../shop/visit.ts';

/** What a page runs while it is on screen. */
export interface Flow {
  readonly logic: AnyActorLogic;
  readonly input: unknown;
  /** Keeps running after its page is left, and receives `page.shown` and `page.hidden`. */
  readonly lasts?: boolean;
}

/** The pages of an area, each by its name. */
export interface AreaPages {
  /** The page's flows by id; null until the page's code is loaded. */
  flowsOf(visit: PageVisit, shop: Shop): Readonly<Record<string, Flow>> | null;
  /** Loads the page's code; rejects if that fails. */
  load(visit: PageVisit): Promise<void>;
}

interface Input {
  shop: Shop;
  pages: AreaPages;
}

interface Context extends Input {
  /** The page that was entered last; null before the first. */
  visit: PageVisit | null;
  /** The flows of the page on screen. */
  flows: Readonly<Record<string, AnyActorRef>>;
  /** The flows that keep running after their page is left. */
  lasting: Readonly<Record<string, AnyActorRef>>;
}

function flowsOf({ pages, shop, visit }: Context): Readonly<Record<string, Flow>> | null {
  return visit && pages.flowsOf(visit, shop);
}

const isAlive = (flow: AnyActorRef) => flow.getSnapshot().status === 'active';

function runningIn(flows: Context['lasting']): Context['lasting'] {
  return Object.fromEntries(Object.entries(flows).filter(([, flow]) => isAlive(flow)));
}

/** The flows of the page on screen that keep running after it is left. */
function lastingIn({ flows, lasting }: Context): AnyActorRef[] {
  return Object.values(runningIn(lasting)).filter((flow) => Object.values(flows).includes(flow));
}

/** XState's types allow no id for logic that is not named in `setup`, but it works at run time. */
function named<Input>(id: string, input: Input): { input: Input } {
  const options = { id, input };
  return options;
}

/** An area of the shop. At most one of its pages is on screen, and the page's flows start and end with it. Spawned by the shop on the first visit. */
export const areaMachine = setup({
  types: {} as {
    context: Context;
    events:
      | { type: 'page.enter'; visit: PageVisit }
      | { type: 'page.leave' }
      | { type: 'page.retry' }
      | ErrorActorEvent;
    input: Input;
  },
  actors: {
    fetchPage: fromPromise<void, Pick<Context, 'pages' | 'visit'>>(async ({ input: { pages, visit } }) => {
      if (visit) await pages.load(visit);
    }),
  },
  guards: {
    isFetched: ({ context }) => flowsOf(context) !== null,
    isOfPage: ({ context }, { actorId }: { actorId: string }) => actorId in context.flows,
  },
  actions: {
    startFlows: assign(({ context, spawn }) => {
      const wanted = Object.entries(flowsOf(context) ?? {});
      const started = wanted.map(([id, { logic, input, lasts }]) => {
        const flow: AnyActorRef = context.lasting[id] ?? spawn(logic, named(id, input));
        return { id, flow, lasts };
      });
      const byId = (all: typeof started) => Object.fromEntries(all.map(({ id, flow }) => [id, flow]));
      return { flows: byId(started), lasting: { ...context.lasting, ...byId(started.filter(({ lasts }) => lasts)) } };
    }),
    notifyShown: enqueueActions(({ context, enqueue }) => {
      for (const flow of lastingIn(context)) enqueue.sendTo(flow, { type: 'page.shown' });
    }),
    endFlows: enqueueActions(({ context, enqueue }) => {
      const lasting = lastingIn(context);
      for (const flow of lasting) enqueue.sendTo(flow, { type: 'page.hidden' });
      for (const flow of Object.values(context.flows)) if (!lasting.includes(flow)) enqueue.stopChild(flow);
      enqueue.assign({ flows: {}, lasting: runningIn(context.lasting) });
    }),
  },
}).createMachine({
  id: 'area',
  context: ({ input }) => ({ ...input, visit: null, flows: {}, lasting: {} }),
  initial: 'away',
  on: {
    'page.enter': { target: '.fetching', actions: assign({ visit: ({ event }) => event.visit }) },
    'page.leave': '.away',
  },
  states: {
    away: { description: 'No page of this area is on screen.' },
    fetching: {
      description: "The page's code is loading, unless it is already loaded.",
      always: { guard: 'isFetched', target: 'open' },
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context: { pages, visit } }) => ({ pages, visit }),
        onDone: 'open',
        onError: 'unreachable',
      },
    },
    open: {
      description: 'The page is on screen and running.',
      entry: ['startFlows', 'notifyShown'],
      exit: 'endFlows',
      on: {
        'xstate.error.actor.*': {
          guard: { type: 'isOfPage', params: ({ event }) => ({ actorId: event.actorId }) },
          target: 'broken',
        },
      },
    },
    unreachable: {
      description: 'The page could not be loaded: there is no network, or a new release replaced its code.',
      on: { 'page.retry': 'fetching' },
    },
    broken: {
      description: 'Part of the page stopped working. The user can reload the page; other pages keep working.',
      on: { 'page.retry': 'fetching' },
    },
  },
  options: machineOptions,
});

export type AreaRef = ActorRefFrom<typeof areaMachine>;
export type AreaSnapshot = SnapshotFrom<typeof areaMachine>;
