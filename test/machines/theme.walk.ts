import { themeMachine } from '#machines/theme/themeMachine.ts';
import { walkOf } from '../support/walk.ts';
import { failures } from './samples.ts';
import { dawn, dusk, standard } from './themeSamples.ts';

const chef = { username: 'chef', customerKey: 1001 };

export const themeWalk = walkOf({
  machine: themeMachine,
  inputs: {
    'a first visit': { username: null, theme: standard },
    'a visit of chef': { username: 'chef', theme: dusk },
  },
  events: {
    'owner.changed': { 'to chef': { owner: chef }, 'to nobody': { owner: { username: null, customerKey: null } } },
    'theme.adopt': { dawn: { theme: dawn } },
    'theme.keptElsewhere': {
      'by chef': { username: 'chef', theme: dawn },
      'for nobody': { username: null, theme: standard },
    },
  },
  answers: { loadTheme: { dusk } },
  failures: { loadTheme: { offline: failures.offline } },
  distinguish: ({ username }) => username,
});
