import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './pictureFormat.ts';
import { type PictureSize, SIZES } from './productPicture.ts';
import { readablePicture, UnreadablePicture, unpacked } from './readablePicture.ts';

const SOURCE_SIDE = 12_000;
const SOURCE_PIXELS = 64_000_000;
/** A wider or higher picture would lose too much as a square. */
const NEARLY_SQUARE = 4 / 3 + 0.01;

export interface MadePicture {
  size: PictureSize;
  body: Uint8Array;
  width: number;
  height: number;
}

export type MadeSizes = { pictures: MadePicture[] } | { refusal: string };

export interface SizesTask {
  bytes: Uint8Array;
  sizes: readonly PictureSize[];
  format: PictureFormat;
}

/** The longer side of a drawing that is large enough for all of them. */
function drawnFor(sizes: readonly PictureSize[]): number {
  return Math.max(...sizes.map((size) => Math.max(SIZES[size].width, Math.ceil(SIZES[size].height * (4 / 3)))));
}

function encoded(picture: Sharp, format: PictureFormat, isDrawing: boolean): Sharp {
  if (format === 'avif') return picture.avif({ quality: isDrawing ? 68 : 55, effort: 3 });
  return picture.webp({ quality: isDrawing ? 92 : 80, effort: 3, smartSubsample: true });
}

/** A picture in the requested sizes: decoded once, then scaled down. */
export async function makeSizes({ bytes, sizes, format }: SizesTask): Promise<MadeSizes> {
  const largest = drawnFor(sizes);
  try {
    const { kind, pixels } = await readablePicture(bytes, {
      side: SOURCE_SIDE,
      pixels: SOURCE_PIXELS,
      drawnSide: () => largest,
    });
    const fitted = pixels.resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await unpacked((seconds) =>
      fitted.toColourspace('srgb').raw().timeout({ seconds }).toBuffer({ resolveWithObject: true }),
    );
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const shape = Math.max(info.width / info.height, info.height / info.width);
    const make = async (size: PictureSize): Promise<MadePicture> => {
      const { width, height, ...box } = SIZES[size];
      const fit = 'isFilled' in box && shape <= NEARLY_SQUARE ? 'cover' : 'inside';
      const made = sharp(data, { raw }).resize({ width, height, fit, withoutEnlargement: true });
      const { data: body, info: size_ } = await encoded(made, format, kind === 'svg').toBuffer({
        resolveWithObject: true,
      });
      return { size, body, width: size_.width, height: size_.height };
    };
    return { pictures: await Promise.all(sizes.map(make)) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { refusal: error.message };
    throw error;
  }
}
