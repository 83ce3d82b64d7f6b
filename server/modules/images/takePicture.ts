import { IMAGE_SIDE_LIMIT } from '#domain/landing/layout.ts';
import { readablePicture, UnreadablePicture, unpacked } from './readablePicture.ts';

/**
 * A photograph of a phone is made smaller. A drawing has twice the pixels that it is shown with, for screens with finer
 * ones.
 */
const LIMITS = {
  side: 12_000,
  pixels: 60_000_000,
  drawnSide: (side: number) => Math.min(2 * side, IMAGE_SIDE_LIMIT),
};

const BOX = { width: IMAGE_SIDE_LIMIT, height: IMAGE_SIDE_LIMIT };

/** Photographs are compressed more than pictures with edges and letters. */
const QUALITY = { jpeg: 84, webp: 84, avif: 84, png: 92, svg: 92 } as const;

/** The stored form of an uploaded picture. */
export interface TakenPicture {
  /** WebP. */
  body: Uint8Array;
  /** The displayed width; a drawing has twice as many pixels. */
  width: number;
  height: number;
  /** Its sides in the file, if it was made smaller (readings 156). */
  original?: { width: number; height: number };
}

export type Taken = TakenPicture | { refusal: string };

/** The re-encoded pixels of a picture: the stored file contains nothing else of the upload. */
export async function takePicture(bytes: Uint8Array): Promise<Taken> {
  try {
    const { kind, width, height, pixels } = await readablePicture(bytes, LIMITS);
    const shown = kind === 'svg' ? pixels : pixels.resize({ ...BOX, fit: 'inside', withoutEnlargement: true });
    const webp = shown.webp({ quality: QUALITY[kind], alphaQuality: 100, smartSubsample: true, effort: 4 });
    const body = await unpacked((seconds) => webp.timeout({ seconds }).toBuffer());
    const shrunk = Math.min(1, IMAGE_SIDE_LIMIT / Math.max(width, height));
    const sideOf = (side: number) => Math.max(1, Math.round(side * shrunk));
    const isSmaller = shrunk < 1 && kind !== 'svg';
    return { body, width: sideOf(width), height: sideOf(height), ...(isSmaller && { original: { width, height } }) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { refusal: error.message };
    throw error;
  }
}
