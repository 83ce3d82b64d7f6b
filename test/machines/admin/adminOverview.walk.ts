import { adminOverviewMachine } from '#machines/admin/adminOverview/adminOverviewMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { quietDay, troubledDay } from './overviewSamples.ts';

export const adminOverviewWalk = walkOf({
  machine: adminOverviewMachine,
  events: {},
  answers: {
    loadPage: { 'a quiet day': quietDay, troubles: troubledDay },
    awaitVisible: { visible: undefined },
  },
  distinguish: ({ loaded, failure }) => [loaded?.troubles.length, failure?.kind],
  rules: [
    keeps(
      ({ loaded }: { loaded: unknown }) => loaded,
      'page.reload',
      'loadPage failed',
      'awaitVisible: visible',
      'awaitVisible failed',
    ),
    leadsTo('awaitVisible: visible', 'loading'),
    leadsTo('awaitVisible failed', 'loading'),
    restsIn(['loaded', 'failed']),
  ],
});
