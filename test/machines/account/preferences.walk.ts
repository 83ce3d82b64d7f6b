import { preferencesMachine } from '#machines/account/preferences/preferencesMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, refuses, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { outcomes } from '../access/accountSamples.ts';
import { failures } from '../samples.ts';
import { loadedPreferences, preferences } from './preferencesSamples.ts';

export const preferencesWalk = walkOf({
  machine: preferencesMachine,
  events: {
    'preferences.submit': {
      confirmed: { preferences },
      'with another address': { preferences: { ...preferences, email: 'ida@example.com' } },
    },
  },
  answers: { loadPreferences: { come: loadedPreferences }, savePreferences: outcomes },
  failures: {
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ loaded }) => loaded !== null,
  rules: [
    refuses('preferences.submit: with another address'),
    leadsTo('savePreferences: done', 'loading'),
    leadsTo('savePreferences: refused', 'editing.touched'),
    leadsTo('savePreferences failed', 'editing.touched'),
    sendsOnce('savePreferences'),
    restsIn(['editing.untouched', 'failed']),
  ],
});
