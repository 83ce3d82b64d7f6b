import { guideNamingMachine } from '#machines/guideNaming/guideNamingMachine.ts';
import { walkOf } from '../support/walk.ts';
import { done, guideKeeper, taken, weekly } from './guideSamples.ts';
import { failures } from './samples.ts';

const { keeper } = guideKeeper();

export const guideNamingWalk = walkOf({
  machine: guideNamingMachine,
  inputs: {
    'of a new guide': { source: null, takenNames: ['Weekly'], keeper },
    'of a copy': { source: weekly, takenNames: ['Weekly'], keeper },
  },
  events: {
    'name.type': { 'that is free': { name: 'Bar' }, 'that is taken': { name: 'weekly' } },
    'name.submit': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: { createGuide: { done, taken } },
  failures: { createGuide: { offline: failures.offline } },
  distinguish: ({ name }) => name,
});
