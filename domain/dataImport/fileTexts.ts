import { formatCount, plural } from '../formatNumber.ts';
import { HEADING_LENGTH, RECORD_LENGTH } from './limits.ts';

const megabytes = (bytes: number) => `${formatCount(Math.floor(bytes / 1024 / 1024))} MB`;

/** Why a file as a whole is not brought in, and what to do. */
export const fileTexts = {
  tooLarge: (bytes: number, most: number) =>
    `The file is ${megabytes(bytes)}. At most ${megabytes(most)} can be imported at once. Split the file.`,
  wholeTooLarge: (format: string, bytes: number, most: number) =>
    `The file is ${megabytes(bytes)}. At most ${megabytes(most)} of ${format} can be imported at once. Save it as CSV, or split the file.`,
  unpackedTooLarge: (most: number) => `The workbook is larger than ${megabytes(most)} when unpacked. Save it as CSV.`,
  empty: 'The file is empty.',
  noRows: 'The file has headings but no rows.',
  binary: 'The file is not text or a workbook. Save it as CSV, TSV, JSON or XLSX.',
  oldExcel: 'The file is an old Excel workbook (.xls). Save it as XLSX or CSV.',
  notEncoded: (encoding: string) =>
    `The file is not ${encoding}. Choose the encoding it was saved in, or save it as UTF-8.`,
  quoteNotClosed: (line: number) =>
    `A quotation mark that opens near line ${formatCount(line)} is not closed. Close it, or double it if it is part of the text.`,
  rowTooLong: (line: number) =>
    `The row near line ${formatCount(line)} has more than ${formatCount(RECORD_LENGTH)} characters. A quotation mark may not be closed.`,
  notReadable: (line: number) => `The file cannot be read near line ${formatCount(line)}.`,
  tooManyColumns: (count: number, most: number) =>
    `The file has ${formatCount(count)} columns. At most ${formatCount(most)} are allowed. Remove the columns you do not need.`,
  headingTooLong: `A heading has more than ${formatCount(HEADING_LENGTH)} characters. The first row must contain the headings.`,
  tooManyRows: (most: number) => `The file has more than ${formatCount(most)} rows. Split the file.`,
  notJson: 'The file is not valid JSON.',
  notAList: 'The file is not a list of objects. Write [ { "code": "10226", … }, … ].',
  notAWorkbook: 'The workbook cannot be read. Open it, and save it again as XLSX or CSV.',
  columnsMissing: (columns: readonly string[], headings: readonly string[]) =>
    `There is no column for ${columns.join(' and ')}. The headings are ${headings.join(', ')}. Choose the column.`,
  columnUnclear: (column: string, headings: readonly string[]) =>
    `Several headings can be ${column}: ${headings.join(', ')}. Choose the column.`,
  unknownColumn: (heading: string, column: string, columns: readonly string[]) =>
    `There is no column ${column} for ${heading}. The columns are ${columns.join(', ')}.`,
  tooMuchMemory: 'The file is too large to read. Save it as CSV, or split the file.',
  givenUp: 'The import failed and nothing was changed. Please try again.',
  busy: 'Another import is running. Try again when it is done.',
  neverComplete: (title: string) =>
    `A file of ${title} cannot be marked complete, because its items cannot be deactivated.`,
  notDeactivated: 'Some rows were refused, so nothing was deactivated.',
  moreCells: (cells: number, headings: number) => ({
    reason: `the row has ${formatCount(cells)} cells but the file has ${plural(headings, 'heading')}`,
    hint: 'Put text that contains the delimiter in quotation marks',
  }),
} as const;
