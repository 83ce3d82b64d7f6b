import { configurationEditMachine } from '#machines/admin/configurationEdit/configurationEditMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { configurationAnswers, newestCalendar, storedCalendar, typedCalendar } from './configurationSamples.ts';
import { versionedFormEvents, versionedFormFacts, versionedFormRules } from './versionedForm.walk.ts';

export const configurationEditWalk = walkOf({
  machine: configurationEditMachine,
  inputs: { 'the calendar': { stored: storedCalendar } },
  events: versionedFormEvents(typedCalendar),
  answers: { write: configurationAnswers },
  distinguish: versionedFormFacts,
  rules: [...versionedFormRules(storedCalendar.configuration.version, newestCalendar.configuration.version)],
});
