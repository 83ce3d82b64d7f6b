import { findingMachine } from '#machines/shop/finding/findingMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, refuses, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { findingSample } from './findingSamples.ts';

export const findingWalk = walkOf({
  machine: findingMachine,
  inputs: { 'of a shop': findingSample().input },
  events: {
    'box.type': { tom: { text: 'tom', isOffered: true }, 'on the list': { text: 'tom', isOffered: false } },
  },
  distinguish: ({ typed }) => [typed.text, typed.isOffered],
  rules: [
    leadsTo('loadQuickFind failed', 'asleep'),
    leadsTo('quickFind failed', 'asleep'),
    refuses('box.leave'),
    sendsOnce('loadQuickFind'),
    restsIn(['asleep']),
  ],
});
