import { describe, expect, test } from 'vitest';
import { guideEditMachine } from '#machines/guides/guideEdit/guideEditMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { opened as weeklyOpened } from './guideEditing.ts';
import { broken, catalogueRef, locked, weekly } from './guideSamples.ts';

function opening(name = 'Weekly') {
  return new Stage(guideEditMachine, { name, rounding: 'None', catalogueRef: catalogueRef().ref });
}

async function opened(guide = weekly) {
  const stage = opening(guide.name);
  await stage.answer('openGuide', { ...weeklyOpened, guide });
  return stage;
}

describe('editing a guide:', () => {
  test('the guide is edited as loaded, under the name of the address', async () => {
    const stage = opening('weekly');
    expect(stage.asked('guideForm')).toEqual([]);
    await stage.answer('openGuide', weeklyOpened);
    expect(stage.asked('guideForm')).toMatchObject([{ name: 'weekly', opened: weeklyOpened, rounding: 'None' }]);
  });

  test('a saved guide is opened, by its new name, and only then', async () => {
    const stage = await opened();
    expect(stage.paramsOf('goTo')).toEqual([]);
    await stage.answer('guideForm', { name: 'Bar & grill' });
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/order-guide#og=Bar+%26+grill' }]);
  });

  test("neither 'Standard' nor a read-only guide can be edited; the copy of one is edited instead", async () => {
    for (const guide of [locked, { ...weekly, name: 'Standard' }]) {
      const stage = await opened(guide);
      expect([stage.snapshot.value, stage.asked('guideForm')]).toEqual(['locked', []]);
      stage.send({ type: 'guide.copy' });
      expect(stage.asked('guideNaming')).toMatchObject([{ source: guide, takenNames: ['Weekly'] }]);
      await stage.answer('guideNaming', { name: 'My copy' });
      expect(stage.paramsOf('goTo')).toEqual([{ path: '/order-guide-edit#og_edit=My+copy' }]);
    }
  });

  test('a canceled copy opens nothing', async () => {
    const stage = await opened(locked);
    stage.send({ type: 'guide.copy' });
    await stage.answer('guideNaming', { name: null });
    expect([stage.snapshot.value, stage.paramsOf('goTo')]).toEqual(['locked', []]);
  });

  test('an error in a naming dialog is shown, and the dialog can be opened again', async () => {
    const stage = await opened(locked);
    stage.send({ type: 'guide.copy' });
    await stage.fail('guideNaming', broken['by a bug']);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([
      'locked',
      'Request could not be completed at this time.',
    ]);
    stage.send({ type: 'guide.copy' });
    expect([stage.snapshot.context.message, stage.asked('guideNaming').length]).toEqual([null, 2]);
  });

  test('a guide that failed to open shows why and is requested again', async () => {
    const stage = opening();
    await stage.fail('openGuide', failures.offline);
    expect([stage.snapshot.hasTag('failed'), stage.snapshot.context.failure?.kind]).toEqual([true, 'offline']);
    stage.send({ type: 'open.retry' });
    await stage.answer('openGuide', weeklyOpened);
    expect(stage.asked('guideForm')).toHaveLength(1);
  });

  test('an error in the form affects the page alone: it is shown, and the guide is opened again', async () => {
    const stage = await opened();
    await stage.fail('guideForm', broken['by a bug']);
    expect([stage.snapshot.hasTag('failed'), stage.snapshot.context.failure?.detail]).toEqual([
      true,
      'Request could not be completed at this time.',
    ]);
    stage.send({ type: 'open.retry' });
    await stage.answer('openGuide', weeklyOpened);
    expect(stage.asked('guideForm')).toHaveLength(2);
  });
});
