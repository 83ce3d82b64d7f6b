import type { PictureFormat } from './pictureFormat.ts';
import { nameOfBytes } from './pictureName.ts';

interface Box {
  width: number;
  height: number;
  /** The picture fills its area and is cropped when it has almost the same shape. */
  isFilled?: true;
}

/** The sizes of a product picture: about twice the displayed pixels. No picture is enlarged. */
export const SIZES = {
  list: { width: 480, height: 360 },
  mobile: { width: 240, height: 240, isFilled: true },
  card: { width: 480, height: 360 },
  detail: { width: 960, height: 720 },
} as const satisfies Record<string, Box>;

export type PictureSize = keyof typeof SIZES;
export const PICTURE_SIZES = Object.keys(SIZES) as PictureSize[];

/** Raised when pictures must be made in another way: the next sync makes all of them again. */
const EDITION = 2;
const STEM_LENGTH = 12;
const FILE = /^(?<stem>[0-9a-v]{12})-(?<size>list|mobile|card|detail)\.(?<format>webp|avif)$/;

/** The version of the picture settings: another version gives other names. */
export function recipeOf(format: PictureFormat): string {
  return `${EDITION} ${format}`;
}

/** The name of a product's picture in all its sizes: short, because a catalog contains thousands of them. */
export function stemOf(bytes: Uint8Array, format: PictureFormat): string {
  return nameOfBytes(recipeOf(format), bytes).slice(0, STEM_LENGTH);
}

export function fileOf(stem: string, size: PictureSize, format: PictureFormat): string {
  return `${stem}-${size}.${format}`;
}

export interface NamedPicture {
  stem: string;
  size: PictureSize;
  format: PictureFormat;
}

export function namedPicture(file: string): NamedPicture | null {
  const groups = FILE.exec(file)?.groups;
  return groups ? ({ stem: groups.stem, size: groups.size, format: groups.format } as NamedPicture) : null;
}

export function contentTypeOf(format: PictureFormat): string {
  return `image/${format}`;
}
