import { expect, test } from 'vitest';
import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { newestUser, typedUser, userAnswers } from './userSamples.ts';

test('a new user is sent as a new one, and whether he is to be invited is told with him', async () => {
  const stage = new Stage(userFormMachine, { stored: null });
  const change = { ...typedUser, isInvited: true };
  stage.send({ type: 'form.save', change });
  expect(stage.asked('write')).toEqual([{ stored: null, version: 0, change }]);
  await stage.answer('write', userAnswers.saved);
  expect(stage.snapshot.output).toEqual({ kind: 'saved', stored: newestUser, typed: change, isNew: true });
});
