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

describe('preferences:', () => {
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

  test('a save is announced and read again, and leaving asks nothing', async () => {
    const stage = await opened();
    stage.send({ type: 'preferences.edit' }, submit);
    await stage.answer('savePreferences', { kind: 'done', text: 'Anything' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Preferences updated.' }]);
    expect([stage.isAsking('holdUnsavedWork'), stage.isAsking('loadPreferences')]).toEqual([false, true]);
  });

  test("a refusal is shown in the server's words, or else in the specified ones; the typed text stays", async () => {
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

  test('a missing answer is shown as well, and a second press sends nothing while the first runs', async () => {
    const stage = await opened();
    stage.send(submit, submit);
    expect(stage.asked('savePreferences')).toHaveLength(1);
    await stage.fail('savePreferences', failures.offline);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Preferences not updated.' }]);
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(preferencesMachine);
    await stage.fail('loadPreferences', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadPreferences').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'preferences.retry' });
    expect(stage.asked('loadPreferences')).toHaveLength(2);
  });
});
