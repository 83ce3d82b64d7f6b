/** A number is written unquoted; a text never becomes a formula. */
export type CsvCell = string | { number: string };

/** Spreadsheets run text that begins so as a formula, also after blanks. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

function defused(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? defused(cell) : cell.number;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180); cells that begin with = + - @ are escaped (readings 104). */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}
