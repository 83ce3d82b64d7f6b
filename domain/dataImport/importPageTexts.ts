import { dataImportText } from '../texts/dataImportText.ts';

/** The texts of the import page. */
export const importPageTexts = {
  readAs: (format: string, isFixed: boolean) =>
    dataImportText('importPage.readAs', {
      format,
      value: isFixed ? '' : dataImportText('importPage.ifThisIsWrongChangeIt'),
    }),

  missing: (columns: readonly string[]) =>
    dataImportText('importPage.rowsAreIdentifiedByChooseThe', {
      value: columns.join(dataImportText('importPage.and')),
    }),
  missingForNew: (columns: readonly string[]) =>
    dataImportText('importPage.newRowsAlsoNeedWithoutIt', { value: columns.join(', ') }),
} as const;
