import { verdictListMachine } from '#machines/admin/verdictList/verdictListMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { verdicts } from './importSamples.ts';

export const verdictListWalk = walkOf({
  machine: verdictListMachine,
  inputs: { 'some refused': { runId: 7, refused: 1 } },
  events: {
    'view.choose': { all: { view: { runId: 7, verdict: '', page: 1 } } },
    'list.reload': { 'by its button': {} },
  },
  answers: { loadPage: { two: verdicts } },
  failures: { loadPage: { offline: failures.offline } },
  distinguish: ({ view, page }) => [view.verdict, page?.total],
});
