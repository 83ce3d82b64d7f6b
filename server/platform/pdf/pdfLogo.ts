import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import type { Letterhead, PdfLogo } from './letterhead.ts';
import type { PdfDocument } from './typesetter.ts';

const DRAWN_AT = 48;
const GROUND = '#0f8a8a';
const WHITE = '#ffffff';

/** The emblem of the site's logo, shape by shape from back to front. */
const shapes: readonly { path: string; fill: string; opacity?: number }[] = [
  { path: 'M23 11.5L0 4v15zM25 11.5L48 4v15z', fill: WHITE, opacity: 0.2 },
  { path: 'M21.3 14h5.4l2 20h-9.4z', fill: WHITE },
  { path: 'M20.8 19l.4-3.6h5.6l.4 3.6zM20 27l.4-4h7.2l.4 4z', fill: GROUND },
  { path: 'M19.8 14.6v-1.8h8.4v1.8zM21.6 12.8V9.3h4.8v3.5zM20.6 9.3L24 6l3.4 3.3z', fill: WHITE },
  { path: 'M22.7 9.8h2.6v2.6h-2.6z', fill: '#ffc24a' },
  {
    path: 'M0 34.5c3 0 3-2 6-2s3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2V37c-3 0-3-2-6-2s-3 2-6 2-3-2-6-2-3 2-6 2-3-2-6-2-3 2-6 2-3-2-6-2-3 2-6 2z',
    fill: WHITE,
  },
  {
    path: 'M3 40.5c3 0 3-2 6-2s3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2V41c-3 0-3 2-6 2s-3-2-6-2-3 2-6 2-3-2-6-2-3 2-6 2-3-2-6-2z',
    fill: WHITE,
    opacity: 0.55,
  },
];

function drawBrandMark(document: PdfDocument, x: number, y: number, size: number): void {
  const middle = DRAWN_AT / 2;
  document
    .save()
    .translate(x, y)
    .scale(size / DRAWN_AT);
  document.circle(middle, middle, middle - 2).fill(GROUND);
  document.circle(middle, middle, middle - 2).clip();
  for (const { path, fill, opacity } of shapes)
    document
      .fillOpacity(opacity ?? 1)
      .path(path)
      .fill(fill);
  document.restore();
}

/** In points. */
interface Size {
  width: number;
  height: number;
}

const EMBLEM = 46;
/** A wider logo mostly contains the name, and is placed above it. */
const WIDE = 2.4;
const BESIDE: Size = { width: 110, height: 52 };
const ABOVE: Size = { width: 230, height: 40 };
/** 300 pixels per inch in the larger place. */
const PIXELS: Size = { width: 960, height: 220 };
const PDF = '#ffffff';
const KNOWN_LOGOS = 4;

const known = new LRUCache<string, PdfLogo>({ max: KNOWN_LOGOS });

async function readLogo(bytes: Uint8Array): Promise<PdfLogo | null> {
  const picture = sharp(bytes)
    .resize({ ...PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PDF })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 });
  const made = await picture.toBuffer({ resolveWithObject: true }).catch(() => null);
  return made && { png: made.data, width: made.info.width, height: made.info.height };
}

/** A letterhead with a drawable logo. An unreadable one is left out, so that it never blocks an invoice. */
export async function withLogo(letterhead: Letterhead, bytes: Uint8Array | null): Promise<Letterhead> {
  const { logo } = letterhead;
  if (logo === null || logo === PROGRAM_LOGO || bytes === null) return letterhead;
  const picture = known.get(logo) ?? (await readLogo(bytes));
  if (picture) known.set(logo, picture);
  return { ...letterhead, picture };
}

/** As large as fits, in its own shape; a small one no larger than its pixels are points. */
function fitted({ width, height }: Size, place: Size): Size {
  const scale = Math.min(place.width / width, place.height / height, 1);
  return { width: width * scale, height: height * scale };
}

/**
 * Draws the distributor's logo. Returns how far to the right of its left end, or below its upper one, the name begins.
 */
export function drawLogo(
  document: PdfDocument,
  { logo, picture }: Letterhead,
  { x, y, room }: { x: number; y: number; room: number },
): { right: number; below: number; bottom: number } {
  if (logo === PROGRAM_LOGO) {
    drawBrandMark(document, x - 2, y - 3, EMBLEM);
    return { right: EMBLEM + 6, below: 0, bottom: y };
  }
  if (!picture) return { right: 0, below: 0, bottom: y };
  const isWide = picture.width > WIDE * picture.height;
  const { width, height } = fitted(picture, isWide ? { ...ABOVE, width: Math.min(ABOVE.width, room) } : BESIDE);
  document.image(picture.png, x, y, { width, height });
  return isWide ? { right: 0, below: height + 8, bottom: y } : { right: width + 12, below: 0, bottom: y + height };
}
