import { dataImportText } from '../texts/dataImportText.ts';
import type { Issue } from './importTexts.ts';
import type { CellFlaw } from './shownCell.ts';

/** Why a workbook cell is refused, and what to do. */
export const cellFlawTexts: Readonly<Record<CellFlaw, (column: string, shown: string) => Issue>> = {
  error: (column, shown) => ({
    code: 'cellError',
    reason: dataImportText('cellFlaw.showsTheError', { column, shown }),
    hint: dataImportText('cellFlaw.correctTheFormulaOrEnterThe'),
  }),
  notCalculated: (column) => ({
    code: 'notCalculated',
    reason: dataImportText('cellFlaw.hasAFormulaThatWasNever', { column }),
    hint: dataImportText('cellFlaw.openTheWorkbookInASpreadsheet'),
  }),
  merged: (column) => ({
    code: 'mergedCell',
    reason: dataImportText('cellFlaw.isPartOfMergedCellsOf', { column }),
    hint: dataImportText('cellFlaw.unmergeTheCellsAndFillIn'),
  }),
  tooManyDigits: (column, shown) => ({
    code: 'tooManyDigits',
    reason: dataImportText('cellFlaw.showsThisNumberHasMoreDigits', { column, shown }),
    hint: dataImportText('cellFlaw.formatTheColumnAsTextAnd'),
  }),
};
