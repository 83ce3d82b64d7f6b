import { resultListMachine } from '#machines/admin/resultList/resultListMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { results } from './importSamples.ts';

export const resultListWalk = walkOf({
  machine: resultListMachine,
  inputs: { 'some refused': { runId: 7, refused: 1 } },
  events: {
    'view.choose': { all: { view: { runId: 7, result: '', page: 1 } } },
  },
  answers: { loadPage: { two: results } },
  distinguish: ({ view, page }) => [view.result, page?.total],
  rules: [leadsTo('view.choose', 'browsing.loading'), restsIn(['browsing.listed', 'browsing.failed'])],
});
