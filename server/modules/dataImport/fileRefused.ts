import type { Reading } from './read/reading.ts';

/** The file is refused and nothing is written; the message is for the user who imports it. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/**
 * Key columns such as `column` have no heading, or several; `reading` is the parsing so far. `canBeConstant`: all rows
 * can have one value in it instead.
 */
export class ColumnsMissing extends FileRefused {
  readonly reading: Reading;
  readonly column: string;
  readonly canBeConstant: boolean;

  constructor(
    message: string,
    { reading, column, canBeConstant }: Pick<ColumnsMissing, 'reading' | 'column' | 'canBeConstant'>,
  ) {
    super(message);
    this.reading = reading;
    this.column = column;
    this.canBeConstant = canBeConstant;
  }
}
