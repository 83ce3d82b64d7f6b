import { ruleEditMachine } from '#machines/admin/ruleEdit/ruleEditMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { newestCalendar, ruleAnswers, storedCalendar, typedCalendar } from './ruleSamples.ts';
import { versionedFormEvents, versionedFormFacts, versionedFormRules } from './versionedForm.walk.ts';

export const ruleEditWalk = walkOf({
  machine: ruleEditMachine,
  inputs: { 'the calendar': { stored: storedCalendar } },
  events: versionedFormEvents(typedCalendar),
  answers: { write: ruleAnswers },
  distinguish: versionedFormFacts,
  rules: [...versionedFormRules(storedCalendar.rules.version, newestCalendar.rules.version)],
});
