import type { DecimalSign } from './cell.ts';

/** `12,5`, `1.234,56`, `0,0375`: nobody groups digits so. */
const COMMA = /(?:^|[^\d.,])(?:\d+|\d{1,3}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})(?!\d)|\d\.\d{3},\d/;
const POINT = /(?:^|[^\d.,])(?:\d+|\d{1,3}(?:,\d{3})+)\.(?:\d{1,2}|\d{4,})(?!\d)|\d,\d{3}\.\d/;
/** `1,234` is either. */
const EITHER = /^\D*\d{1,3},\d{3}\D*$/;

/** Which sign the numbers of a file have before their decimals, from some of them. Where nothing tells, a file with semicolons has commas. */
export function guessDecimal(cells: readonly string[], delimiter: string | null): DecimalSign {
  const commas = cells.filter((cell) => COMMA.test(cell)).length;
  const points = cells.filter((cell) => POINT.test(cell)).length;
  if (commas !== points) return commas > points ? 'comma' : 'point';
  return delimiter === ';' && points === 0 && cells.some((cell) => EITHER.test(cell)) ? 'comma' : 'point';
}
