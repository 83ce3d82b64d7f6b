import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { all, answer, asks, cut, hold, type Scene, sees, waits } from './scene.ts';

const LIST = '**/api/admin/import?page=*';
const SEND = '**/api/admin/import?kind=*';
const RUN = '**/api/admin/import/7?verdict=refused';
const ROWS = '**/api/admin/import/7?page=1*';
const EXPORT = '**/api/admin/export?*';
const AT = { as: 'admin', at: '/admin/import' } as const;

const summary = {
  id: 7,
  kind: 'products',
  fileName: 'Produktliste Herbst, mit Preisen und Gebinden (zweite Fassung).csv',
  isDryRun: true,
  isComplete: false,
  state: 'done',
  isBehind: false,
  percent: 100,
  counts: { new: 1204, changed: 36, same: 48_211, refused: 3, deactivated: null },
  failure: null,
  askedBy: 'Theo Lindqvist',
  askedAt: '2026-03-04T15:00:00.000Z',
  finishedAt: '2026-03-04T15:00:09.000Z',
};
const nothingYet = { new: 0, changed: 0, same: 0, refused: 0, deactivated: null };
const reading = {
  format: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  decimal: 'comma',
  columns: [
    { heading: 'Art. No', column: 'code' },
    { heading: 'Description of the article as it stands in the catalogue', column: 'description' },
    { heading: 'Category', column: 'category' },
    { heading: 'U/M', column: 'defaultUnit' },
    { heading: 'Buyer', column: null },
    { heading: '', column: null },
  ],
};
const rows = [
  {
    line: 1204,
    verdict: 'refused',
    column: 'category',
    value: '=HYPERLINK("https://example.com","Fruit")',
    reason: 'category "=HYPERLINK("https://example.com","Fruit")" is a formula, and formulas are not worked out',
    mend: 'Write the value that it stands for',
  },
  {
    line: 31_118,
    verdict: 'refused',
    column: 'defaultQuantity',
    value: 'a dozen',
    reason: 'defaultQuantity "a dozen" is no number',
    mend: 'Write digits with one decimal sign, such as 12.50',
  },
  { line: 49_002, verdict: 'refused', column: 'code', value: null, reason: 'code is missing', mend: 'Fill it in' },
];
const waiting = { ...summary, state: 'waiting', percent: 0, counts: nothingYet, finishedAt: null, reading: null };
const run = { ...summary, reading, verdicts: rows };
const ended = {
  tried: run,
  deactivating: { ...run, isComplete: true, counts: { ...summary.counts, refused: 0, deactivated: 212 } },
  refused: {
    ...run,
    state: 'failed',
    counts: nothingYet,
    reading: { ...reading, columns: reading.columns.map((column) => ({ ...column, column: null })) },
    failure:
      'There is no column for code. The headings are Art. No, Description, Category, U/M, Buyer. Say which one it is.',
  },
  done: { ...run, isDryRun: false },
  failed: {
    ...run,
    isDryRun: false,
    state: 'failed',
    failure: 'The file could not be brought in, and nothing was changed. Please try again.',
  },
};
const listed = [
  { ...summary, id: 8, state: 'running', percent: 40, isDryRun: false, fileName: 'prices.xlsx', kind: 'prices' },
  summary,
  { ...summary, id: 6, state: 'failed', counts: nothingYet, failure: 'The file is empty.', fileName: 'a.csv' },
];

const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from('Art. No;Description\n101;Pears\n') };
const chooses = (page: Page) => page.getByLabel('File to bring in').setInputFiles(file);
/** The server takes the file and has this to say of it when it is asked. */
const becomes = (outcome: object) =>
  all(answer(SEND, { ...waiting, verdicts: [] }), answer(RUN, outcome), answer(ROWS, run));

