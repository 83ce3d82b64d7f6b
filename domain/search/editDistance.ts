/**
 * The number of letters to add, remove, change or swap with a neighbor between two texts (optimal string alignment).
 */
export function editDistance(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const changed = at(above, column - 1) + (same ? 0 : 1);
      const swaps = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const swapped = row > 1 && column > 1 && swaps ? at(before, column - 2) + 1 : changed;
      here.push(Math.min(changed, swapped, at(above, column) + 1, at(here, column - 1) + 1));
    }
    before = above;
    above = here;
  }
  return at(above, right.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}
