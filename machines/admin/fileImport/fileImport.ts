import type { ImportKind, ImportRun } from '#domain/api/imports.ts';
import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import { FILE_BYTES, WHOLE_FILE_BYTES } from '#domain/dataImport/limits.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';

export type Reading = NonNullable<ImportRun['reading']>;

/** The user's choices for reading a file; '' and null mean that the file decides. */
export interface ReadingChoices {
  encoding: '' | 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';
  delimiter: '' | ',' | ';' | '\t' | '|';
  decimal: '' | 'point' | 'comma';
  dateOrder: '' | 'monthFirst' | 'dayFirst';
  /** The column of each heading; null for a heading that is left out. */
  columns: Readonly<Record<string, string | null>> | null;
  /** The value that all rows have in a column that the file lacks. */
  constants: Readonly<Record<string, string>>;
  isComplete: boolean;
  /** Categories of products that the shop does not have are created. */
  createCategories: boolean;
  /** Rows with unusual prices or amounts are not refused; null before it was chosen either way. */
  acceptUnusual: boolean | null;
}

export const NO_CHOICES: ReadingChoices = {
  encoding: '',
  delimiter: '',
  decimal: '',
  dateOrder: '',
  columns: null,
  constants: {},
  isComplete: false,
  createCategories: false,
  acceptUnusual: null,
};

/** A file that is sent to be tried or imported; `tell` receives the upload progress in percent. */
export interface Sending {
  kind: string;
  file: File;
  isTrial: boolean;
  choices: ReadingChoices;
  tell: (percent: number) => void;
}

export type Sent = { kind: 'accepted'; run: ImportRun } | { kind: 'refused'; text: string };

/** Changes how the file is read. Another encoding or delimiter can change the headings, so it resets the columns. */
export function withReading(choices: ReadingChoices, choice: Partial<ReadingChoices>): ReadingChoices {
  const hasOtherHeadings = choice.encoding !== undefined || choice.delimiter !== undefined;
  return { ...choices, ...choice, columns: hasOtherHeadings ? null : choices.columns };
}

/** The columns as they were read, with one heading changed. A column belongs to one heading only. */
export function withColumn(
  reading: Reading | null,
  heading: string,
  column: string | null,
): Readonly<Record<string, string | null>> {
  const others = (reading?.columns ?? []).map((read): [string, string | null] => [
    read.heading,
    read.column === column ? null : read.column,
  ]);
  // If a heading is duplicate, the first one is read.
  return { ...Object.fromEntries(others.toReversed()), [heading]: column };
}

/** The choices with a value for all rows of a column; an empty value is none. */
export function withConstant({ constants, ...choices }: ReadingChoices, column: string, value: string): ReadingChoices {
  const { [column]: _before, ...others } = constants;
  return { ...choices, constants: value === '' ? others : { ...others, [column]: value } };
}

/** Why a file cannot be sent; '' if it can. */
export function complaintAbout({ name, size }: Pick<File, 'name' | 'size'>): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (size === 0) return dataImportText('file.empty');
  if (ending === 'xls') return dataImportText('file.oldExcel');
  if (size > FILE_BYTES) return fileTexts.tooLarge(size, FILE_BYTES);
  if ((ending === 'xlsx' || ending === 'json') && size > WHOLE_FILE_BYTES)
    return fileTexts.wholeTooLarge(ending.toUpperCase(), size, WHOLE_FILE_BYTES);
  return '';
}

/** The number of rows of a tried file that change something. */
export function rowsToImport(run: ImportRun | null): number {
  return run === null ? 0 : run.counts.new + run.counts.changed;
}

/** Whether the tried file has ambiguous values, so that the user has to decide before the import. */
export function isUndecided(reading: Reading | null): boolean {
  return reading !== null && reading.questions.length > 0;
}

function troubleText({ kind, detail }: Failure, isTrial: boolean): string {
  if (kind === 'offline')
    return isTrial ? dataImportText('importPage.offline') : dataImportText('importPage.offlineForReal');
  return detail || dataImportText('importPage.notTaken');
}

export function troubleOf(error: unknown, isTrial: boolean): string {
  return troubleText(failureOf(error), isTrial);
}

type Need = ImportKind['columns'][number]['need'];

/** The columns of this need that have neither a heading nor a value for all rows. */
export function columnsMissing({ columns }: ImportKind, reading: Reading | null, need: Need): string[] {
  const read = new Set([...(reading?.columns ?? []), ...(reading?.constants ?? [])].map(({ column }) => column));
  return columns.filter((column) => column.need === need && !read.has(column.name)).map(({ name }) => name);
}
