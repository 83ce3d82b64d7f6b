import { parkedWorkMachine } from '#machines/shop/parkedWork/parkedWorkMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { interruptedCheckout, interruptedGuide, owner } from './parkedWorkSamples.ts';

export const parkedWorkWalk = walkOf({
  machine: parkedWorkMachine,
  inputs: { 'of chef': { owner } },
  events: {
    'work.continue': { 'by its button': {} },
    'work.discard': { 'by its button': {} },
    'work.postpone': { 'by Escape': {} },
  },
  answers: {
    recallWork: {
      nothing: { works: [], wasDropped: false },
      'two pieces': { works: [interruptedGuide, interruptedCheckout], wasDropped: false },
      'one that does not fit': { works: [], wasDropped: true },
    },
  },
  failures: { recallWork: { unexpected: failures.unexpected } },
  distinguish: ({ works }) => works.length,
});
