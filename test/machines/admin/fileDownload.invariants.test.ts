import { describe, expect, test } from 'vitest';
import { fileDownloadMachine } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const held = { type: 'download.request', download: { of: 'held', kind: 'stock' } } as const;
const results = { type: 'download.request', download: { of: 'results', runId: 7 } } as const;
const opened = () => new Stage(fileDownloadMachine, undefined);

describe('the download of a file:', () => {
  test('nothing is loaded before it was requested', () => {
    expect(opened().asked('fetchFile')).toEqual([]);
  });

  test('a second click never fetches a second file', () => {
    const stage = opened();
    stage.send(held, held, results);
    expect(stage.asked('fetchFile')).toEqual([held.download]);
  });

  test('the requested file is loaded, each time', async () => {
    const stage = opened();
    stage.send(held);
    await stage.answer('fetchFile');
    stage.send(results);
    expect(stage.asked('fetchFile')).toEqual([held.download, results.download]);
  });

  test('a finished one sends no notice: the browser shows it', async () => {
    const stage = opened();
    stage.send(held);
    await stage.answer('fetchFile');
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual(['resting', []]);
  });

  test('a failed one shows a notice, and can be requested again', async () => {
    const stage = opened();
    stage.send(held);
    await stage.fail('fetchFile', failures.offline);
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      'resting',
      [{ type: 'error', text: 'The file could not be downloaded. Try again.' }],
    ]);
    stage.send(held);
    expect(stage.asked('fetchFile')).toHaveLength(2);
  });
});
