import type { Remark } from './importTexts.ts';
import type { CellFlaw } from './shownCell.ts';

/** Why a cell of a workbook is refused, and what to do. */
export const cellFlawTexts: Readonly<Record<CellFlaw, (column: string, shown: string) => Remark>> = {
  error: (column, shown) => ({
    code: 'cellError',
    reason: `${column} shows the error ${shown}`,
    hint: 'Correct the formula, or enter the value',
  }),
  notCalculated: (column) => ({
    code: 'notCalculated',
    reason: `${column} has a formula that was never calculated`,
    hint: 'Open the workbook in a spreadsheet program, save it, and import it again',
  }),
  merged: (column) => ({
    code: 'mergedCell',
    reason: `${column} is part of merged cells, of which only the first has a value`,
    hint: 'Unmerge the cells, and fill in each row',
  }),
  tooManyDigits: (column, shown) => ({
    code: 'tooManyDigits',
    reason: `${column} shows ${shown}. This number has more digits than a spreadsheet keeps or shows`,
    hint: 'Format the column as text, and enter the value again; a number of at most 15 digits can have the format 0',
  }),
};
