import { describe, expect, test } from 'vitest';
import type { ImportRun } from '#domain/api/imports.ts';
import { NO_CHOICES, type Sending } from '#machines/admin/fileImport/fileImport.ts';
import { fileImportMachine } from '#machines/admin/fileImport/fileImportMachine.ts';
import { RUN_POLL_MS } from '#machines/admin/fileImport/fileImportSetup.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { accepted, fileOf, reading, runs, stockFile, stockKind } from './importSamples.ts';

const opened = (runId: number | null = null) => new Stage(fileImportMachine, { kind: stockKind, runId });
type Opened = ReturnType<typeof opened>;

const choose = { type: 'file.choose', file: stockFile } as const;
const request = { type: 'import.request' } as const;
const sending = { kind: 'stock', file: stockFile, tell: expect.any(Function) };
const trial = { ...sending, isTrial: true, choices: NO_CHOICES };

/** The server accepts the file, with this answer. */
async function answered(stage: Opened, run: ImportRun) {
  await stage.answer('sendFile', accepted);
  stage.clock.increment(RUN_POLL_MS);
  await stage.answer('loadWork', run);
}

async function tried(run: ImportRun = runs.tried) {
  const stage = opened();
  stage.send(choose);
  await answered(stage, run);
  return stage;
}

