import { dataImportText } from '#domain/texts/dataImportText.ts';
import { decodeBytes, type Encoding } from '../../../platform/text/encoding.ts';
import { FileRefused } from '../fileRefused.ts';
import type { FileSource } from './fileSource.ts';

export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const satisfies readonly Encoding[];

const begins = (bytes: Buffer, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a byte order mark has a zero in every other byte, as long as its letters are European. */
function byZeros(head: Buffer): Encoding | null {
  const pairs = Math.floor(head.length / 2);
  let [even, odd] = [0, 0];
  for (let at = 0; at < 2 * pairs; at += 2) {
    if (head[at] === 0) even += 1;
    if (head[at + 1] === 0) odd += 1;
  }
  if (pairs < 2) return null;
  if (odd > 0.4 * pairs && even < 0.1 * pairs) return 'utf-16le';
  return even > 0.4 * pairs && odd < 0.1 * pairs ? 'utf-16be' : null;
}

async function isUtf8({ open }: FileSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of open()) decoder.decode(part, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The encoding by its mark, by its zeros, and by whether all of it is UTF-8. */
export async function guessEncoding(source: FileSource, head: Buffer): Promise<Encoding> {
  if (begins(head, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (begins(head, 0xff, 0xfe)) return 'utf-16le';
  if (begins(head, 0xfe, 0xff)) return 'utf-16be';
  return byZeros(head) ?? ((await isUtf8(source)) ? 'utf-8' : 'windows-1252');
}

/** The text of a file in pieces, without its mark. */
export async function* decoded(source: FileSource, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252') {
    for await (const part of source.open()) yield decodeBytes(Buffer.from(part), encoding, false);
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const part of source.open()) yield decoder.decode(part, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw new FileRefused(dataImportText('file.notEncoded', { encoding: encoding.toUpperCase() }), { cause: error });
    throw error;
  }
}
