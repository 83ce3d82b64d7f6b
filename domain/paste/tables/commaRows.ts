import { couldBeCode } from '../words/codeShape.ts';
import { headingRole, isHeading } from '../words/headings.ts';
import type { PasteIndex } from '../words/pasteIndex.ts';
import { kindsOf, splitCells } from './cells.ts';
import type { SplitLine } from './pasteTables.ts';

/** With fewer cells a comma may belong to a number or a sentence. */
const FEWEST_CELLS = 3;

/** Where the cells are numbers: rows of one table are alike. */
const shapeOf = (cells: readonly string[], index: PasteIndex) =>
  cells.map((cell) => (kindsOf(cell, index).isNumber ? 'n' : 't')).join('');

function fitsHeading(cells: readonly string[], heading: readonly string[], index: PasteIndex): boolean {
  return (
    heading.length === cells.length &&
    cells.every((cell, place) => {
      const role = headingRole(heading[place] ?? '');
      if (role === 'code') return couldBeCode(cell, index);
      if (role === 'quantity') return kindsOf(cell, index).isNumber;
      return role !== 'unit' || kindsOf(cell, index).isUnit;
    })
  );
}

/** Lines that could be sentences (`17,Chips 150GM x 30,6`) are rows when the lines around them are rows. */
export function withCommaRows(lines: readonly SplitLine[], index: PasteIndex): SplitLine[] {
  const rows = lines.filter(({ separator, cells }) => separator === 'comma' && cells.length >= FEWEST_CELLS);
  const shapes = new Set(rows.map(({ cells }) => shapeOf(cells, index)));
  const headings = rows.map(({ cells }) => cells).filter(isHeading);
  return lines.map((line) => {
    if (shapes.size === 0 || line.separator !== 'blank' || !line.bare.includes(',')) return line;
    const cells = splitCells(line.bare, 'comma');
    const isRow = cells.length >= FEWEST_CELLS && shapes.has(shapeOf(cells, index));
    const isBelow = headings.some((heading) => fitsHeading(cells, heading, index));
    return isRow || isBelow ? { ...line, cells, separator: 'comma' } : line;
  });
}
