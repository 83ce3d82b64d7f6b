import { extname } from 'node:path';
import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import { WHOLE_FILE_BYTES } from '#domain/dataImport/limits.ts';
import type { ChosenColumns } from '#domain/dataImport/matchColumns.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Encoding } from '../../../platform/text/encoding.ts';
import { FileRefused } from '../fileRefused.ts';
import { guessEncoding } from './encoding.ts';
import { type FileSource, readHead, requireSize } from './fileSource.ts';
import { jsonTable } from './jsonTable.ts';
import { otherBinary, otherText } from './otherFormats.ts';
import { sheetTable } from './sheetTable.ts';
import type { RawTable } from './table.ts';
import { type Delimiter, guessDelimiter, headText, namedDelimiter, textTable } from './textTable.ts';

interface Choices {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  columns?: ChosenColumns | undefined;
}

const HEAD_BYTES = 65_536;
const ZIP = Buffer.from('PK\u0003\u0004');

function requireWhole(format: string, { bytes }: FileSource): void {
  if (bytes > WHOLE_FILE_BYTES) throw new FileRefused(fileTexts.wholeTooLarge(format, bytes, WHOLE_FILE_BYTES));
}

function refuseOther(reason: string | null): void {
  if (reason !== null) throw new FileRefused(reason);
}

/** Opens a file by what it is, not by its name; refuses what is no table, and names it. */
export async function openTable(kind: Kind, source: FileSource, choices: Choices): Promise<RawTable> {
  requireSize(source.bytes);
  const head = await readHead(source, HEAD_BYTES);
  refuseOther(otherBinary(head));
  if (head.subarray(0, ZIP.length).equals(ZIP)) {
    requireWhole('XLSX', source);
    return await sheetTable(source);
  }
  const encoding = choices.encoding ?? (await guessEncoding(source, head));
  if (!encoding.startsWith('utf-16') && head.includes(0)) throw new FileRefused(dataImportText('file.binary'));
  const text = await headText(source, encoding);
  refuseOther(otherText(text));
  if (extname(source.name).toLowerCase() === '.json' || /^\s*\[\s*[{\]]/.test(text)) {
    requireWhole('JSON', source);
    return await jsonTable(source, encoding);
  }
  const delimiter = choices.delimiter ?? namedDelimiter(text) ?? guessDelimiter(text, kind, choices.columns ?? {});
  return textTable(source, encoding, delimiter);
}
