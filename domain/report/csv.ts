/** A number is written as it is; a text is never taken for a formula. */
export type CsvCell = string | { number: string };

/** Spreadsheets run what begins so, after blanks too. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

function defused(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? defused(cell) : cell.number;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180), in which cells that begin with = + - @ are defused (readings 104). */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}
