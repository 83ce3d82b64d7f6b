import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { serverText } from '#domain/texts/serverText.ts';
import { type PictureKind, pictureKind } from './pictureKind.ts';
import { pictureTexts } from './pictureTexts.ts';

/** The message about a picture that cannot be used. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** A picture with only its header read: width and height are the displayed ones. */
export interface ReadablePicture {
  kind: PictureKind;
  width: number;
  height: number;
  /** Its pixels as sRGB, in upright orientation, without metadata. */
  pixels: Sharp;
}

export interface PictureLimits {
  /** The maximum pixels per side. A drawing has no limit: it is drawn as large as requested. */
  side: number;
  /** Pixels altogether. */
  pixels: number;
  /** The longer side at which a drawing with this `side` is drawn. */
  drawnSide: (side: number) => number;
}

const SECONDS = 8;
const FORMATS: Readonly<Record<PictureKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  svg: 'svg',
};
/** At which a drawing's own size is its size in pixels. */
const DOTS_PER_INCH = 72;
const DENSEST = 7_200;
const ENTITIES = /<!ENTITY/i;

/** For a process that reads only pictures: it tries only these five formats, each picture with one thread. */
export function readFiveKindsOnly(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}`) });
}

async function headOf(bytes: Uint8Array, options: SharpOptions): Promise<Metadata> {
  try {
    return await sharp(bytes, options).metadata();
  } catch {
    throw new UnreadablePicture(serverText('picture.damaged'));
  }
}

async function readDrawing(
  bytes: Uint8Array,
  drawnSide: PictureLimits['drawnSide'],
  options: SharpOptions,
): Promise<ReadablePicture> {
  if (ENTITIES.test(Buffer.from(bytes).toString('latin1')))
    throw new UnreadablePicture(serverText('picture.definitions'));
  const { width, height } = await headOf(bytes, options);
  const side = Math.max(width, height, 1);
  const drawn = drawnSide(side);
  const density = Math.min(Math.max((DOTS_PER_INCH * drawn) / side, 1), DENSEST);
  const pixels = sharp(bytes, { ...options, density }).resize({
    width: drawn,
    height: drawn,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { kind: 'svg', width, height, pixels };
}

/** Throws `UnreadablePicture` before any pixel is decoded when the header shows that the picture cannot be used. */
export async function readablePicture(bytes: Uint8Array, limits: PictureLimits): Promise<ReadablePicture> {
  if (bytes.length === 0) throw new UnreadablePicture(serverText('picture.empty'));
  const kind = pictureKind(bytes);
  if (kind === null) throw new UnreadablePicture(serverText('picture.unknownKind'));
  const options: SharpOptions = { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true };
  if (kind === 'svg') return await readDrawing(bytes, limits.drawnSide, options);
  const head = await headOf(bytes, { ...options, limitInputPixels: false });
  if (head.format !== FORMATS[kind] || (kind === 'avif' && head.compression !== 'av1')) {
    throw new UnreadablePicture(serverText('picture.unknownKind'));
  }
  const isTurned = (head.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [head.height, head.width] : [head.width, head.height];
  if (Math.max(width, height) > limits.side) {
    throw new UnreadablePicture(serverText('picture.tooLarge', { width, height, limit: limits.side }));
  }
  if (width * height > limits.pixels) {
    throw new UnreadablePicture(pictureTexts.tooManyPixels(width, height, limits.pixels));
  }
  return { kind, width, height, pixels: sharp(bytes, options).autoOrient() };
}

/** Runs libvips; an error in it counts as the picture's fault. */
export async function unpacked<T>(work: (seconds: number) => Promise<T>): Promise<T> {
  try {
    return await work(SECONDS);
  } catch (error) {
    const isSlow = error instanceof Error && /timeout/i.test(error.message);
    throw new UnreadablePicture(isSlow ? serverText('picture.tooHard') : serverText('picture.damaged'));
  }
}
