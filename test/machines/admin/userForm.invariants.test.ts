import { expect, test } from 'vitest';
import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { newestUser, typedUser, userAnswers } from './userSamples.ts';

test('a new user is sent as new, and with them whether an invitation is wanted', async () => {
  const stage = new Stage(userFormMachine, { stored: null });
  const change = { ...typedUser, isInvited: true };
  stage.send({ type: 'form.save', change });
  expect(stage.asked('write')).toEqual([{ stored: null, version: 0, change }]);
  await stage.answer('write', userAnswers.saved);
  expect(stage.snapshot.output).toEqual({ kind: 'saved', stored: newestUser, typed: change, isNew: true });
});
