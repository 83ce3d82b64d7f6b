import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { newestCalendar, storedCalendar, typedCalendar } from './ruleSamples.ts';

export const ruleFormWalk = walkOf({
  machine: ruleFormMachine,
  inputs: { 'the calendar': { topic: 'calendar' } },
  events: { 'rules.retry': { 'by its button': {} } },
  answers: {
    loadRules: { came: storedCalendar },
    ruleEdit: {
      saved: { kind: 'saved', stored: newestCalendar, typed: typedCalendar, isNew: false },
      'given up': { kind: 'closed', stored: storedCalendar },
    },
  },
  failures: { loadRules: { offline: failures.offline }, ruleEdit: { 'a bug': new TypeError('no form') } },
  distinguish: ({ stored }) => stored?.rules.version,
});
