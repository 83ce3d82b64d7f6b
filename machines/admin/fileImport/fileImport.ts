import type { ImportKind, ImportRun } from '#domain/api/imports.ts';
import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import { importPageTexts } from '#domain/dataImport/importPageTexts.ts';
import { FILE_BYTES, WHOLE_FILE_BYTES } from '#domain/dataImport/limits.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';

export type Reading = NonNullable<ImportRun['reading']>;

/** What somebody says of how a file is read; '' and null: it is found out from the file. */
export interface Said {
  encoding: '' | 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';
  delimiter: '' | ',' | ';' | '\t' | '|';
  decimal: '' | 'point' | 'comma';
  dateOrder: '' | 'monthFirst' | 'dayFirst';
  /** For each heading the column that it is, null for one that is left out. */
  columns: Readonly<Record<string, string | null>> | null;
  isComplete: boolean;
}

export const NOTHING_SAID: Said = {
  encoding: '',
  delimiter: '',
  decimal: '',
  dateOrder: '',
  columns: null,
  isComplete: false,
};

/** What is sent to be tried, or brought in; `tell` hears how much of it has left, in percent. */
export interface Sending {
  kind: string;
  file: File;
  isTrial: boolean;
  said: Said;
  tell: (percent: number) => void;
}

export type Sent = { kind: 'accepted'; run: ImportRun } | { kind: 'refused'; text: string };

/** Another choice of how the file is read. Headings may be others in another encoding or with another delimiter. */
export function withReading(said: Said, choice: Partial<Said>): Said {
  const hasOtherHeadings = choice.encoding !== undefined || choice.delimiter !== undefined;
  return { ...said, ...choice, columns: hasOtherHeadings ? null : said.columns };
}

/** The columns as they were read but for one heading; a column is that of one heading. */
export function withColumn(
  reading: Reading | null,
  heading: string,
  column: string | null,
): Readonly<Record<string, string | null>> {
  const others = (reading?.columns ?? []).map((read): [string, string | null] => [
    read.heading,
    read.column === column ? null : read.column,
  ]);
  // Of a heading that stands twice the first is the one that is read.
  return { ...Object.fromEntries(others.toReversed()), [heading]: column };
}

/** Why a file is not sent at all; '' for one that may be. */
export function complaintAbout({ name, size }: Pick<File, 'name' | 'size'>): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (size === 0) return fileTexts.empty;
  if (ending === 'xls') return fileTexts.oldExcel;
  if (size > FILE_BYTES) return fileTexts.tooLarge(size, FILE_BYTES);
  if ((ending === 'xlsx' || ending === 'json') && size > WHOLE_FILE_BYTES)
    return fileTexts.wholeTooLarge(ending.toUpperCase(), size, WHOLE_FILE_BYTES);
  return '';
}

/** Rows of a file that was tried which change something. */
export function rowsToBring(run: ImportRun | null): number {
  return run === null ? 0 : run.counts.new + run.counts.changed;
}

/** Values of a file that was tried can be read in two ways: it has to be said how before it is imported. */
export function isUndecided(reading: Reading | null): boolean {
  return reading !== null && reading.questions.length > 0;
}

function troubleText({ kind, detail }: Failure, isTrial: boolean): string {
  if (kind === 'offline') return isTrial ? importPageTexts.offline : importPageTexts.offlineForReal;
  return detail || importPageTexts.notTaken;
}

export function troubleOf(error: unknown, isTrial: boolean): string {
  return troubleText(failureOf(error), isTrial);
}

type Need = ImportKind['columns'][number]['need'];

/** The columns of this need that no heading is. */
export function columnsMissing({ columns }: ImportKind, reading: Reading | null, need: Need): string[] {
  const read = new Set(reading?.columns.map(({ column }) => column));
  return columns.filter((column) => column.need === need && !read.has(column.name)).map(({ name }) => name);
}
