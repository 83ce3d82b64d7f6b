import { accountSummaryMachine } from '#machines/account/accountSummary/accountSummaryMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { summary } from './receivableSamples.ts';

export const accountSummaryWalk = walkOf({
  machine: accountSummaryMachine,
  events: {},
  answers: { loadSummary: { came: summary } },
  rules: [
    leadsTo('loadSummary: came', 'loaded'),
    leadsTo('loadSummary failed', 'failed'),
    sendsOnce('loadSummary'),
    restsIn(['loaded', 'failed']),
  ],
});
