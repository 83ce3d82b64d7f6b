import type { ImportKind, ImportRun, ImportSummary } from '#domain/api/imports.ts';
import type { Sent } from '#machines/admin/fileImport/fileImport.ts';
import type { Imports } from '#machines/admin/imports/importsMachine.ts';
import type { ResultPage } from '#machines/admin/resultList/resultListMachine.ts';

const column = { means: 'What it is', standard: null, example: '1' };

export const stockKind: ImportKind = {
  name: 'stock',
  title: 'Stock',
  about: 'Quantity available to promise.',
  whenAbsent: 'Products missing from the file are set to out of stock',
  columns: [
    { ...column, name: 'product', need: 'always' },
    { ...column, name: 'available', need: 'forNew' },
  ],
};
export const productsKind: ImportKind = {
  ...stockKind,
  name: 'products',
  title: 'Products',
  columns: [
    { ...column, name: 'code', need: 'always' },
    { ...column, name: 'category', need: 'forNew' },
  ],
};
const customersKind: ImportKind = { ...stockKind, name: 'customers', title: 'Customers', whenAbsent: null };

export const summary: ImportSummary = {
  id: 7,
  kind: 'stock',
  fileName: 'stock.csv',
  isDryRun: true,
  isComplete: false,
  state: 'done',
  isBehind: false,
  percent: 100,
  counts: { new: 1, changed: 2, same: 3, refused: 1, deactivated: null },
  failure: null,
  askedBy: 'Bo Larsen',
  askedAt: '2026-03-04T15:00:00.000Z',
  finishedAt: '2026-03-04T15:00:01.000Z',
};

export const reading: NonNullable<ImportRun['reading']> = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  decimal: 'point',
  columns: [
    { heading: 'Item', column: 'product', reason: 'synonym', samples: ['P101'] },
    { heading: 'Bestand', column: null, reason: null, samples: ['4'] },
  ],
  dateOrder: null,
  questions: [],
  remarks: [],
  constants: [],
};

/** Of a file whose numbers can be read in two ways. */
export const undecided: NonNullable<ImportRun['reading']> = {
  ...reading,
  decimal: null,
  questions: [{ about: 'decimal', column: 'available', values: [{ value: '1,250', meanings: ['1250', '1.250'] }] }],
};

export const triedRun: ImportRun = { ...summary, reading, preview: [], results: [] };
const underWay = { reading: null, percent: 0, finishedAt: null } as const;
export const runs = {
  waiting: { ...triedRun, ...underWay, state: 'waiting' },
  running: { ...triedRun, ...underWay, state: 'running', percent: 40 },
  tried: triedRun,
  'tried, undecided': { ...triedRun, reading: undecided },
  'tried, undecided, would deactivate': {
    ...triedRun,
    reading: undecided,
    counts: { ...summary.counts, deactivated: 12 },
  },
  'tried, would deactivate': { ...triedRun, counts: { ...summary.counts, deactivated: 12 } },
  'tried, nothing new': { ...triedRun, counts: { ...summary.counts, new: 0, changed: 0 } },
  'refused as a whole': { ...triedRun, state: 'failed', failure: 'There is no column for product.' },
  imported: { ...triedRun, isDryRun: false },
  'failed import': { ...triedRun, isDryRun: false, state: 'failed', failure: 'The file could not be brought in.' },
} as const satisfies Record<string, ImportRun>;

export const imports: Imports = { kinds: [stockKind, customersKind, productsKind], rows: [summary], total: 1 };
export const importsGoingOn: Imports = { ...imports, rows: [{ ...summary, id: 8, state: 'running', percent: 40 }] };

export const accepted: Sent = { kind: 'accepted', run: runs.waiting };

export const results: ResultPage = {
  rows: [
    { line: 2, result: 'changed', column: null, value: null, reason: null, hint: null },
    {
      line: 3,
      result: 'refused',
      column: 'available',
      value: '=1+1',
      reason: 'available "=1+1" is a formula',
      hint: 'Enter its value instead',
    },
  ],
  total: 2,
};

/** A file of so many bytes, without content in memory. */
export function fileOf(name: string, size: number): File {
  return Object.defineProperty(new File([], name), 'size', { value: size });
}
export const stockFile = fileOf('stock.csv', 2000);
