import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { newestUser, typedUser, user, userAnswers } from './userSamples.ts';
import { versionedFormEvents, versionedFormFacts, versionedFormRules } from './versionedForm.walk.ts';

export const userFormWalk = walkOf({
  machine: userFormMachine,
  inputs: { 'to change': { stored: user }, 'to add': { stored: null } },
  parts: { 'to add': ['form.save', 'write: saved'] },
  events: versionedFormEvents(typedUser),
  answers: { write: userAnswers },
  distinguish: versionedFormFacts,
  rules: [...versionedFormRules(user.version, newestUser.version)],
});
