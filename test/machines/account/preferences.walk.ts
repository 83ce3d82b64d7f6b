import { preferencesMachine } from '#machines/account/preferences/preferencesMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { told } from '../access/accountSamples.ts';
import { failures } from '../samples.ts';
import { loadedPreferences, preferences } from './preferencesSamples.ts';

export const preferencesWalk = walkOf({
  machine: preferencesMachine,
  events: {
    'preferences.edit': { 'by a key': {} },
    'preferences.submit': {
      confirmed: { preferences },
      'with another address': { preferences: { ...preferences, email: 'ida@example.com' } },
    },
    'preferences.retry': { 'by its button': {} },
  },
  answers: { loadPreferences: { come: loadedPreferences }, savePreferences: told },
  failures: {
    loadPreferences: { offline: failures.offline },
    savePreferences: { offline: failures.offline },
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ loaded }) => loaded !== null,
});
