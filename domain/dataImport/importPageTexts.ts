import { dataImportText } from '../texts/dataImportText.ts';

/** What the page on which files are brought in says. */
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
