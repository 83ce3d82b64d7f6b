import type { ContextFrom } from 'xstate';
import { themeMachine } from '#machines/theme/themeMachine.ts';
import { leadsToDeed, onlyAfter, onlyIf } from '../support/walks/deedRules.ts';
import { walkOf } from '../support/walks/walk.ts';
import { leadsTo, restsIn, sets } from '../support/walks/walkRules.ts';
import { dawn, dusk, standard } from './themeSamples.ts';

const chef = { username: 'chef', customerKey: 1001 };

type Theme = ContextFrom<typeof themeMachine>;

export const themeWalk = walkOf({
  machine: themeMachine,
  inputs: {
    'a first visit': { username: null, theme: standard },
    'a visit of chef': { username: 'chef', theme: dusk },
  },
  events: {
    'owner.changed': { 'to chef': { owner: chef }, 'to no user': { owner: { username: null, customerKey: null } } },
    'theme.adopt': { dawn: { theme: dawn } },
    'theme.keptElsewhere': {
      'by chef': { username: 'chef', theme: dawn },
      'for no user': { username: null, theme: standard },
    },
  },
  answers: { loadTheme: { dusk } },
  distinguish: ({ username }) => username,
  rules: [
    onlyAfter('keepTheme', 'loadTheme: dusk', 'theme.adopt'),
    onlyIf<Theme>(
      'showTheme',
      ({ username }, event) => event !== 'theme.keptElsewhere: by chef' || username === 'chef',
    ),
    leadsToDeed('loadTheme: dusk', 'showTheme', 'asking'),
    sets<Theme>(
      'owner.changed: to no user',
      ({ username, theme, ofSite }) => username === null && theme === ofSite,
      'remembered',
      'known',
      'failed',
    ),
    leadsTo('owner.changed', 'asking'),
    leadsTo('loadTheme failed', 'failed'),
    restsIn(['remembered', 'known', 'failed']),
  ],
});
