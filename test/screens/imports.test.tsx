import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportRun } from '#domain/api/imports.ts';
import {
  fileOf,
  imports,
  importsGoingOn,
  results,
  runs,
  stockFile,
  triedRun,
  undecided,
} from '../machines/admin/importSamples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import './knownTags.ts';
import { openArea } from '../support/screens/importPages.tsx';
import { answer, child } from '../support/screens/quietShop.ts';

/** What was handed to the browser to keep. */
const saved: { name: string; blob: Blob }[] = [];

const page = withWindow();
beforeEach(() => {
  page.width = 1440;
  saved.length = 0;
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob) saved.push({ name: this.download, blob });
  });
});
afterEach(() => vi.restoreAllMocks());

function show(answered = imports) {
  const { page: list } = openArea();
  act(() => answer(list, 'loadPage', answered));
  return list;
}

function begin() {
  const list = show();
  fireEvent.click(screen.getByRole('button', { name: /^Import\s*Stock$/ }));
  return child(list, 'fileImport');
}

/** A file that was sent before, as the server returns it now. */
function open(run: ImportRun) {
  const list = show();
  fireEvent.click(screen.getByRole('button', { name: /^Open\s*stock.csv$/ }));
  const flow = child(list, 'fileImport');
  act(() => answer(flow, 'loadWork', run));
  return flow;
}

/** One that was chosen here, and tried. */
function tried(run: ImportRun = triedRun) {
  const flow = begin();
  act(() => flow.send({ type: 'file.choose', file: stockFile }));
  act(() => answer(flow, 'sendFile', { kind: 'accepted', run: { ...run, state: 'running' } }));
  act(() => flow.send({ type: 'xstate.after.poll.fileImport.following.pausing' } as never));
  act(() => answer(flow, 'loadWork', run));
  return flow;
}

const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const chosen = (label: string) => select(label).selectedOptions[0]?.textContent;

test('the sent files are listed with user, kind, progress and result', () => {
  show({ ...importsGoingOn, rows: [...importsGoingOn.rows, { ...runs['refused as a whole'], id: 6 }] });
  expect(cellsOf('Recent files').map((cells) => cells.slice(1))).toEqual([
    [
      'stock.csvStock · Check only',
      'Bo Larsen',
      'Running, 40%',
      '1 new, 2 changed, 3 same, 1 refused',
      'Open stock.csv',
    ],
    [
      'stock.csvStock · Check only',
      'Bo Larsen',
      'Failed',
      '1 new, 2 changed, 3 same, 1 refusedThere is no column for product.',
      'Open stock.csv',
    ],
  ]);
});

test('the template has the headings, the example a row as well', async () => {
  begin();
  fireEvent.click(screen.getByRole('button', { name: 'Template' }));
  fireEvent.click(screen.getByRole('button', { name: 'Example' }));
  const files = saved.map(async ({ name, blob }) => [name, blob.type, await blob.text()]);
  expect(await Promise.all(files)).toEqual([
    ['stock.csv', 'text/csv;charset=utf-8', 'product,available\r\n'],
    ['stock-example.csv', 'text/csv;charset=utf-8', 'product,available\r\n1,1\r\n'],
  ]);
});

test('a file is chosen or dropped, and the same one may be chosen again; an unsupported one shows why', () => {
  const flow = begin();
  const drop = (file: File) => {
    const target = screen.getByRole('region', { name: 'Your file' });
    const event = createEvent.drop(target);
    Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  expect(drop(fileOf('stock.csv', 0))).toBe(true);
  screen.getByText('The file is empty.');
  const input = screen.getByLabelText<HTMLInputElement>('File to import');
  Object.defineProperty(input, 'files', { value: [stockFile] });
  fireEvent.change(input);
  expect([flow.getSnapshot().value, flow.getSnapshot().context.file, input.value]).toEqual(['sending', stockFile, '']);
});

test('the detected settings are shown, each beside its alternatives', () => {
  const flow = tried();
  expect(['Encoding', 'Delimiter', 'Decimal Separator', 'Item', 'Bestand'].map(chosen)).toEqual([
    'UTF-8, detected',
    'Comma (,), detected',
    'Period (1,250.00), detected',
    'product (needed)',
    'Ignored',
  ]);
  screen.getByText(/^New rows also need available/);
  fireEvent.change(select('Bestand'), { target: { value: 'available' } });
  expect(flow.getSnapshot().context.choices.columns).toEqual({ Item: 'product', Bestand: 'available' });
  fireEvent.change(select('Encoding'), { target: { value: 'windows-1252' } });
  expect(chosen('Encoding')).toBe('Windows-1252');
});

test('where numbers or dates can be read in two ways it is asked how, and nothing is imported before', () => {
  const asks: NonNullable<ImportRun['reading']> = {
    ...undecided,
    questions: [
      ...undecided.questions,
      { about: 'dateOrder', column: 'due', values: [{ value: '10/02/2026', meanings: ['2026-10-02', '2026-02-10'] }] },
    ],
    remarks: ['2 rows hidden in the workbook are also imported.'],
  };
  const flow = tried({ ...triedRun, reading: asks });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Choose the decimal separator to continue. Some numbers can be read in two ways:available: "1,250" could be 1250 or 1.250.',
      'Choose the date order to continue. Some dates can be read in two ways:due: "10/02/2026" could be 2026-10-02 or 2026-02-10.',
    ]),
  );
  screen.getByText('2 rows hidden in the workbook are also imported.');
  expect([chosen('Decimal Separator'), chosen('Date Order')]).toEqual(['Choose one', 'Choose one']);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  fireEvent.change(select('Date Order'), { target: { value: 'dayFirst' } });
  expect([flow.getSnapshot().value, flow.getSnapshot().context.choices.dateOrder]).toEqual(['sending', 'dayFirst']);
});

