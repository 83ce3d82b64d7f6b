import type { Artwork } from './artwork.ts';
import { type Tones, tonesOfHue } from './tones.ts';

interface Ground {
  hue: number;
  saturation: number;
}

/** Soft grounds that stay light in both themes; a file name names one by its number. */
const grounds: readonly Ground[] = [
  { hue: 14, saturation: 72 },
  { hue: 33, saturation: 78 },
  { hue: 47, saturation: 76 },
  { hue: 82, saturation: 46 },
  { hue: 138, saturation: 36 },
  { hue: 172, saturation: 40 },
  { hue: 198, saturation: 58 },
  { hue: 214, saturation: 36 },
  { hue: 236, saturation: 44 },
  { hue: 286, saturation: 34 },
  { hue: 345, saturation: 58 },
  { hue: 28, saturation: 34 },
];

export function tonesOf(ground: number): Tones | null {
  const found = grounds[ground];
  if (!found) return null;
  return tonesOfHue(found.hue);
}

/** One thing on the tile: its middle and its size as parts of the tile's shorter side, and its tilt in degrees. */
interface Placement {
  x: number;
  y: number;
  size: number;
  tilt: number;
}

const arrangements: Readonly<Record<string, readonly Placement[]>> = {
  '': [{ x: 0, y: 0, size: 0.8, tilt: 0 }],
  b: [{ x: 0, y: 0, size: 0.8, tilt: -9 }],
  c: [{ x: 0, y: 0, size: 0.8, tilt: 9 }],
  d: [
    { x: 0.17, y: -0.06, size: 0.58, tilt: 10 },
    { x: -0.12, y: 0.04, size: 0.7, tilt: -6 },
  ],
  e: [{ x: 0.06, y: 0.06, size: 1.02, tilt: -14 }],
  f: [
    { x: 0, y: -0.17, size: 0.46, tilt: 0 },
    { x: -0.27, y: 0.14, size: 0.5, tilt: -8 },
    { x: 0.27, y: 0.14, size: 0.5, tilt: 8 },
  ],
};

export function tileSvg(
  artwork: Artwork,
  tile: { ground: number; arrangement: string; width: number; height: number },
): string | null {
  const ground = grounds[tile.ground];
  const placements = arrangements[tile.arrangement];
  if (!ground || !placements) return null;
  const { width, height } = tile;
  const side = Math.min(width, height);
  const tone = (lightness: number, part = 1) => `hsl(${ground.hue} ${ground.saturation * part}% ${lightness}%)`;
  const things = placements.map((place) => placed(artwork, place, side)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone(96.5)}"/><stop offset="1" stop-color="${tone(90)}"/></linearGradient>
      <radialGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <radialGradient id="shadow"><stop offset="0" stop-color="${tone(22, 0.6)}" stop-opacity=".34"/><stop offset=".55" stop-color="${tone(22, 0.6)}" stop-opacity=".13"/><stop offset="1" stop-color="${tone(22, 0.6)}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="url(#ground)"/>
    <circle cy="${-side * 0.06}" r="${side * 0.52}" fill="url(#light)"/>
    ${things}</svg>`;
}

function placed(artwork: Artwork, { x, y, size, tilt }: Placement, side: number): string {
  const length = size * side;
  const angle = artwork.isUpright ? tilt / 3 : tilt;
  return `<g transform="translate(${x * side} ${y * side})">
    <ellipse cy="${length * 0.47}" rx="${length * 0.44}" ry="${length * 0.085}" fill="url(#shadow)"/>
    <g transform="rotate(${angle}) scale(${length / 32}) translate(-16 -16)">${artwork.svg}</g></g>`;
}
