import { formatCount, plural } from '../formatNumber.ts';

/** What the page on which files are brought in says. */
export const importPageTexts = {
  intro:
    'Import products, prices, customers, orders and invoices from files, one file for each kind. Each file is checked first, so you see the result of every row before anything changes.',
  order: 'Import in this order; later files refer to earlier ones.',
  uploading: (percent: number) => `Uploading, ${formatCount(percent)}%`,
  uploaded: 'File uploaded.',
  waiting: 'Waiting to start.',
  behind: 'Waiting for another import. Files are imported one at a time.',
  trying: (percent: number) => `Checking rows, ${formatCount(percent)}%. Nothing has been changed.`,
  bringingIn: (percent: number) => `Importing rows, ${formatCount(percent)}%`,
  goesOn: 'The import continues if you leave this page.',
  silent: 'No progress update yet. Checking again in a moment.',
  tried: 'Checked. No changes yet.',
  nothingNew: 'Every row matches current data. There is nothing to import.',
  noneGood: 'No rows can be imported. Correct the file and try again.',
  someRefused: (refused: number) =>
    `${plural(refused, 'row')} will be skipped unless you correct ${refused === 1 ? 'it' : 'them'} in the file.`,
  needsFile: 'The file is no longer available. Choose it again to import it.',
  done: 'Imported.',
  wouldDeactivate: (count: number) => `${formatCount(count)} would be deactivated.`,
  deactivated: (count: number) => `${formatCount(count)} deactivated.`,
  notDeactivated: 'Some rows were refused, so nothing was deactivated.',
  confirming: (count: number, rows: string) =>
    `The file is marked complete: ${rows} will be imported, and ${formatCount(count)} missing from it will be deactivated. Nothing is deleted. You can reactivate them with another file.`,
  whole: 'The file was not imported',
  notDone: 'Nothing was imported',
  unsent: 'Upload failed.',
  offline: 'No response. Check your connection and try again.',
  offlineForReal:
    'No response. The file may have been uploaded. Check Recent Files, or upload it again; repeating an import changes nothing twice.',
  notTaken: 'The file could not be uploaded. Try again.',
  fileChanged: 'The file was changed or moved since it was chosen. Choose it again.',
  readAs: (format: string, isFixed: boolean) =>
    `Read as ${format}.${isFixed ? '' : ' If this is wrong, change it; the file is then checked again.'}`,
  decimalAsked: 'Choose the decimal separator to continue. Some numbers can be read in two ways:',
  dateOrderAsked: 'Choose the date order to continue. Some dates can be read in two ways:',
  missing: (columns: readonly string[]) =>
    `Rows are identified by ${columns.join(' and ')}. Choose the matching heading below.`,
  missingForNew: (columns: readonly string[]) =>
    `New rows also need ${columns.join(', ')}. Without it, only existing rows can be changed.`,
  stopped: 'This page stopped working. The import continues.',
  notDownloaded: 'The file could not be downloaded. Try again.',
} as const;
