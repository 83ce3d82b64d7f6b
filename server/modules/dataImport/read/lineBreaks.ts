import type { Encoding } from '../../../platform/text/encoding.ts';
import type { FileSource } from './fileSource.ts';

const [LF, CR] = [0x0a, 0x0d];
const ALL = ['\r\n', '\n', '\r'];

/** Which line breaks a file has; to look for one is faster than for all, which files put together from several need. */
export async function lineBreaks(source: FileSource, encoding: Encoding): Promise<string[]> {
  if (encoding.startsWith('utf-16')) return ALL;
  let hasCrLf = false;
  let hasLf = false;
  let hasCr = false;
  let isAfterCr = false;
  for await (const part of source.open()) {
    const bytes = Buffer.from(part.buffer, part.byteOffset, part.length);
    if (isAfterCr && bytes[0] !== LF) hasCr = true;
    for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) {
      if (at === 0 ? isAfterCr : bytes[at - 1] === CR) hasCrLf = true;
      else hasLf = true;
    }
    for (let at = bytes.indexOf(CR); at >= 0 && !hasCr; at = bytes.indexOf(CR, at + 1))
      hasCr = at + 1 < bytes.length && bytes[at + 1] !== LF;
    if (Number(hasCrLf) + Number(hasLf) + Number(hasCr) > 1) return ALL;
    isAfterCr = bytes.at(-1) === CR;
  }
  if (hasCrLf) return ['\r\n'];
  return hasCr || isAfterCr ? ['\r'] : ['\n'];
}
