import { describe, expect, test } from 'vitest';
import { passwordOptionsMachine } from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { looserOptions, outcomes, sameOptions, storedOptions, stricterOptions } from './optionSamples.ts';

const submit = (chosen: typeof sameOptions) => ({ type: 'options.submit', chosen }) as const;

async function opened() {
  const stage = new Stage(passwordOptionsMachine);
  await stage.answer('loadOptions', storedOptions);
  return stage;
}

describe('the password options:', () => {
  test.each([
    ['a larger minimum', stricterOptions, true],
    ['a smaller minimum and less required', looserOptions, false],
    ['nothing else', sameOptions, false],
  ])('%s is asked about: only what is stricter', async (_, chosen, isAsked) => {
    const stage = await opened();
    stage.send(submit(chosen));
    expect([stage.snapshot.matches('confirming'), stage.asked('saveOptions').length]).toEqual([
      isAsked,
      isAsked ? 0 : 1,
    ]);
  });

  test.each(['requireLowercase', 'requireUppercase', 'requireNumber', 'requireSpecialCharacter'] as const)(
    '%s turned on is asked about, though the minimum shrinks',
    async (requirement) => {
      const stage = new Stage(passwordOptionsMachine);
      await stage.answer('loadOptions', { ...storedOptions, minimumPasswordLength: 20, [requirement]: false });
      stage.send(submit(sameOptions));
      expect(stage.snapshot.value).toBe('confirming');
    },
  );

  test('nothing stricter is saved before it is confirmed; after a cancel, the form stays unchanged and unsaved', async () => {
    const stage = await opened();
    stage.send({ type: 'options.edit' }, submit(stricterOptions), { type: 'stricter.refuse' });
    expect([stage.asked('saveOptions'), stage.isAsking('holdUnsavedWork')]).toEqual([[], true]);
    stage.send(submit(stricterOptions), { type: 'stricter.confirm' }, { type: 'stricter.confirm' });
    expect(stage.asked('saveOptions')).toEqual([stricterOptions]);
  });

  test('what was saved is announced and is what the next is compared with', async () => {
    const stage = await opened();
    stage.send(submit(stricterOptions), { type: 'stricter.confirm' });
    await stage.answer('saveOptions', outcomes.saved);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Password options successfully changed.' }]);
    expect(stage.snapshot.context.stored).toEqual({ ...stricterOptions, maximumPasswordLength: 64 });
    stage.send(submit(stricterOptions));
    expect(stage.snapshot.value).toBe('saving');
  });

  test('a failed save shows why, or else the specified text, and is compared with the earlier values', async () => {
    const stage = await opened();
    stage.send(submit(looserOptions));
    await stage.answer('saveOptions', outcomes.refused);
    stage.send(submit(looserOptions));
    await stage.answer('saveOptions', outcomes['refused without a reason']);
    stage.send(submit(looserOptions));
    await stage.fail('saveOptions', failures.offline);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'error', text: 'Not today.' },
      { type: 'error', text: 'An error has occured.' },
      { type: 'error', text: 'An error has occured.' },
    ]);
    expect([stage.snapshot.context.stored, stage.isAsking('holdUnsavedWork')]).toEqual([storedOptions, true]);
  });

  test('what was changed and is not saved asks before it is left, what the site has does not', async () => {
    const stage = await opened();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'options.edit' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(passwordOptionsMachine);
    await stage.fail('loadOptions', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadOptions').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'options.retry' });
    expect(stage.asked('loadOptions')).toHaveLength(2);
  });
});
