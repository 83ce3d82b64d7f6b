import { ruleEditMachine } from '#machines/admin/ruleEdit/ruleEditMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { ruleAnswers, storedCalendar, typedCalendar } from './ruleSamples.ts';
import { versionedFormEvents, versionedFormFacts, versionedFormFailures } from './versionedForm.walk.ts';

export const ruleEditWalk = walkOf({
  machine: ruleEditMachine,
  inputs: { 'the calendar': { stored: storedCalendar } },
  events: versionedFormEvents(typedCalendar),
  answers: { write: ruleAnswers },
  failures: versionedFormFailures,
  distinguish: versionedFormFacts,
});
