import { verdictListMachine } from '#machines/admin/verdictList/verdictListMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { verdicts } from './importSamples.ts';

export const verdictListWalk = walkOf({
  machine: verdictListMachine,
  inputs: { 'some refused': { runId: 7, refused: 1 } },
  events: {
    'view.choose': { all: { view: { runId: 7, verdict: '', page: 1 } } },
  },
  answers: { loadPage: { two: verdicts } },
  distinguish: ({ view, page }) => [view.verdict, page?.total],
  rules: [leadsTo('view.choose', 'browsing.loading'), restsIn(['browsing.listed', 'browsing.failed'])],
});
