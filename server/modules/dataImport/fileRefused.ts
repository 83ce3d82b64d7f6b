import type { Reading } from './read/reading.ts';

/** The file is refused and nothing is written; the message is for the user who imports it. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** No heading is a column by which rows are known, or several are one column; `reading` is how the file was read as far as that. */
export class ColumnsMissing extends FileRefused {
  readonly reading: Reading;

  constructor(message: string, reading: Reading) {
    super(message);
    this.reading = reading;
  }
}