describe('the import of a file:', () => {
  test('a dry run always comes first, with no option that the user did not choose', () => {
    const stage = opened();
    stage.send(choose, request, { type: 'import.confirm' });
    expect(stage.asked('sendFile')).toEqual([trial]);
  });

  test('it is imported on request, once, with the options of the dry run', async () => {
    const stage = await tried();
    stage.send({ type: 'reading.choose', choice: { decimal: 'comma' } });
    await answered(stage, runs.tried);
    stage.send(request, request);
    const choices = { ...NO_CHOICES, decimal: 'comma' };
    expect(stage.asked('sendFile')).toEqual([
      trial,
      { ...sending, isTrial: true, choices },
      { ...sending, isTrial: false, choices },
    ]);
    await answered(stage, runs.imported);
    expect([stage.snapshot.value, stage.snapshot.context.run]).toEqual([{ settled: 'done' }, runs.imported]);
  });

  test('categories are created only after the user chose it for this file, and the import does what the dry run did', async () => {
    const stage = await tried();
    stage.send({ type: 'reading.choose', choice: { createCategories: true } });
    await answered(stage, runs.tried);
    stage.send(request);
    await answered(stage, runs.imported);
    stage.send({ type: 'file.choose', file: fileOf('other.csv', 10) });
    expect(
      (stage.asked('sendFile') as Sending[]).map(({ isTrial, choices }) => [isTrial, choices.createCategories]),
    ).toEqual([
      [true, false],
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  test('unusual values are accepted only after the user chose it for this file, in the import as in the dry run', async () => {
    const stage = await tried();
    stage.send({ type: 'reading.choose', choice: { acceptUnusual: true } });
    await answered(stage, runs.tried);
    stage.send(request);
    await answered(stage, runs.imported);
    stage.send({ type: 'file.choose', file: fileOf('other.csv', 10) });
    expect(
      (stage.asked('sendFile') as Sending[]).map(({ isTrial, choices }) => [isTrial, choices.acceptUnusual]),
    ).toEqual([
      [true, null],
      [true, true],
      [false, true],
      [true, null],
    ]);
  });

  test('nothing is deactivated before that was confirmed', async () => {
    const stage = await tried(runs['tried, would deactivate']);
    stage.send(request);
    expect([stage.snapshot.value, stage.asked('sendFile').length]).toEqual([{ settled: { tried: 'confirming' } }, 1]);
    stage.send({ type: 'import.refuse' }, { type: 'import.confirm' });
    expect(stage.asked('sendFile')).toHaveLength(1);
    stage.send(request, { type: 'import.confirm' });
    expect(stage.asked('sendFile').at(-1)).toMatchObject({ isTrial: false });
  });

  test('a file that would change nothing, or that no longer exists, is not imported', async () => {
    const stage = await tried(runs['tried, nothing new']);
    const before = opened(7);
    await before.answer('loadWork', runs.tried);
    stage.send(request);
    before.send(request, { type: 'send.retry' }, { type: 'reading.choose', choice: { decimal: 'comma' } });
    expect([stage.asked('sendFile').length, before.asked('sendFile').length]).toEqual([1, 0]);
    expect([stage.snapshot.value, before.snapshot.value]).toEqual(Array(2).fill({ settled: { tried: 'deciding' } }));
  });

  test('nothing is imported or deactivated while values can be read in two ways', async () => {
    for (const run of [runs['tried, undecided'], runs['tried, undecided, would deactivate']]) {
      const stage = await tried(run);
      stage.send(request, { type: 'import.confirm' });
      expect([stage.snapshot.value, stage.asked('sendFile').length]).toEqual([{ settled: { tried: 'deciding' } }, 1]);
      stage.send({ type: 'reading.choose', choice: { decimal: 'point' } });
      await answered(stage, runs.tried);
      stage.send(request);
      expect(stage.asked('sendFile').at(-1)).toMatchObject({ isTrial: false, choices: { decimal: 'point' } });
    }
  });

  test('a column that is chosen by hand is tried with the others as they were, and is that of one heading', async () => {
    const stage = await tried();
    stage.send({ type: 'column.choose', heading: 'Bestand', column: 'product' });
    expect(stage.asked('sendFile').at(-1)).toEqual({
      ...trial,
      choices: { ...NO_CHOICES, columns: { Item: null, Bestand: 'product' } },
    });
    await answered(stage, runs.tried);
    stage.send({ type: 'reading.choose', choice: { delimiter: ';' } });
    expect(stage.asked('sendFile').at(-1)).toEqual({ ...trial, choices: { ...NO_CHOICES, delimiter: ';' } });
  });

  test('the headings stay to choose from during another dry run, and after a refusal of the whole file', async () => {
    const stage = await tried();
    stage.send({ type: 'column.choose', heading: 'Item', column: null });
    expect(stage.snapshot.context.reading).toEqual(reading);
    await answered(stage, { ...runs['refused as a whole'], reading: null });
    expect([stage.snapshot.value, stage.snapshot.context.reading]).toEqual([{ settled: 'refused' }, reading]);
  });

  test('another file starts from the beginning, with nothing of the earlier one', async () => {
    const stage = await tried();
    stage.send({ type: 'reading.choose', choice: { isComplete: true } });
    await answered(stage, runs.tried);
    stage.send({ type: 'file.choose', file: fileOf('other.csv', 10) });
    const { choices, run, reading: read, isTrial } = stage.snapshot.context;
    expect({ choices, run, read, isTrial }).toEqual({ choices: NO_CHOICES, run: null, read: null, isTrial: true });
  });

  test.each([
    ['stock.csv', 0, 'The file is empty.'],
    ['stock.csv', 65 * 1024 * 1024, 'The file is 65 MB. At most 64 MB can be imported at once. Split the file.'],
    ['Stock.XLSX', 25 * 1024 * 1024, /25 MB\. At most 24 MB of XLSX can be imported at once/],
    ['stock.xls', 100, /old Excel workbook/],
  ])('%s of %i bytes is not sent, and the reason is shown', (name, size, complaint) => {
    const stage = opened();
    stage.send({ type: 'file.choose', file: fileOf(name, size) });
    expect([stage.snapshot.value, stage.asked('sendFile')]).toEqual([{ settled: 'choosing' }, []]);
    expect(stage.snapshot.context.complaint).toMatch(complaint);
  });

  test('an upload that failed shows why, and is sent again unchanged: as an import only if it was one', async () => {
    const stage = await tried();
    stage.send(request);
    await stage.fail('sendFile', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.complaint]).toEqual([
      { settled: 'unsent' },
      expect.stringContaining('may have been uploaded'),
    ]);
    stage.send({ type: 'send.retry' });
    expect(stage.asked('sendFile').map((sent) => Reflect.get(Object(sent), 'isTrial'))).toEqual([true, false, false]);
    await stage.answer('sendFile', { kind: 'refused', text: 'The file was changed.' });
    expect(stage.snapshot.context.complaint).toBe('The file was changed.');
  });

  test('the upload progress is shown, and late progress events are ignored', async () => {
    const stage = opened();
    stage.send(choose);
    const [asked] = stage.asked('sendFile');
    const { tell } = asked as { tell: (percent: number) => void };
    tell(40);
    expect(stage.snapshot.context.sent).toBe(40);
    await stage.answer('sendFile', accepted);
    tell(90);
    expect([stage.snapshot.context.sent, stage.snapshot.value]).toEqual([40, { following: 'pausing' }]);
  });

  test('a trial can be called off while it leaves, what is for real cannot', async () => {
    const stage = await tried();
    stage.send(request, { type: 'sending.cancel' });
    expect(stage.snapshot.value).toBe('sending');
    const other = opened();
    other.send(choose, { type: 'sending.cancel' });
    expect([other.snapshot.value, other.snapshot.context.file]).toEqual([{ settled: 'choosing' }, null]);
  });

  test('a missing answer does not end it: it is requested again, and continues when the page is left', async () => {
    const stage = opened(7);
    await stage.answer('loadWork', runs.running);
    stage.clock.increment(RUN_POLL_MS);
    await stage.fail('loadWork', failures.offline);
    expect(stage.snapshot.value).toEqual({ following: 'silent' });
    stage.clock.increment(RUN_POLL_MS);
    await stage.answer('loadWork', runs['failed import']);
    expect([stage.snapshot.value, stage.snapshot.context.run?.failure]).toEqual([
      { settled: 'failed' },
      'The file could not be brought in.',
    ]);
    const left = opened(7);
    await left.answer('loadWork', runs.running);
    left.send({ type: 'import.close' });
    expect(left.snapshot.status).toBe('done');
  });
});
