import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cuts } from './cuts.ts';
import { dominantHue } from './dominantHue.ts';
import { packages } from './packages.ts';
import { supplies } from './supplies.ts';
import { type Tones, tonesOfHue } from './tones.ts';

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
