import { accountSummaryMachine } from '#machines/account/accountSummary/accountSummaryMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { summary } from './receivableSamples.ts';

export const accountSummaryWalk = walkOf({
  machine: accountSummaryMachine,
  events: {},
  answers: { loadPage: { came: summary } },
  rules: [
    leadsTo('loadPage: came', 'loaded'),
    leadsTo('loadPage failed', 'failed'),
    sendsOnce('loadPage'),
    restsIn(['loaded', 'failed']),
  ],
});
