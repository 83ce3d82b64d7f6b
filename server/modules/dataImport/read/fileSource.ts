import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import { FILE_BYTES } from '#domain/dataImport/limits.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { FileRefused } from '../fileRefused.ts';

/** A file that can be read from its beginning more than once. */
export interface FileSource {
  readonly name: string;
  readonly bytes: number;
  open(): AsyncIterable<Uint8Array>;
}

/** Refuses a file that is too large before reading it. */
export function requireSize(bytes: number): void {
  if (bytes > FILE_BYTES) throw new FileRefused(fileTexts.tooLarge(bytes, FILE_BYTES));
  if (bytes === 0) throw new FileRefused(dataImportText('file.empty'));
}

export async function diskFile(path: string): Promise<FileSource> {
  const { size } = await stat(path);
  return { name: basename(path), bytes: size, open: () => createReadStream(path) };
}

/** The first bytes of a file, as many as that if it has them. */
export async function readHead({ open }: FileSource, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of open()) {
    parts.push(part);
    length += part.length;
    if (length >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

export async function readWhole({ open }: FileSource): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of open()) parts.push(part);
  return Buffer.concat(parts);
}
