import { transferMachine } from '#machines/ordering/transfer/transferMachine.ts';
import { awaits, onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { form } from './checkoutSamples.ts';

export const transferWalk = walkOf({
  machine: transferMachine,
  inputs: { 'of a cart': { form, partnerName: 'Northwind Procurement' } },
  events: {},
  distinguish: ({ hasEnded }) => hasEnded,
  rules: [
    onlyAfter('postForm', 'reachPostback', 'transfer.anyway', 'transfer.again'),
    onlyAfter('endVisit', 'page.left'),
    awaits('endVisit'),
    leadsTo('reachPostback failed', 'unreached'),
    leadsTo('postForm failed', 'unreached'),
    leadsTo('step.back', 'left'),
    restsIn(['unreached', 'left']),
    sendsOnce('reachPostback'),
  ],
});