/** What a distributor brings in. */
export const importScenes: readonly Scene[] = [
  { name: 'imports-loading', ...AT, network: hold(LIST), show: waits },
  {
    name: 'imports-failed',
    after: 'imports-loading',
    network: cutHeld(LIST),
    show: sees('What can be brought in could not be loaded.'),
  },
  {
    name: 'imports',
    after: 'imports-failed',
    network: answer(LIST, listed),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Running, 40 %')(page);
    },
  },
  {
    name: 'imports-refreshing',
    after: 'imports',
    network: hold(LIST),
    show: (page) => asks(page, LIST, async () => undefined),
  },
  {
    name: 'imports-ended',
    after: 'imports-refreshing',
    network: all(answerHeld(LIST, [summary]), answer(LIST, [summary])),
    show: async (page) => {
      await page.getByText('Running, 40 %').filter({ visible: true }).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'import-choosing',
    after: 'imports-ended',
    show: async (page) => {
      await button(page, 'Bring In Products').click();
      await sees('Files to Start From')(page);
    },
  },
  {
    name: 'import-downloading',
    after: 'import-choosing',
    network: hold(EXPORT),
    show: async (page) => {
      await button(page, 'What the Shop Holds Now').click();
      await button(page, 'What the Shop Holds Now').and(page.locator('[aria-busy=true]')).waitFor();
    },
  },
  {
    name: 'import-not-downloaded',
    after: 'import-downloading',
    network: cutHeld(EXPORT),
    show: sees('The file could not be downloaded. Try again.'),
  },
  {
    name: 'import-sending',
    after: 'import-not-downloaded',
    network: hold(SEND),
    show: async (page) => {
      await chooses(page);
      await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    },
  },
  { name: 'import-unsent', after: 'import-sending', network: cutHeld(SEND), show: sees('Sending the file failed.') },
  {
    name: 'import-following',
    after: 'import-unsent',
    network: all(answer(SEND, { ...waiting, isBehind: true, verdicts: [] }), hold(RUN)),
    show: async (page) => {
      await asks(page, RUN, () => button(page, 'Try Again').click());
      await sees('Waiting for another file: one is brought in at a time.')(page);
    },
  },
  {
    name: 'import-silent',
    after: 'import-following',
    network: all(cutHeld(RUN), cut(RUN)),
    show: sees('The server did not say how far it is.'),
  },
  {
    name: 'import-verdicts-loading',
    after: 'import-silent',
    network: all(answer(RUN, ended.tried), hold(ROWS)),
    show: async (page) => {
      await sees('Tried. Nothing has been changed yet.')(page);
      await waits(page);
    },
  },
  {
    name: 'import-verdicts-failed',
    after: 'import-verdicts-loading',
    network: cutHeld(ROWS),
    show: sees('The rows could not be loaded.'),
  },
  {
    name: 'import-tried',
    after: 'import-verdicts-failed',
    network: answer(ROWS, run),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('defaultQuantity "a dozen" is no number')(page);
    },
  },
  {
    name: 'import-refused',
    after: 'import-tried',
    network: becomes(ended.refused),
    show: async (page) => {
      await page.getByLabel('Encoding').selectOption('utf-8');
      await sees('The file as a whole was not taken:')(page);
    },
  },
  {
    name: 'import-confirming',
    after: 'import-refused',
    network: becomes(ended.deactivating),
    show: async (page) => {
      await page.getByLabel('The file is complete').check();
      await button(page, 'Bring In 1,240 Rows').click();
      await sees('Deactivate What the File Lacks?')(page);
    },
  },
  {
    name: 'import-not-done',
    after: 'import-confirming',
    network: becomes(ended.failed),
    show: async (page) => {
      await button(page, 'Bring In and Deactivate').click();
      await sees('Nothing was brought in:')(page);
    },
  },
  {
    name: 'import-done',
    after: 'import-not-done',
    network: becomes(ended.done),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Brought in.')(page);
      await sees('defaultQuantity "a dozen" is no number')(page);
    },
  },
  {
    name: 'import-opening',
    after: 'import-done',
    network: hold(RUN),
    show: async (page) => {
      await button(page, 'All Files').click();
      await button(page, /^Open/).first().click();
      await waits(page);
    },
  },
  {
    name: 'import-unopened',
    after: 'import-opening',
    network: cutHeld(RUN),
    show: sees('What became of the file could not be loaded.'),
  },
  {
    name: 'import-of-before',
    isVariant: true,
    after: 'import-unopened',
    network: answer(RUN, ended.tried),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('The file is not kept. Choose it again to bring it in.')(page);
    },
  },
  {
    name: 'imports-none',
    isVariant: true,
    ...AT,
    network: answer(LIST, []),
    show: sees('No file has been brought in yet.'),
  },
  {
    name: 'import-unfit',
    isVariant: true,
    after: 'imports-none',
    show: async (page) => {
      await button(page, 'Bring In Customers').click();
      await page.getByLabel('File to bring in').setInputFiles({ ...file, buffer: Buffer.alloc(0) });
      await sees('The file is empty.')(page);
    },
  },
  {
    name: 'import-wholly-refused',
    isVariant: true,
    after: 'import-unfit',
    network: becomes({ ...run, counts: { ...nothingYet, refused: 3 } }),
    show: async (page) => {
      await chooses(page);
      await sees('No row can be brought in as it is.')(page);
      await sees('defaultQuantity "a dozen" is no number')(page);
    },
  },
];
