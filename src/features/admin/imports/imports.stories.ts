import { all, answer, answerHeld, cut, cutHeld, hold } from '#test/support/stories/server.ts';
import {
  busyButton,
  callHeld,
  check,
  click,
  loading,
  noText,
  select,
  sends,
  upload,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const LIST = '**/api/admin/import?page=*';
const SEND = '**/api/admin/import?kind=*';
const STOP = '**/api/admin/import/7';
const RUN = '**/api/admin/import/7?result=refused';
const ROWS = '**/api/admin/import/7?page=1*';
const EXPORT = '**/api/admin/export?*';
const AT = { as: 'admin', at: '/admin/import' } as const;

const summary = {
  ...{ id: 7, kind: 'products', fileName: 'Produktliste Herbst, mit Preisen und Gebinden (zweite Fassung).csv' },
  ...{ isDryRun: true, isComplete: false, state: 'done', isBehind: false, percent: 100, failure: null },
  counts: { new: 1204, changed: 36, same: 48_211, refused: 3, deactivated: null },
  ...{ askedBy: 'Theo Lindqvist', askedAt: '2026-03-04T15:00:00.000Z', finishedAt: '2026-03-04T15:00:09.000Z' },
};
const nothingYet = { new: 0, changed: 0, same: 0, refused: 0, deactivated: null };
const reading = {
  ...{ format: 'csv', encoding: 'windows-1252', delimiter: ';', decimal: 'comma', dateOrder: null },
  ...{ questions: [], remarks: [], constants: [] },
  columns: [
    { heading: 'Art. No', column: 'code', reason: 'chosen', samples: ['10226', '10227'] },
    {
      heading: 'Description of the article as it is in the catalogue',
      column: 'description',
      reason: 'remembered',
      samples: ['Tomatoes, Roma, 25 LB'],
    },
    { heading: 'Category', column: 'category', reason: 'name', samples: ['1101'] },
    { heading: 'U/M', column: 'defaultUnit', reason: 'synonym', samples: ['CS', 'EA'] },
    { heading: 'Buyer', column: null, reason: null, samples: ['M. Quint'] },
    { heading: '', column: null, reason: null, samples: [] },
  ],
};
const refusal = { line: 49_002, result: 'refused', column: 'code', value: null as string | null };
const results = [
  {
    ...{ ...refusal, line: 1204, column: 'category', value: '=HYPERLINK("https://example.com","Fruit")' },
    reason: 'category "=HYPERLINK("https://example.com","Fruit")" is a formula',
    hint: 'Enter its value instead',
  },
  {
    ...{ ...refusal, line: 31_118, column: 'defaultQuantity', value: 'a dozen' },
    reason: 'defaultQuantity "a dozen" is not a valid number',
    hint: 'Enter a number such as 12.50',
  },
  { ...refusal, reason: 'code is missing', hint: 'Enter a value' },
];
const cell = (column: string, after: string | null, before: string | null = null) => ({ column, before, after });
const preview = [
  {
    ...{ line: 2, result: 'new', name: null },
    values: [
      ...[cell('code', '10226'), cell('description', 'Tomatoes, Roma, 25 LB, grown on the south side of the valley')],
      ...[cell('category', '1101'), cell('defaultUnit', 'CS'), cell('priceUnit', 'CS'), cell('taxable', 'no')],
    ],
  },
  {
    ...{ line: 31_117, result: 'changed', name: null },
    values: [
      ...[cell('code', '10310', '10310'), cell('description', 'Bartlett Pears, 44 LB', 'Pears Bartlett')],
      ...[cell('category', '1102', '1102'), cell('defaultUnit', 'CS', 'CS'), cell('priceUnit', null, 'LB')],
    ],
  },
  {
    ...{ line: 49_002, result: 'refused', name: null },
    values: [cell('description', 'Total'), cell('category', null)],
  },
];
const tried = { ...summary, reading, preview, results };
const failed = { ...tried, state: 'failed', counts: nothingYet, preview: [] };
const waiting = {
  ...summary,
  state: 'waiting',
  percent: 0,
  counts: nothingYet,
  finishedAt: null,
  reading: null,
  preview: [],
};
const undecided = {
  ...{ about: 'decimal', column: 'defaultQuantity' },
  values: [
    { value: '1.250', meanings: ['1.250', '1250'] },
    { value: '3.500', meanings: ['3.500', '3500'] },
  ],
};
const headingsAlone = reading.columns.map((column) => ({ ...column, column: null, reason: null }));
const listed = [
  { ...summary, id: 8, state: 'running', percent: 40, isDryRun: false, fileName: 'prices.xlsx', kind: 'prices' },
  summary,
  { ...summary, id: 6, state: 'failed', counts: nothingYet, failure: 'The file is empty.', fileName: 'a.csv' },
];

const chooseFile = (content = 'Art. No;Description\n101;Pears\n') =>
  upload('File to import', 'products.csv', 'text/csv', content);
const progressBar: Step = ({ page }) => page.getByRole('progressbar', { name: 'Progress' }).waitFor();
const refusedRow = 'defaultQuantity "a dozen" is not a valid number';
/** The server accepts the file and sends this result. */
const becomes = (outcome: object) =>
  all(answer(SEND, { ...waiting, results: [] }), answer(RUN, outcome), answer(ROWS, tried));

/** Imports of a distributor's files. */
export const importStories = storiesOf(
  ['imports', 'fileImport', 'resultList', 'fileDownload'],
  [
    { name: 'imports-loading', ...AT, server: hold(LIST), sees: loading },
    { name: 'imports-failed', server: cutHeld(LIST), sees: 'The supported files could not be loaded.' },
    { name: 'imports', server: answer(LIST, listed), does: click('Try Again'), sees: 'Running, 40%' },
    { name: 'imports-refreshing', server: hold(LIST), sees: callHeld(LIST) },
    {
      name: 'imports-ended',
      server: all(answerHeld(LIST, [summary]), answer(LIST, [summary])),
      sees: noText('Running, 40%'),
    },
    { name: 'import-choosing', does: click('Import Products'), sees: 'Templates' },
    {
      name: 'import-downloading',
      server: hold(EXPORT),
      does: click('Export Current Data'),
      sees: busyButton('Export Current Data'),
    },
    { name: 'import-not-downloaded', server: cutHeld(EXPORT), sees: 'The file could not be downloaded. Try again.' },
    { name: 'import-sending', server: hold(SEND), does: chooseFile(), sees: progressBar },
    { name: 'import-unsent', server: cutHeld(SEND), sees: 'Upload failed.' },
    {
      name: 'import-following',
      server: all(answer(SEND, { ...waiting, isBehind: true, results: [] }), hold(RUN)),
      does: sends(RUN, click('Try Again')),
      sees: 'Waiting for another import. Files are imported one at a time.',
    },
    {
      name: 'import-canceling',
      server: hold(STOP),
      does: sends(STOP, click('Cancel')),
      sees: 'Stopping',
    },
    { name: 'import-silent', server: all(cutHeld(STOP), cut(RUN)), sees: 'No progress update yet.' },
    {
      name: 'import-results-loading',
      server: all(answer(RUN, tried), hold(ROWS)),
      sees: ['Checked. No changes yet.', loading],
    },
    { name: 'import-results-failed', server: cutHeld(ROWS), sees: 'The rows could not be loaded.' },
    {
      name: 'import-tried',
      server: answer(ROWS, tried),
      does: click('Try Again'),
      sees: ['Tomatoes, Roma, 25 LB, grown on the south side of the valley', refusedRow],
    },
    {
      name: 'import-undecided',
      server: becomes({
        ...tried,
        reading: {
          ...{ ...reading, decimal: null, questions: [undecided] },
          remarks: ['Headings were found in row 3. The rows above were left out.'],
          constants: [{ column: 'priceUnit', value: 'CS' }],
        },
      }),
      does: select('Delimiter', ';'),
      sees: 'Choose the decimal separator to continue.',
    },
    {
      name: 'import-refused',
      server: becomes({
        ...failed,
        reading: { ...reading, columns: headingsAlone },
        failure:
          'There is no column for code. The headings are "Art. No", "Description", "Category", "U/M", "Buyer". Choose the column.',
      }),
      does: select('Encoding', 'utf-8'),
      sees: 'The file was not imported:',
    },
    {
      name: 'import-confirming',
      server: becomes({ ...tried, isComplete: true, counts: { ...summary.counts, refused: 0, deactivated: 212 } }),
      does: [check('This file is complete'), click('Import 1,240 Rows')],
      sees: 'Deactivate Missing Items?',
    },
    {
      name: 'import-not-done',
      server: becomes({
        ...{ ...tried, isDryRun: false, state: 'failed' },
        failure: 'The import failed and nothing was changed. Please try again.',
      }),
      does: click('Import and Deactivate'),
      sees: 'Nothing was imported:',
    },
    {
      name: 'import-done',
      server: becomes({ ...tried, isDryRun: false }),
      does: click('Try Again'),
      sees: ['Imported.', refusedRow],
    },
    { name: 'import-opening', server: hold(RUN), does: [click('All Files'), click(/^Open/)], sees: loading },
    { name: 'import-unopened', server: cutHeld(RUN), sees: 'The import results could not be loaded.' },
    {
      name: 'import-of-before',
      server: answer(RUN, tried),
      does: click('Try Again'),
      sees: 'The file is no longer available. Choose it again to import it.',
    },
    { name: 'imports-none', ...AT, server: answer(LIST, []), sees: 'No files imported yet.' },
    { name: 'import-unfit', does: [click('Import Customers'), chooseFile('')], sees: 'The file is empty.' },
    {
      name: 'import-wholly-refused',
      server: becomes({ ...tried, counts: { ...nothingYet, refused: 3 } }),
      does: chooseFile(),
      sees: ['No rows can be imported. Correct the file and try again.', refusedRow],
    },
    {
      name: 'import-unusual',
      server: becomes({ ...tried, kind: 'customers', counts: { ...summary.counts, unusual: 2 } }),
      does: select('Encoding', 'utf-8'),
      sees: ['Accept unusual prices and amounts', '2 rows were refused because of them. Check the refused rows first.'],
    },
    {
      name: 'import-accepted',
      server: becomes({ ...tried, kind: 'customers', counts: { ...summary.counts, changed: 38, refused: 1 } }),
      does: check('Accept unusual prices and amounts'),
      sees: ['Rows with them are imported as they are. Otherwise, they are refused.', 'Import 1,242 Rows'],
    },
  ],
);
