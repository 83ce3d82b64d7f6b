import { themeEditMachine } from '#machines/account/themeEdit/themeEditMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyAfter, changesNothing, leadsTo, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { chosen, saved, standard } from '../themeSamples.ts';

export const themeEditWalk = walkOf({
  machine: themeEditMachine,
  events: {
    'theme.apply': { 'by its button': { theme: chosen } },
  },
  answers: { loadChosen: { come: standard }, saveTheme: saved, resetTheme: saved },
  failures: {
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ loaded }) => loaded !== null,
  rules: [
    changesNothing('theme.cancel', 'theme.reset', 'question.refuse'),
    leadsTo('question.refuse', 'editing'),
    asksOnlyAfter('resetTheme', ['question.confirm']),
    leadsTo('saveTheme: saved', 'editing.untouched'),
    leadsTo('saveTheme: refused', 'editing.touched'),
    leadsTo('saveTheme failed', 'editing.touched'),
    sendsOnce('saveTheme', 'resetTheme'),
    restsIn(['editing.untouched', 'askingCancel', 'askingReset', 'failed']),
  ],
});
