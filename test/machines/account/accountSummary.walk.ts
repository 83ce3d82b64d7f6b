import { accountSummaryMachine } from '#machines/account/accountSummary/accountSummaryMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { summary } from './receivableSamples.ts';

export const accountSummaryWalk = walkOf({
  machine: accountSummaryMachine,
  events: { 'summary.retry': { 'by its button': {} } },
  answers: { loadSummary: { came: summary } },
  failures: { loadSummary: { offline: failures.offline } },
});
