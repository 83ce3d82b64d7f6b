import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { ruleAnswers, storedCalendar, typedCalendar } from './ruleSamples.ts';

export const ruleFormWalk = walkOf({
  machine: ruleFormMachine,
  inputs: { 'the calendar': { topic: 'calendar' } },
  events: {
    'rules.edit': { 'by a key': {} },
    'rules.save': { 'by its button': { change: typedCalendar } },
    'conflict.keepMine': { 'by its button': { change: typedCalendar } },
    'conflict.takeTheirs': { 'by its button': {} },
    'conflict.keepEditing': { 'by its button': {} },
    'rules.reset': { 'by its button': {} },
    'rules.retry': { 'by its button': {} },
  },
  answers: { loadRules: { came: storedCalendar }, saveRules: ruleAnswers },
  failures: {
    loadRules: { offline: failures.offline },
    saveRules: { offline: failures.offline },
    holdUnsavedWork: { 'a bug': failures.unexpected },
  },
  distinguish: ({ stored, newest, problems }) => [stored?.rules.version, newest?.rules.version, problems.length > 0],
});
