import { type Static, Type } from 'typebox';
import { FILE_BYTES } from '../intake/limits.ts';
import { VERDICTS, Verdict } from '../intake/verdict.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Code, Text } from './limits.ts';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);
const Count = Type.Integer({ minimum: 0 });

const ImportEncoding = Type.Enum(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']);
const ImportDelimiter = Type.Enum([',', ';', '\t', '|']);
const ImportDecimal = Type.Enum(['point', 'comma']);

/** How a file is read: as was said of it, else as was guessed. `columns`: each heading and the column that it is. */
const ImportReading = Type.Object({
  format: Type.Enum(['csv', 'tsv', 'json', 'xlsx']),
  encoding: TextOrNone,
  delimiter: TextOrNone,
  decimal: ImportDecimal,
  columns: Type.Array(Type.Object({ heading: Type.String(), column: TextOrNone })),
});

/** A file that is brought in, or tried. `counts` are of rows; `deactivated` null: nothing was to be. */
export const ImportRun = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  fileName: Type.String(),
  isDryRun: Type.Boolean(),
  isComplete: Type.Boolean(),
  state: Type.Enum(['waiting', 'running', 'done', 'failed']),
  percent: Count,
  reading: Type.Union([ImportReading, Type.Null()]),
  counts: Type.Object({
    new: Count,
    changed: Count,
    same: Count,
    refused: Count,
    deactivated: Type.Union([Count, Type.Null()]),
  }),
  /** Why the file as a whole was refused: nothing of it was written. */
  failure: TextOrNone,
  askedAt: Type.String(),
  finishedAt: TextOrNone,
  /** A page of what became of its rows, in their order. */
  verdicts: Type.Array(Verdict),
});
export type ImportRun = Static<typeof ImportRun>;

/** Wire 10. */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/admin/import',
  access: 'admin',
  summary:
    'Bring a file in (CSV, TSV, JSON or XLSX; the raw bytes are the body), or try with `dryRun`. What is not said of it is guessed; `columns` is a JSON object of headings and the columns that they are, null for one that is left out. Answered at once: the work is a job',
  query: Type.Object({
    kind: Code,
    dryRun: Type.Optional(Type.Boolean()),
    complete: Type.Optional(Type.Boolean()),
    fileName: Type.Optional(Code),
    encoding: Type.Optional(ImportEncoding),
    delimiter: Type.Optional(ImportDelimiter),
    decimal: Type.Optional(ImportDecimal),
    columns: Type.Optional(Text),
  }),
  takesBytes: true,
  isStreamed: true,
  bodyLimit: FILE_BYTES,
  answer: ImportRun,
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/import/:id',
  access: 'admin',
  summary: `How far an import is, and what became of its rows, or of those with one verdict; pages of ${LIST_PAGE}, X-Total-Count has the number of all`,
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    verdict: Type.Optional(Type.Enum(VERDICTS)),
  }),
  answer: ImportRun,
});
