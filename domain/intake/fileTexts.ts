import { formatCount } from '../shownNumber.ts';
import { HEADING_LENGTH, RECORD_LENGTH } from './limits.ts';

const megabytes = (bytes: number) => `${formatCount(Math.floor(bytes / 1024 / 1024))} MB`;

/** Why a file as a whole is not brought in, and what to do. */
export const fileTexts = {
  tooLarge: (bytes: number, most: number) =>
    `The file has ${megabytes(bytes)}, and ${megabytes(most)} are read at once. Make several of it.`,
  wholeTooLarge: (format: string, bytes: number, most: number) =>
    `The file has ${megabytes(bytes)}, and ${megabytes(most)} of ${format} are read at once. Save it as CSV, or make several of it.`,
  unpackedTooLarge: (most: number) =>
    `The workbook comes to more than ${megabytes(most)} when it is unpacked. Save it as CSV.`,
  empty: 'The file is empty.',
  noRows: 'The file has headings and no rows.',
  binary: 'The file is neither text nor a workbook. Save it as CSV, TSV, JSON or XLSX.',
  oldExcel: 'The file is an old Excel workbook (.xls). Save it as XLSX or CSV.',
  notEncoded: (encoding: string) =>
    `The file is not ${encoding} throughout. Choose the encoding that it was saved in, or save it as UTF-8.`,
  quoteNotClosed: (line: number) =>
    `A quotation mark that opens near line ${formatCount(line)} is not closed. Close it, or double it where it is meant as a sign.`,
  rowTooLong: (line: number) =>
    `The row near line ${formatCount(line)} has more than ${formatCount(RECORD_LENGTH)} characters. A quotation mark may not be closed.`,
  notReadable: (line: number) => `The file cannot be read near line ${formatCount(line)}.`,
  tooManyColumns: (count: number, most: number) =>
    `The file has ${formatCount(count)} columns, and ${formatCount(most)} are read. Remove those that are not needed.`,
  headingTooLong: `A heading has more than ${formatCount(HEADING_LENGTH)} characters. The first row has to hold the headings.`,
  tooManyRows: (most: number) => `The file has more than ${formatCount(most)} rows. Make several of it.`,
  notJson: 'The file is no JSON.',
  notAList: 'The file is no list of objects. Write [ { "code": "10226", … }, … ].',
  notAWorkbook: 'The workbook cannot be read. Open it, and save it again as XLSX or CSV.',
  columnsMissing: (columns: readonly string[], headings: readonly string[]) =>
    `There is no column for ${columns.join(' and ')}. The headings are ${headings.join(', ')}. Say which one it is.`,
  columnUnclear: (column: string, headings: readonly string[]) =>
    `Several headings can be ${column}: ${headings.join(', ')}. Say which one it is.`,
  unknownColumn: (heading: string, column: string, columns: readonly string[]) =>
    `There is no column ${column} for ${heading}. The columns are ${columns.join(', ')}.`,
  tooMuchMemory: 'The file needs more memory to be read than there is. Save it as CSV, or make several of it.',
  givenUp: 'The file could not be brought in, and nothing was changed. Please try again.',
  busy: 'Another import is going on. Try again when it has ended.',
  neverComplete: (title: string) =>
    `A file of ${title} cannot be said to be complete: nothing of it can be deactivated.`,
  notDeactivated: 'Rows were refused, so that nobody knows what the file lacks: nothing was deactivated.',
  moreCells: (cells: number, headings: number) => ({
    reason: `the row has ${formatCount(cells)} cells, and the headings are ${formatCount(headings)}`,
    mend: 'Put a text that holds the delimiter into quotation marks',
  }),
} as const;
