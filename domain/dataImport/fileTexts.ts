import { dataImportText } from '../texts/dataImportText.ts';
import { allOf } from '../texts/listOf.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { HEADING_LENGTH, RECORD_LENGTH } from './limits.ts';

const quoted = (headings: readonly string[]) => headings.map((heading) => `"${heading}"`).join(', ');
const megabytes = (bytes: number) => dataImportText('file.mb', { megabytes: Math.floor(bytes / 1024 / 1024) });

/** The reasons why a whole file is refused, and what to do. */
export const fileTexts = perLanguage(
  () =>
    ({
      tooLarge: (bytes: number, most: number) =>
        dataImportText('file.theFileIsAtMostCan', { bytes: megabytes(bytes), most: megabytes(most) }),
      wholeTooLarge: (format: string, bytes: number, most: number) =>
        dataImportText('file.theFileIsAtMostOf', { bytes: megabytes(bytes), most: megabytes(most), format }),
      unpackedTooLarge: (most: number) => dataImportText('file.theWorkbookIsLargerThanWhen', { most: megabytes(most) }),

      rowTooLong: (line: number) => dataImportText('file.theRowNearLineHasMore', { line, RECORD_LENGTH }),

      headingTooLong: dataImportText('file.aHeadingHasMoreThanCharacters', { HEADING_LENGTH }),

      columnsMissing: (columns: readonly string[], headings: readonly string[], canBeConstant: boolean) =>
        dataImportText(canBeConstant ? 'file.noColumnOrConstant' : 'file.thereIsNoColumnForThe', {
          columns: allOf(columns),
          headings: quoted(headings),
        }),
      columnUnclear: (column: string, headings: readonly string[]) =>
        dataImportText('file.severalHeadingsCanBeChooseThe', { column, headings: quoted(headings) }),
      unknownColumn: (heading: string, column: string, columns: readonly string[]) =>
        dataImportText('file.noColumnForHeading', { column, heading, columns: columns.join(', ') }),

      unknownConstant: (column: string, columns: readonly string[]) =>
        dataImportText('file.noColumnForConstant', { column, columns: columns.join(', ') }),
      constantOfColumn: (column: string, heading: string) =>
        dataImportText('file.constantHasColumn', { column, heading }),
      constantRefused: ({ reason, hint }: { reason: string; hint: string }) =>
        dataImportText('file.constantRefused', { reason, hint }),
      constantKey: (columns: readonly string[]) => dataImportText('file.constantKey', { columns: allOf(columns) }),

      moreCells: (cells: number, headings: number) => ({
        reason: dataImportText('file.theRowHasCellsButThe', { cells, headings }),
        hint: dataImportText('file.putTextThatContainsTheDelimiter'),
      }),
    }) as const,
);
