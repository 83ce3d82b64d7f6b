import { describe, expect, test } from 'vitest';
import { importsMachine, LIST_POLL_MS } from '#machines/admin/imports/importsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { imports, importsGoingOn, stockKind } from './importSamples.ts';

async function opened(answer = imports) {
  const stage = new Stage(importsMachine, undefined);
  await stage.answer('loadPage', answer);
  return stage;
}

describe('the import page:', () => {
  test('a list without a running import requests nothing', async () => {
    const stage = await opened();
    stage.clock.increment(10 * LIST_POLL_MS);
    expect([stage.snapshot.value, stage.asked('loadRuns')]).toEqual([{ browsing: { listed: 'resting' } }, []]);
  });

  test('a running import of any user is followed to its end', async () => {
    const stage = await opened(importsGoingOn);
    stage.clock.increment(LIST_POLL_MS);
    await stage.answer('loadRuns', importsGoingOn);
    stage.clock.increment(LIST_POLL_MS);
    await stage.answer('loadRuns', imports);
    stage.clock.increment(LIST_POLL_MS);
    expect([stage.snapshot.value, stage.asked('loadRuns')]).toEqual([
      { browsing: { listed: 'resting' } },
      [{ page: 1 }, { page: 1 }],
    ]);
  });

  test('a moment without an answer costs nothing of what is on screen, and the next asks again', async () => {
    const stage = await opened(importsGoingOn);
    stage.clock.increment(LIST_POLL_MS);
    await stage.fail('loadRuns', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.page?.rows]).toEqual([
      { browsing: { listed: 'watching' } },
      importsGoingOn.rows,
    ]);
    stage.clock.increment(LIST_POLL_MS);
    expect(stage.asked('loadRuns')).toHaveLength(2);
  });

  test('a file is started with its kind, and a sent one is opened with its own', async () => {
    const stage = await opened();
    stage.send({ type: 'file.begin', kind: 'stock' });
    await stage.answer('fileImport');
    await stage.answer('loadPage', imports);
    stage.send({ type: 'run.open', id: 7 });
    expect(stage.asked('fileImport')).toEqual([
      { kind: stockKind, runId: null },
      { kind: stockKind, runId: 7 },
    ]);
  });

  test('an unknown kind is not started, and a run that is not on the list is not opened', async () => {
    const stage = await opened();
    stage.send({ type: 'file.begin', kind: 'weather' }, { type: 'run.open', id: 99 });
    expect([stage.snapshot.value, stage.asked('fileImport')]).toEqual([{ browsing: { listed: 'resting' } }, []]);
  });

  test('a bug of the file costs its page, and what was sent is on the list', async () => {
    const stage = await opened();
    stage.send({ type: 'file.begin', kind: 'stock' });
    await stage.fail('fileImport', new TypeError('no page'));
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      { browsing: 'loading' },
      [{ type: 'error', text: 'This page stopped working. The import continues.' }],
    ]);
  });

  test('the kinds stay on screen while another page is loading, or fails to load', async () => {
    const stage = await opened();
    stage.send({ type: 'view.choose', view: { page: 2 } });
    expect(stage.snapshot.context.kinds).toEqual(imports.kinds);
    await stage.fail('loadPage', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.kinds]).toEqual([{ browsing: 'failed' }, imports.kinds]);
  });
});
