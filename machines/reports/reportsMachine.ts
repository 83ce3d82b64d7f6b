import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions } from '../lib/port.ts';
import { AWAY, BROKEN_PAGE, enters } from '../shop/pageStates.ts';
import type { Shop } from '../shop/shop.ts';
import { reportCardsMachine } from './reportCards/reportCardsMachine.ts';

interface Input {
  shop: Shop;
}

/** The pages of this area, each entered by an event of its own. */
export type ReportsPage = { type: 'reports.enter' };

type Event = ReportsPage | { type: 'page.leave' } | { type: 'page.retry' };

/** Papers of the whole business with a customer, rather than of one order. An area of the shop. */
export const reportsMachine = setup({
  types: {} as {
    context: Input & { page: ReportsPage };
    events: Event;
    input: Input;
    children: { reportCards: 'reportCards' };
    meta: FeatureMeta;
  },
  actors: { reportCards: reportCardsMachine },
  actions: {
    setPage: assign({ page: (_, { page }: { page: ReportsPage }) => page }),
    enterAgain: raise(({ context }) => context.page),
  },
}).createMachine({
  id: 'reports',
  context: ({ input }) => ({ ...input, page: { type: 'reports.enter' } }),
  initial: 'away',
  on: {
    'reports.enter': enters('choosingReports'),
    'page.leave': '.away',
  },
  states: {
    away: AWAY,
    choosingReports: {
      description: 'Reports are chosen, and opened in tabs or saved.',
      meta: { features: ['RPT-01'] },
      invoke: {
        id: 'reportCards',
        src: 'reportCards',
        input: ({ context: { shop } }) => ({ today: shop.environment.today() }),
        onError: 'broken',
      },
    },
    broken: BROKEN_PAGE,
  },
  options: machineOptions,
});

export type ReportsRef = ActorRefFrom<typeof reportsMachine>;
export type ReportsSnapshot = SnapshotFrom<typeof reportsMachine>;
