import { guideNamingMachine } from '#machines/guides/guideNaming/guideNamingMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { broken, guideListener, outcomes, weekly } from './guideSamples.ts';

const { guideList } = guideListener();

export const guideNamingWalk = walkOf({
  machine: guideNamingMachine,
  inputs: {
    'of a new guide': { source: null, takenNames: ['Weekly'], guideList },
    'of a copy': { source: weekly, takenNames: ['Weekly'], guideList },
  },
  events: {
    'name.type': { 'that is free': { name: 'Bar' }, 'that is taken': { name: 'weekly' } },
    'name.submit': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: { guideWrite: outcomes },
  failures: { guideWrite: broken },
  distinguish: ({ name }) => name,
});
