import { type Static, Type } from 'typebox';
import { COLUMN_REASONS } from '../dataImport/matchColumns.ts';
import { PreviewRow, ROW_OUTCOMES, RowResult } from '../dataImport/rowResult.ts';
import { Code, Text } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { workProgress } from './work.ts';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);
const Count = Type.Integer({ minimum: 0 });

const ImportEncoding = Type.Enum(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']);
const ImportDelimiter = Type.Enum([',', ';', '\t', '|']);
const ImportDecimal = Type.Enum(['point', 'comma']);
const ImportDateOrder = Type.Enum(['monthFirst', 'dayFirst']);

/**
 * How a file is parsed: as the caller chose, else as its values suggest. `decimal` and `dateOrder` null: no value
 * depends on it, or `questions` lists columns whose values are ambiguous. `columns`: each heading with its matched
 * column, the reason of the match, and its first values as they are read. `constants`: columns that have one value in
 * all rows.
 */
const ImportReading = Type.Object({
  format: Type.Enum(['csv', 'tsv', 'json', 'xlsx']),
  encoding: TextOrNone,
  delimiter: TextOrNone,
  decimal: Type.Union([ImportDecimal, Type.Null()]),
  dateOrder: Type.Union([ImportDateOrder, Type.Null()]),
  columns: Type.Array(
    Type.Object({
      heading: Type.String(),
      column: TextOrNone,
      reason: Type.Union([Type.Enum([...COLUMN_REASONS]), Type.Null()]),
      samples: Type.Array(Type.String()),
    }),
  ),
  constants: Type.Array(Type.Object({ column: Type.String(), value: Type.String() })),
  questions: Type.Array(
    Type.Object({
      about: Type.Enum(['decimal', 'dateOrder']),
      column: Type.String(),
      values: Type.Array(Type.Object({ value: Type.String(), meanings: Type.Array(Type.String()) })),
    }),
  ),
  /** Notes about how the file was parsed. */
  remarks: Type.Array(Type.String()),
});

/**
 * An import or a dry run. `counts` are of rows; `deactivated` is null when the import deactivates nothing. `unusual`:
 * how many of the refused rows `acceptUnusual` accepts; absent if there are none.
 */
const summaryProperties = {
  id: Type.Integer(),
  kind: Type.String(),
  fileName: Type.String(),
  isDryRun: Type.Boolean(),
  isComplete: Type.Boolean(),
  ...workProgress,
  /** The import waits for another one to end. */
  isBehind: Type.Boolean(),
  counts: Type.Object({
    new: Count,
    changed: Count,
    same: Count,
    refused: Count,
    deactivated: Type.Union([Count, Type.Null()]),
    unusual: Type.Optional(Count),
  }),
  /** The name of the user who started the import. */
  askedBy: Type.String(),
  askedAt: Type.String(),
  finishedAt: TextOrNone,
};

export const ImportSummary = Type.Object(summaryProperties);
export type ImportSummary = Static<typeof ImportSummary>;

export const ImportRun = Type.Object({
  ...summaryProperties,
  reading: Type.Union([ImportReading, Type.Null()]),
  /** The first and last rows, and some of those that change a record; empty until the end. */
  preview: Type.Array(PreviewRow),
  /** A page of row results, in row order. */
  results: Type.Array(RowResult),
});
export type ImportRun = Static<typeof ImportRun>;

/**
 * A kind of data that can be imported. `whenAbsent`: what happens to records that a complete file lacks; null when a
 * file of this kind cannot be complete.
 */
export const ImportKind = Type.Object({
  name: Type.String(),
  title: Type.String(),
  about: Type.String(),
  whenAbsent: TextOrNone,
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      means: Type.String(),
      need: Type.Enum(['always', 'forNew', 'never']),
      /** The default of a new row when the file has no value. */
      standard: TextOrNone,
      example: Type.String(),
    }),
  ),
});
export type ImportKind = Static<typeof ImportKind>;

const Run = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 }));

/** Wire 10. */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/admin/import',
  access: 'admin',
  summary:
    'Import a file (CSV, TSV, JSON or XLSX; the raw bytes are the body), or check it with `dryRun`. Settings that are not given are detected from the values. A value that can be read in two ways refuses its row (`ambiguousNumber`, `ambiguousDate`). `columns` is a JSON object of headings and the columns that they are, null to ignore one; `constants` is one of columns and the value that all rows have in them. `createCategories` creates the unknown categories of products. `acceptUnusual` accepts unusual price factors of customers, and amounts and quantities of invoices that differ. Returns immediately; the import runs as a job',
  query: Type.Object({
    kind: Code,
    dryRun: Type.Optional(Type.Boolean()),
    complete: Type.Optional(Type.Boolean()),
    createCategories: Type.Optional(Type.Boolean()),
    acceptUnusual: Type.Optional(Type.Boolean()),
    fileName: Type.Optional(Code),
    encoding: Type.Optional(ImportEncoding),
    delimiter: Type.Optional(ImportDelimiter),
    decimal: Type.Optional(ImportDecimal),
    dateOrder: Type.Optional(ImportDateOrder),
    columns: Type.Optional(Text),
    constants: Type.Optional(Text),
  }),
  takesBytes: true,
  isStreamed: true,
  answer: ImportRun,
  codes: ['fileTooLarge', 'neverComplete'],
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/import/:id',
  access: 'admin',
  summary: `Progress and row results of an import, optionally filtered by result. Pages of ${LIST_PAGE}; X-Total-Count is the total`,
  params: Run,
  query: Type.Object({ page: Page, result: Type.Optional(Type.Enum(ROW_OUTCOMES)) }),
  answer: ImportRun,
});

export const cancelImport = endpoint({
  method: 'DELETE',
  path: '/api/admin/import/:id',
  access: 'admin',
  summary: 'Stop a check or an import that waits or runs. Nothing of it is kept. One that has ended stays as it is',
  params: Run,
  answer: ImportRun,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/import',
  access: 'admin',
  summary: `Imported and checked files, newest first. Pages of ${LIST_PAGE}; X-Total-Count is the total`,
  query: Type.Object({ page: Page }),
  answer: Type.Array(ImportSummary),
});

export const getResultFile = endpoint({
  method: 'GET',
  path: '/api/admin/import/:id/results',
  access: 'admin',
  summary: 'Result of every row of an import, as a CSV file',
  params: Run,
});

export const listImportKinds = endpoint({
  method: 'GET',
  path: '/api/admin/importKinds',
  access: 'admin',
  summary: 'Kinds of files that can be imported, in import order, with their columns',
  answer: Type.Array(ImportKind),
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/admin/export',
  access: 'admin',
  summary: 'Current data of a kind as a CSV file that can be imported again',
  query: Type.Object({ kind: Code }),
});
