import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import { UNPACKED_BYTES } from '#domain/dataImport/limits.ts';
import { readingTexts } from '#domain/dataImport/readingTexts.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { FileRefused } from '../fileRefused.ts';
import { type FileSource, readWhole } from './fileSource.ts';
import { otherZip } from './otherFormats.ts';
import { readSheet, type Sheet } from './sheetRows.ts';
import type { RawTable } from './table.ts';
import { readWorkbook, type Workbook } from './workbook.ts';
import { openZip, unpackedSize, type Zip } from './zip.ts';

async function orNotAWorkbook<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(dataImportText('file.notAWorkbook'), { cause: error });
  }
}

/** Notes on values that the workbook displays differently, or in addition. */
function issuesOf(
  { sheetName, sheetCount }: Workbook,
  { hiddenRows, hiddenColumns }: Sheet,
  headings: readonly string[],
) {
  const hidden = headings.filter((_, at) => hiddenColumns.some(({ first, last }) => first <= at && at <= last));
  return [
    ...(sheetCount > 1 ? [readingTexts.firstSheet(sheetName, sheetCount)] : []),
    ...(hiddenRows > 0 ? [dataImportText('reading.hiddenRows', { count: hiddenRows })] : []),
    ...(hidden.length > 0 ? [readingTexts.hiddenColumns(hidden)] : []),
  ];
}

/** The first sheet of a workbook, as the workbook shows it. */
export async function sheetTable(source: FileSource): Promise<RawTable> {
  const bytes = await readWhole(source);
  const zip: Zip = await orNotAWorkbook(async () => openZip(bytes));
  const other = otherZip(zip.parts.keys());
  if (other !== null) throw new FileRefused(other);
  if (unpackedSize(zip) > UNPACKED_BYTES) throw new FileRefused(fileTexts.unpackedTooLarge(UNPACKED_BYTES));
  const { workbook, sheet } = await orNotAWorkbook(async () => {
    const read = await readWorkbook(zip);
    return { workbook: read, sheet: await readSheet(zip, read) };
  });
  const { rows } = sheet;
  return {
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    headings: null,
    remarks: (headings) => issuesOf(workbook, sheet, headings),
    async *rows(above = 0) {
      for (const [index, { line, cells }] of rows.entries())
        if (line > above) yield { line, cells, read: (index + 1) / rows.length };
    },
  };
}
