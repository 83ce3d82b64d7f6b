import { artworkOf } from './artwork.ts';
import { tileSvg, tonesOf } from './tile.ts';

/** `tomato-7`, `can_tomato-1d`: thing, number of the ground, arrangement. */
const PICTURE = /^(?<thing>[a-z][a-z0-9-]{0,40}(?:_[a-z][a-z0-9-]{0,40})?)-(?<ground>\d{1,2})(?<arrangement>[b-f]?)$/;
const SIZE = { width: 960, height: 720 };

/** The SVG of a name, always the same for the same name; null for a name that describes none. */
export async function drawPicture(name: string): Promise<Buffer | null> {
  const { thing = '', ground = '', arrangement = '' } = PICTURE.exec(name)?.groups ?? {};
  const tones = tonesOf(Number(ground));
  if (thing === '' || !tones) return null;
  const artwork = await artworkOf(thing, tones);
  const svg = artwork && tileSvg(artwork, { ground: Number(ground), arrangement, ...SIZE });
  return svg ? Buffer.from(svg) : null;
}
