import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** The end of the directory is followed by a comment of at most this many bytes. */
const COMMENT_MOST = 65_535;
/** Marks a number that is stored elsewhere, in archives of more than 4 GB. */
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/** A part of a zip by its directory. */
export interface ZipPart {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

export type Zip = { readonly bytes: Buffer; readonly parts: ReadonlyMap<string, ZipPart> };

export class ZipBroken extends Error {
  override name = 'ZipBroken';
}

/** Names of parts are compared without case. */
export const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function endOfDirectory(zip: Buffer): number {
  for (let at = zip.length - END_LENGTH; at >= 0 && zip.length - at <= END_LENGTH + COMMENT_MOST; at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new ZipBroken('there is no directory');
}

/** The parts of a zip, still packed. */
export function openZip(bytes: Buffer): Zip {
  const end = endOfDirectory(bytes);
  const parts = new Map<string, ZipPart>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 8); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY)
      throw new ZipBroken('an entry is missing');
    const [nameLength, more] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)];
    const unpacked = bytes.readUInt32LE(at + 24);
    parts.set(partName(bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: unpacked === ELSEWHERE ? Number.POSITIVE_INFINITY : unpacked,
      at: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_LENGTH + nameLength + more;
  }
  return { bytes, parts };
}

/** The total unpacked size of the parts; unpacking fails when a part exceeds the size in its directory. */
export function unpackedSize({ parts }: Zip): number {
  return [...parts.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
}

function packedBytes({ bytes }: Zip, { at, packed }: ZipPart): Buffer {
  if (at + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new ZipBroken('a part is missing');
  const start = at + LOCAL_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + packed > bytes.length) throw new ZipBroken('a part ends early');
  return bytes.subarray(start, start + packed);
}

/** A part in chunks. Throws as soon as it exceeds the size in the directory. */
export async function* unpack(zip: Zip, part: ZipPart): AsyncGenerator<Buffer> {
  const packed = packedBytes(zip, part);
  if (part.method === STORED) {
    yield packed;
    return;
  }
  if (part.method !== DEFLATED) throw new ZipBroken('a part is packed in another way');
  const inflated = createInflateRaw();
  // Errors reach the caller through the iteration.
  pipeline(Readable.from([packed]), inflated, () => undefined);
  let length = 0;
  for await (const piece of inflated as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > part.unpacked) throw new ZipBroken('a part is larger than its directory says');
    yield piece;
  }
}
