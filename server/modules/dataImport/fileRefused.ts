import type { Reading } from './read/reading.ts';

/** The file is refused and nothing is written; the message is for the user who imports it. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** The key columns have no heading, or several; `reading` is the parsing so far. */
export class ColumnsMissing extends FileRefused {
  readonly reading: Reading;

  constructor(message: string, reading: Reading) {
    super(message);
    this.reading = reading;
  }
}
