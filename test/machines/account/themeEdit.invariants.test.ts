import { describe, expect, test } from 'vitest';
import { themeEditMachine } from '#machines/account/themeEdit/themeEditMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { chosen, dusk, saved, standard } from '../themeSamples.ts';

const edit = { type: 'theme.edit' } as const;
const apply = { type: 'theme.apply', theme: chosen } as const;
const cancel = { type: 'theme.cancel' } as const;
const reset = { type: 'theme.reset' } as const;
const confirm = { type: 'question.confirm' } as const;
const refuse = { type: 'question.refuse' } as const;
const FAILED = { type: 'error', text: 'Failed to apply theme' };
const SAVED = { type: 'success', text: 'Theme saved successfully' };

async function opened() {
  const stage = new Stage(themeEditMachine);
  await stage.answer('loadChosen', standard);
  return stage;
}

describe('the editing of a theme:', () => {
  test('leaving asks once something was changed, and not before', async () => {
    const stage = await opened();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send(edit);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
  });

  test('NOTE-02: a save is announced and shown in the shop, and leaving asks nothing', async () => {
    const stage = await opened();
    stage.send(edit, apply);
    expect([stage.asked('saveTheme'), stage.paramsOf('adoptTheme')]).toEqual([[chosen], []]);
    await stage.answer('saveTheme', saved.saved);
    expect([stage.paramsOf('notify'), stage.paramsOf('adoptTheme')]).toEqual([[SAVED], [saved.saved]]);
    expect(stage.snapshot.context).toEqual({ loaded: dusk, edition: 2, reason: null });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });

  test('ERR-03: a refusal is announced, its reason stays until something is changed, and the choices are kept', async () => {
    const stage = await opened();
    stage.send(edit, apply);
    await stage.answer('saveTheme', saved.refused);
    expect([stage.paramsOf('notify'), stage.paramsOf('adoptTheme')]).toEqual([[FAILED], []]);
    expect(stage.snapshot.context).toEqual({ loaded: standard, edition: 1, reason: 'Not so.' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(edit);
    expect(stage.snapshot.context.reason).toBeNull();
  });

  test('no answer is a failure that can be tried again; a second press sends nothing while the first runs', async () => {
    const stage = await opened();
    stage.send(edit, apply, apply);
    expect(stage.asked('saveTheme')).toHaveLength(1);
    await stage.fail('saveTheme', failures.offline);
    expect(stage.paramsOf('notify')).toEqual([FAILED]);
    stage.send(apply);
    expect(stage.asked('saveTheme')).toHaveLength(2);
  });

  test('nothing is thrown away or reset before the question is answered', async () => {
    const stage = await opened();
    stage.send(edit, cancel, refuse);
    expect([stage.snapshot.value, stage.snapshot.context.edition]).toEqual([{ editing: 'touched' }, 1]);
    stage.send(reset, refuse);
    expect([stage.snapshot.value, stage.asked('resetTheme')]).toEqual([{ editing: 'touched' }, []]);
    stage.send(cancel, confirm);
    expect([stage.snapshot.value, stage.snapshot.context.edition]).toEqual([{ editing: 'untouched' }, 2]);
  });

  test('a reset without changes leaves nothing unsaved when it is refused or fails', async () => {
    const stage = await opened();
    stage.send(reset, refuse);
    expect(stage.snapshot.value).toEqual({ editing: 'untouched' });
    stage.send(reset, confirm);
    await stage.fail('resetTheme', failures.offline);
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([{ editing: 'untouched' }, [FAILED]]);
  });

  test('a reset that is refused or fails leaves what was changed in the form, held', async () => {
    const stage = await opened();
    stage.send(edit, reset, confirm);
    await stage.fail('resetTheme', failures.offline);
    expect([stage.snapshot.value, stage.isAsking('holdUnsavedWork')]).toEqual([{ editing: 'touched' }, true]);
    stage.send(reset, confirm);
    await stage.answer('resetTheme', saved.refused);
    expect([stage.snapshot.value, stage.snapshot.context.edition]).toEqual([{ editing: 'touched' }, 1]);
  });

  test('a confirmed reset discards the changes with the theme, and shows the theme that applies then', async () => {
    const stage = await opened();
    stage.send(edit, reset, confirm);
    await stage.answer('resetTheme', { kind: 'saved', theme: standard });
    expect([stage.paramsOf('adoptTheme'), stage.paramsOf('notify')]).toEqual([
      [{ kind: 'saved', theme: standard }],
      [SAVED],
    ]);
    expect([stage.snapshot.value, stage.snapshot.context.edition]).toEqual([{ editing: 'untouched' }, 2]);
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(themeEditMachine);
    await stage.fail('loadChosen', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadChosen').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'theme.retry' });
    expect(stage.asked('loadChosen')).toHaveLength(2);
  });
});
