import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { create, type Font } from 'fontkit';
import { EMOJI, type FontFamily, fontFamilies, type Weight } from './fontFamilies.ts';
import { unpackWoff } from './woff.ts';

/** A font of one family and weight; the glyphs that are used are embedded. It is read when a text first needs it, once for all documents. */
export interface FontFace {
  name: string;
  readonly font: Font;
  /** Whether blanks between its letters are its own. */
  hasBlanks: boolean;
  isFor(grapheme: string): boolean;
  covers(codePoint: number): boolean;
}

function openFont(file: string): Font {
  const stored = readFileSync(file);
  const font = create(file.endsWith('.woff') ? unpackWoff(stored) : stored);
  if ('fonts' in font) throw new Error(`${basename(file)} is a collection of fonts`);
  return font;
}

function faceOf({ scripts, files }: FontFamily, weight: Weight): FontFace {
  const file = files[weight];
  let opened: Font | null = null;
  const open = () => {
    opened ??= openFont(file);
    return opened;
  };
  return {
    name: basename(file, extname(file)),
    get font() {
      return open();
    },
    hasBlanks: scripts !== EMOJI,
    isFor: (grapheme) => scripts.test(grapheme),
    covers: (codePoint) => open().hasGlyphForCodePoint(codePoint),
  };
}

const facesOf = (weight: Weight) => fontFamilies.map((family) => faceOf(family, weight));

export const fontFaces: Record<Weight, readonly FontFace[]> = { regular: facesOf('regular'), bold: facesOf('bold') };
