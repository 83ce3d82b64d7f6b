import { dataImportText } from '../texts/dataImportText.ts';
import { allOf } from '../texts/listOf.ts';

/** The texts of the import page. */
export const importPageTexts = {
  readAs: (format: string, isFixed: boolean) =>
    isFixed
      ? dataImportText('importPage.readAs', { format })
      : dataImportText('importPage.readAsChangeable', { format }),

  missing: (columns: readonly string[], canBeConstant: boolean) =>
    canBeConstant
      ? dataImportText('importPage.rowsAreIdentifiedByOneValue', { columns: allOf(columns) })
      : dataImportText('importPage.rowsAreIdentifiedByChooseThe', { columns: allOf(columns) }),
  missingForNew: (columns: readonly string[]) =>
    dataImportText('importPage.newRowsAlsoNeedWithoutIt', { columns: allOf(columns) }),
} as const;
