const MEGABYTE = 1024 * 1024;

/** The maximum bytes of a file, and of one that cannot be read in parts. */
export const FILE_BYTES = 64 * MEGABYTE;
export const WHOLE_FILE_BYTES = 24 * MEGABYTE;
/** The maximum unpacked size of a workbook. */
export const UNPACKED_BYTES = 160 * MEGABYTE;
export const FILE_ROWS = 1_000_000;
export const FILE_COLUMNS = 100;
/** The maximum characters of a heading, and of a row in the file. */
export const HEADING_LENGTH = 100;
export const RECORD_LENGTH = 100_000;
