import sharp from 'sharp';
import { artworkOf } from './artwork.ts';
import { logoSvg } from './logo.ts';
import { missingSvg } from './missing.ts';
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

/** The picture that a file name describes, the same bytes for the same name; null for a name that describes none. */
export async function renderPicture(file: string): Promise<{ body: Buffer; contentType: string } | null> {
  if (file === 'logo.svg') return { body: Buffer.from(logoSvg), contentType: 'image/svg+xml' };
  if (file === 'missing.svg') return { body: Buffer.from(missingSvg), contentType: 'image/svg+xml' };
  const { thing = '', ground = '', arrangement = '', size = '' } = PICTURE.exec(file)?.groups ?? {};
  const dimensions = sizes[size];
  const tones = tonesOf(Number(ground));
  if (!dimensions || !tones) return null;
  const artwork = await artworkOf(thing, tones);
  const svg = artwork && tileSvg(artwork, { ground: Number(ground), arrangement, ...dimensions });
  if (!svg) return null;
  const body = await sharp(Buffer.from(svg)).webp({ quality: 92, effort: 3, smartSubsample: true }).toBuffer();
  return { body, contentType: 'image/webp' };
}
