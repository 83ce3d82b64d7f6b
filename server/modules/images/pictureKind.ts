/** The accepted picture formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

const starts = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + text.length) === text;

/** A declaration, comments, a document type, then the drawing. */
const DRAWING =
  /^\uFEFF?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[\s\S]{0,20000}?-->\s*|<!DOCTYPE[^[>]{0,500}(?:\[[^\]]{0,20000}\]\s*)?>\s*)*<(?:svg:)?svg[\s>/]/;
const DRAWING_START = 64 * 1024;

function isDrawing(bytes: Uint8Array): boolean {
  return DRAWING.test(Buffer.from(bytes.subarray(0, DRAWING_START)).toString('utf8'));
}

function isAvif(bytes: Uint8Array): boolean {
  if (!starts(bytes, 4, 'ftyp')) return false;
  const brands = Buffer.from(bytes.subarray(8, 64)).toString('latin1');
  return /avi[fs]/.test(brands);
}

/** The kind by the first bytes, regardless of the file name; null for an unknown kind. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp';
  if (isAvif(bytes)) return 'avif';
  return isDrawing(bytes) ? 'svg' : null;
}
