import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Encoding } from '../../../platform/text/encoding.ts';
import { FileRefused } from '../fileRefused.ts';
import { decoded } from './encoding.ts';
import type { FileSource } from './fileSource.ts';
import type { RawTable } from './table.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseList(text: string): Record<string, unknown>[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new FileRefused(dataImportText('file.notJson'), { cause: error });
  }
  if (!Array.isArray(parsed) || !parsed.every(isObject)) throw new FileRefused(dataImportText('file.notAList'));
  return parsed;
}

/** A list of objects; the line of an object is its place, from 1 on. */
export async function jsonTable(source: FileSource, encoding: Encoding): Promise<RawTable> {
  let text = '';
  for await (const part of decoded(source, encoding)) text += part;
  const list = parseList(text);
  const headings = [...new Set(list.flatMap((item) => Object.keys(item)))];
  return {
    format: 'json',
    encoding,
    delimiter: null,
    headings,
    async *rows() {
      for (const [index, item] of list.entries()) {
        const cells = headings.map((heading) => item[heading]);
        yield { line: index + 1, cells, read: (index + 1) / list.length };
      }
    },
  };
}
