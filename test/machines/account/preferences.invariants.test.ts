import { describe, expect, test } from 'vitest';
import { preferencesMachine } from '#machines/account/preferences/preferencesMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { loadedPreferences, preferences } from './preferencesSamples.ts';

const submit = { type: 'preferences.submit', preferences } as const;

async function opened() {
  const stage = new Stage(preferencesMachine);
  await stage.answer('loadPreferences', loadedPreferences);
  return stage;
}

describe('preferences promise:', () => {
  test('nothing is saved under an address that is not the own one; capitals do not count', async () => {
    const stage = await opened();
    stage.send({ ...submit, preferences: { ...preferences, email: 'ida@example.com' } });
    expect(stage.asked('savePreferences')).toEqual([]);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Preferences not updated.' }]);
    stage.send(submit);
    expect(stage.asked('savePreferences')).toEqual([preferences]);
  });

  test('once something was typed leaving asks first, and not before', async () => {
    const stage = await opened();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'preferences.edit' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
  });

  test('what was saved is announced and read again, and holds nobody back', async () => {
    const stage = await opened();
    stage.send({ type: 'preferences.edit' }, submit);
    await stage.answer('savePreferences', { kind: 'done', text: 'Anything' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Preferences updated.' }]);
    expect([stage.isAsking('holdUnsavedWork'), stage.isAsking('loadPreferences')]).toEqual([false, true]);
  });

  test('a refusal is told in the words of the server, or else in those of the specification; what was typed is held', async () => {
    const texts: unknown[] = [];
    for (const text of ['That phone is not right.', '']) {
      const stage = await opened();
      stage.send({ type: 'preferences.edit' }, submit);
      await stage.answer('savePreferences', { kind: 'refused', text });
      texts.push(...stage.paramsOf('notify'));
      expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    }
    expect(texts).toEqual([
      { type: 'error', text: 'That phone is not right.' },
      { type: 'error', text: 'Preferences not updated.' },
    ]);
  });

  test('no answer is told as well, and a second press sends nothing while the first runs', async () => {
    const stage = await opened();
    stage.send(submit, submit);
    expect(stage.asked('savePreferences')).toHaveLength(1);
    await stage.fail('savePreferences', failures.offline);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Preferences not updated.' }]);
  });

  test('what does not come is asked for again only when told to', async () => {
    const stage = new Stage(preferencesMachine);
    await stage.fail('loadPreferences', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadPreferences').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'preferences.retry' });
    expect(stage.asked('loadPreferences')).toHaveLength(2);
  });
});
