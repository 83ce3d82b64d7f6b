import { IMAGE_SIDE_LIMIT } from '#domain/landing/layout.ts';
import { readablePicture, UnreadablePicture, unpacked } from './readablePicture.ts';

/** A drawing has twice the pixels that it is shown with, for screens with finer ones. */
const LIMITS = {
  side: IMAGE_SIDE_LIMIT,
  pixels: IMAGE_SIDE_LIMIT ** 2,
  drawnSide: (side: number) => Math.min(2 * side, IMAGE_SIDE_LIMIT),
};

/** Photographs are compressed more than pictures with edges and letters. */
const QUALITY = { jpeg: 84, webp: 84, avif: 84, png: 92, svg: 92 } as const;

/** The stored form of an uploaded picture. */
export interface TakenPicture {
  /** WebP. */
  body: Uint8Array;
  /** The displayed width; a drawing has twice as many pixels. */
  width: number;
  height: number;
}

export type Taken = TakenPicture | { refusal: string };

/** The re-encoded pixels of a picture: the stored file contains nothing else of the upload. */
export async function takePicture(bytes: Uint8Array): Promise<Taken> {
  try {
    const { kind, width, height, pixels } = await readablePicture(bytes, LIMITS);
    const webp = pixels.webp({ quality: QUALITY[kind], alphaQuality: 100, smartSubsample: true, effort: 4 });
    const body = await unpacked((seconds) => webp.timeout({ seconds }).toBuffer());
    const shrunk = Math.min(1, IMAGE_SIDE_LIMIT / Math.max(width, height));
    return { body, width: Math.max(1, Math.round(width * shrunk)), height: Math.max(1, Math.round(height * shrunk)) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { refusal: error.message };
    throw error;
  }
}
