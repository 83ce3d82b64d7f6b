import { describe, expect, test } from 'vitest';
import { configurationFormMachine } from '#machines/admin/configurationForm/configurationFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { newestCalendar, storedCalendar, typedCalendar } from './configurationSamples.ts';

async function opened() {
  const stage = new Stage(configurationFormMachine, { topic: 'calendar' });
  await stage.answer('loadConfiguration', storedCalendar);
  return stage;
}

const SAVED = { kind: 'saved', stored: newestCalendar, typed: typedCalendar, isNew: false };

describe('a form of the site configuration:', () => {
  test("the form has the shop's values of its topic, and no others", async () => {
    const stage = await opened();
    expect([stage.asked('loadConfiguration'), stage.asked('configurationEdit')]).toEqual([
      [{ topic: 'calendar' }],
      [{ stored: storedCalendar }],
    ]);
  });

  test('a save is announced, and is the base of the next change', async () => {
    const stage = await opened();
    await stage.answer('configurationEdit', SAVED);
    expect([stage.isAsking('configurationEdit'), stage.asked('configurationEdit').at(-1)]).toEqual([
      true,
      { stored: newestCalendar },
    ]);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'success', text: 'Delivery calendar saved. It applies to all new orders.' },
    ]);
  });

  test('a discard restores the last known values of the shop, and announces nothing', async () => {
    const stage = await opened();
    await stage.answer('configurationEdit', { kind: 'closed', stored: newestCalendar });
    expect([stage.asked('configurationEdit').at(-1), stage.paramsOf('notify')]).toEqual([
      { stored: newestCalendar },
      [],
    ]);
    expect(stage.asked('loadConfiguration')).toHaveLength(1);
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(configurationFormMachine, { topic: 'zips' });
    await stage.fail('loadConfiguration', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadConfiguration')]).toEqual([['failed'], [{ topic: 'zips' }]]);
    stage.send({ type: 'configuration.retry' });
    expect(stage.asked('loadConfiguration')).toHaveLength(2);
  });

  test('an error of the form loses what was typed and shows that; the values of the shop are read again', async () => {
    const stage = await opened();
    await stage.fail('configurationEdit', new TypeError('no form'));
    expect([stage.snapshot.value, stage.asked('loadConfiguration').length, stage.paramsOf('notify')]).toEqual([
      'loading',
      2,
      [{ type: 'error', text: 'The form stopped working. Your entries were not saved.' }],
    ]);
  });
});
