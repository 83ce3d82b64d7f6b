/** A row of two columns, as typed. */
export type PairRow = readonly [left: string, right: string];

export const NO_ROW: PairRow = ['', ''];

/** Whether this was copied from a spreadsheet: it has more than one cell. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}

/** Rows of two columns in a spreadsheet's clipboard format; further columns and blank rows are dropped. */
export function pastedRows(text: string): PairRow[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line): PairRow => {
      const [left = '', right = ''] = line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
      return [left, right];
    })
    .filter(([left, right]) => left !== '' || right !== '');
}

export function withCell(rows: readonly PairRow[], place: number, column: 0 | 1, text: string): PairRow[] {
  return rows.map((row, index) => (index !== place ? row : column === 0 ? [text, row[1]] : [row[0], text]));
}

export function withoutRow(rows: readonly PairRow[], place: number): PairRow[] {
  return rows.filter((_, index) => index !== place);
}

/** Text pasted into an empty row replaces it; pasted into any other row, it follows. */
export function withPasted(
  rows: readonly PairRow[],
  place: number,
  pasted: readonly PairRow[],
  limit: number,
): PairRow[] {
  const [left = '', right = ''] = rows[place] ?? NO_ROW;
  const end = left === '' && right === '' ? place : place + 1;
  return [...rows.slice(0, end), ...pasted, ...rows.slice(place + 1)].slice(0, limit);
}
