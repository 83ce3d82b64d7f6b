import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { cuts } from './cuts.ts';
import { packages } from './packages.ts';
import { supplies } from './supplies.ts';
import { type Tones, tonesOfHue } from './tones.ts';

const SIDE = 24;
const SECTORS = 24;
/** Below this share of its brightest channel a colour counts as grey. */
const LIVELY = 0.4;

/**
 * The hue of the largest area of a drawing without grays: the contents of a package give it its color. Null for a gray
 * drawing.
 */
async function dominantHue(svg: string): Promise<number | null> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIDE}" height="${SIDE}">${svg}</svg>`;
  const pixels = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer();
  const weights = Array.from({ length: SECTORS }, () => 0);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (alpha < 200 || most < 80 || range < most * LIVELY) continue;
    const sector = Math.round((hueOf(red, green, blue, most, range) / 360) * SECTORS) % SECTORS;
    weights[sector] = (weights[sector] ?? 0) + range;
  }
  const heaviest = Math.max(...weights);
  return heaviest === 0 ? null : (weights.indexOf(heaviest) * 360) / SECTORS;
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? 120 + ((blue - red) / range) * 60 : 240 + ((red - green) / range) * 60;
}

interface IconSet {
  icons: Readonly<Record<string, { body: string }>>;
}

let iconSet: Promise<IconSet> | undefined;

/** Some megabytes of drawings, read at the first picture. */
function readIconSet(): Promise<IconSet> {
  iconSet ??= readFile(
    createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'),
    'utf8',
  ).then((text) => JSON.parse(text) as IconSet);
  return iconSet;
}

export interface Artwork {
  /** In a box of 32 x 32. */
  svg: string;
  /** The drawing has its own ground and must stay almost upright. */
  isUpright: boolean;
}

/**
 * `tomato`: the product itself; `can_tomato`: the package with the product on its label. Null when there is no drawing.
 */
export async function artworkOf(name: string, tones: Tones): Promise<Artwork | null> {
  const [first = '', inside] = name.split('_');
  if (inside === undefined) return await thing(first, tones);
  const drawPackage = own(packages, first);
  const label = await thing(inside, tones);
  if (!drawPackage || !label) return null;
  const { svg, label: place } = drawPackage(tonesOfHue(await dominantHue(label.svg)) ?? tones);
  const scale = place.size / 32;
  return {
    svg: `${svg}<g transform="translate(${place.x} ${place.y}) scale(${scale})">${label.svg}</g>`,
    isUpright: true,
  };
}

async function thing(name: string, tones: Tones): Promise<Artwork | null> {
  const cut = own(cuts, name);
  if (cut) return { svg: cut(), isUpright: true };
  const draw = own(supplies, name);
  if (draw) return { svg: draw(tones), isUpright: true };
  const { icons } = await readIconSet();
  const icon = own(icons, name);
  return icon ? { svg: icon.body, isUpright: false } : null;
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
