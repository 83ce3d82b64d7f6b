import { themeEditMachine } from '#machines/account/themeEdit/themeEditMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { chosen, saved, standard } from '../themeSamples.ts';

export const themeEditWalk = walkOf({
  machine: themeEditMachine,
  events: {
    'theme.edit': { 'by a key': {} },
    'theme.apply': { 'by its button': { theme: chosen } },
    'theme.cancel': { 'by its button': {} },
    'theme.reset': { 'by its button': {} },
    'question.confirm': { 'by its button': {} },
    'question.refuse': { 'by its button': {} },
    'theme.retry': { 'by its button': {} },
  },
  answers: { loadChosen: { come: standard }, saveTheme: saved, resetTheme: saved },
  failures: {
    loadChosen: { offline: failures.offline },
    saveTheme: { offline: failures.offline },
    resetTheme: { offline: failures.offline },
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ loaded }) => loaded !== null,
});
