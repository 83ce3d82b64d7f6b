import { formatCount, plural } from '../shownNumber.ts';

/** What the page on which files are brought in says. */
export const importPageTexts = {
  intro:
    'Products, prices, customers, what they ordered and what they owe come from files, one for each kind. A file is always tried first: you see what would become of each row before anything changes.',
  order: 'Begin at the top: what a file names has to be there already.',
  uploading: (percent: number) => `Uploading, ${formatCount(percent)} %`,
  uploaded: 'The file has arrived.',
  waiting: 'Waiting to begin.',
  behind: 'Waiting for another file: one is brought in at a time.',
  trying: (percent: number) => `Trying the rows, ${formatCount(percent)} %. Nothing is changed.`,
  bringingIn: (percent: number) => `Bringing in the rows, ${formatCount(percent)} %`,
  goesOn: 'It goes on when you leave this page.',
  silent: 'The server did not say how far it is. It is asked again in a moment.',
  tried: 'Tried. Nothing has been changed yet.',
  nothingNew: 'Every row is what the shop holds already: there is nothing to bring in.',
  noneGood: 'No row can be brought in as it is.',
  someRefused: (refused: number) =>
    `${plural(refused, 'row')} will be left out unless ${refused === 1 ? 'it is' : 'they are'} mended in the file.`,
  needsFile: 'The file is not kept. Choose it again to bring it in.',
  done: 'Brought in.',
  wouldDeactivate: (count: number) => `${formatCount(count)} would be deactivated.`,
  deactivated: (count: number) => `${formatCount(count)} deactivated.`,
  notDeactivated: 'Rows were refused, so nobody knows what the file lacks: nothing is deactivated.',
  confirming: (count: number, rows: string) =>
    `The file was said to be complete. ${formatCount(count)} that it does not have will be deactivated, and ${rows} brought in. Nothing is deleted: what is deactivated can come back with another file.`,
  whole: 'The file as a whole was not taken',
  notDone: 'Nothing was brought in',
  unsent: 'Sending the file failed.',
  offline: 'No answer came. Check the connection and try again.',
  offlineForReal:
    'No answer came, so the file may have arrived all the same. Look among the recent files, or send it again: what is already there stays as it is.',
  notTaken: 'The file could not be sent. Try again.',
  fileChanged: 'The file was changed or moved since it was chosen. Choose it again.',
  readAs: (format: string, isFixed: boolean) =>
    `It was read as ${format}.${isFixed ? '' : ' What was guessed wrong can be chosen: the file is then tried again.'}`,
  decimalAsked: 'Choose the decimal separator to continue. Some numbers can be read in two ways:',
  dateOrderAsked: 'Choose the date order to continue. Some dates can be read in two ways:',
  missing: (columns: readonly string[]) =>
    `Rows are known by ${columns.join(' and ')}. Choose below which heading that is.`,
  missingForNew: (columns: readonly string[]) =>
    `New rows need ${columns.join(', ')} as well, and the file has no such column: only rows that the shop holds already can be changed.`,
  stopped: 'The page of this file stopped working. What was sent goes on.',
  notDownloaded: 'The file could not be downloaded. Try again.',
} as const;