test('a heading that appears twice is read at its first place, and one without a name has its place', () => {
  const columns = [
    { heading: 'Item', column: 'product', reason: 'synonym' as const, samples: [] },
    { heading: 'Item', column: null, reason: null, samples: [] },
    { heading: '', column: null, reason: null, samples: [] },
  ];
  tried({ ...triedRun, reading: { ...(triedRun.reading as NonNullable<ImportRun['reading']>), columns } });
  expect(screen.getAllByLabelText('Item').map(reasonOf)).toEqual([
    null,
    'Read from the first column with this heading.',
  ]);
  screen.getByLabelText('Column 3, without a heading');
});

test('a dry run shows numbers, and only new or changed rows are imported', () => {
  const flow = tried();
  const counts = [...document.querySelectorAll('dl > div')].map((part) => part.textContent);
  expect(counts).toEqual(['New1', 'Changed2', 'Same3', 'Refused1']);
  screen.getByText('1 row will be skipped unless you correct it in the file.');
  fireEvent.click(screen.getByRole('button', { name: 'Import 3 Rows' }));
  expect([flow.getSnapshot().value, flow.getSnapshot().context.isTrial]).toEqual(['sending', false]);
});

test('a file without changes shows that, a file of the list has to be chosen again: neither is imported', () => {
  tried(runs['tried, nothing new']);
  screen.getByText('Every row matches current data. There is nothing to import.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  cleanup();
  open(triedRun);
  screen.getByText('The file is no longer available. Choose it again to import it.');
  expect([screen.queryByRole('button', { name: /^Import/ }), reasonOf(select('Encoding'))]).toEqual([
    null,
    'To change these settings, choose the file again. ',
  ]);
});

test('the content of a cell is shown as text, whatever it is, beside the reason and the hint', () => {
  const flow = open(triedRun);
  act(() => answer(child(flow, 'resultList'), 'loadPage', results));
  expect(cellsOf('Rows')).toEqual([
    ['2', 'Changed', '', '', '', ''],
    ['3', 'Refused', 'available', '=1+1', 'available "=1+1" is a formula', 'Enter its value instead'],
  ]);
  expect(select('Show').value).toBe('refused');
});

test('a file of a kind of which nothing can be deactivated is never complete', () => {
  const list = show();
  fireEvent.click(screen.getByRole('button', { name: /^Import\s*Customers$/ }));
  act(() => child(list, 'fileImport').send({ type: 'file.choose', file: stockFile }));
  expect(screen.queryByLabelText('This file is complete')).toBeNull();
});

test('missing categories of products are created where the user chose it, while the file is there', () => {
  const list = show();
  fireEvent.click(screen.getByRole('button', { name: /^Import\s*Products$/ }));
  const flow = child(list, 'fileImport');
  act(() => flow.send({ type: 'file.choose', file: stockFile }));
  const flag = () => screen.getByLabelText<HTMLInputElement>('Create missing categories');
  expect(flag().checked).toBe(false);
  fireEvent.click(flag());
  expect([flag().checked, flow.getSnapshot().context.choices.createCategories]).toEqual([true, true]);
  expect(flow.getSnapshot().matches('sending')).toBe(true);
});

test('unusual values are accepted where the user chose it, which can be taken back', () => {
  const flow = tried({ ...triedRun, counts: { ...triedRun.counts, unusual: 1 } });
  const flag = () => screen.getByLabelText<HTMLInputElement>('Accept unusual prices and amounts');
  expect(flag().checked).toBe(false);
  screen.getByText('1 row was refused because of them. Check the refused rows first.');
  fireEvent.click(flag());
  expect([flag().checked, flow.getSnapshot().value]).toEqual([true, 'sending']);
  act(() => answer(flow, 'sendFile', { kind: 'accepted', run: triedRun }));
  fireEvent.click(flag());
  expect([flag().checked, flow.getSnapshot().context.choices.acceptUnusual]).toEqual([false, false]);
});

test('unusual values are asked about only where rows were refused for them, and while the file is there', () => {
  tried();
  expect(screen.queryByLabelText('Accept unusual prices and amounts')).toBeNull();
  cleanup();
  open({ ...triedRun, counts: { ...triedRun.counts, unusual: 1 } });
  expect(screen.queryByLabelText('Accept unusual prices and amounts')).toBeNull();
});

test('only products have categories to create, and only while the file is there', () => {
  tried();
  expect(screen.queryByLabelText('Create missing categories')).toBeNull();
  cleanup();
  open({ ...triedRun, kind: 'products' });
  expect(screen.queryByLabelText('Create missing categories')).toBeNull();
});

test('a needed column that the file lacks can have one value for all rows', () => {
  const flow = tried({ ...triedRun, reading: { ...undecided, questions: [], columns: undecided.columns.slice(0, 1) } });
  const field = () => screen.getByLabelText<HTMLInputElement>('available for all rows');
  fireEvent.change(field(), { target: { value: ' 12 ' } });
  fireEvent.blur(field());
  expect(flow.getSnapshot().context.choices.constants).toEqual({ available: '12' });
  expect(flow.getSnapshot().matches('sending')).toBe(true);
});

test('a replaced value is read as what it was and what it becomes', () => {
  const values = [
    { column: 'product', before: 'P101', after: 'P101' },
    { column: 'available', before: '3', after: '7' },
  ];
  tried({ ...triedRun, preview: [{ line: 2, result: 'changed', name: 'Bartlett Pears', values }] });
  expect(cellsOf('How Your Rows Were Read')).toEqual([['2', 'Changed', 'P101', 'Bartlett Pears', 'Was 3Now 7']]);
  screen.getByRole('columnheader', { name: 'Name of product' });
});
