import type { Reading } from './read/reading.ts';

/** The file is refused and nothing is written; the message is for the user who imports it. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** Key columns such as `column` have no heading, or several; `reading` is the parsing so far. */
export class ColumnsMissing extends FileRefused {
  readonly reading: Reading;
  readonly column: string;

  constructor(message: string, reading: Reading, column: string) {
    super(message);
    this.reading = reading;
    this.column = column;
  }
}
