import sharp from 'sharp';
import type { RenderedPicture } from '../rendering/renderers.ts';
import { artworkOf } from './artwork.ts';
import { tileSvg, tonesOf } from './tile.ts';

/** `tomato-7-card.webp`, `can_tomato-1d-list.webp`: thing, number of the ground, arrangement, size. */
const PICTURE =
  /^(?<thing>[a-z][a-z0-9-]{0,40}(?:_[a-z][a-z0-9-]{0,40})?)-(?<ground>\d{1,2})(?<arrangement>[b-f]?)-(?<size>card|list|mobile|detail)\.webp$/;

const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  card: { width: 480, height: 360 },
  list: { width: 320, height: 240 },
  mobile: { width: 160, height: 160 },
  detail: { width: 960, height: 720 },
};

/** The SVG that a file name describes, the same for the same name; null for a name that describes none. */
export async function drawPicture(file: string): Promise<Buffer | null> {
  const { thing = '', ground = '', arrangement = '', size = '' } = PICTURE.exec(file)?.groups ?? {};
  const dimensions = sizes[size];
  const tones = tonesOf(Number(ground));
  if (!dimensions || !tones) return null;
  const artwork = await artworkOf(thing, tones);
  const svg = artwork && tileSvg(artwork, { ground: Number(ground), arrangement, ...dimensions });
  return svg ? Buffer.from(svg) : null;
}

/** The drawing of a file name as WebP, the same bytes for the same name; null for a name that describes none. */
export async function renderPicture(file: string): Promise<RenderedPicture | null> {
  const drawing = await drawPicture(file);
  if (!drawing) return null;
  const body = await sharp(drawing).webp({ quality: 92, effort: 3, smartSubsample: true }).toBuffer();
  return { body, contentType: 'image/webp' };
}
