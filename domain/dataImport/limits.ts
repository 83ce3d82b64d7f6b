const MEGABYTE = 1024 * 1024;

/** Bytes of a file, and of one that cannot be read piece by piece. */
export const FILE_BYTES = 64 * MEGABYTE;
export const WHOLE_FILE_BYTES = 24 * MEGABYTE;
/** What a workbook may come to when it is unpacked. */
export const UNPACKED_BYTES = 160 * MEGABYTE;
export const FILE_ROWS = 1_000_000;
export const FILE_COLUMNS = 100;
/** The maximum characters of a heading, and of a row in the file. */
export const HEADING_LENGTH = 100;
export const RECORD_LENGTH = 100_000;
