import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { create, type Font } from 'fontkit';
import { EMOJI, type FontFamily, fontFamilies, type Weight } from './fontFamilies.ts';
import { unpackWoff } from './woff.ts';

/**
 * A font of one family and weight; only used glyphs are embedded. It is read at the first text that needs it, once for
 * all documents.
 */
export interface FontFace {
  name: string;
  readonly font: Font;
  /** Whether blanks between its letters are its own. */
  hasBlanks: boolean;
  isFor(grapheme: string): boolean;
  /** Whether a text may use it. */
  fits(text: string): boolean;
  covers(codePoint: number): boolean;
  /**
   * Clears the cache for the next document. fontkit stores with each glyph the letters of its first use: none when it
   * was a part of another glyph. Then the dot of "…" or the e of "é" would not be readable as a dot or an e in any
   * later document.
   */
  forgetGlyphs(): void;
}

function openFont(file: string): Font {
  const stored = readFileSync(file);
  const font = create(file.endsWith('.woff') ? unpackWoff(stored) : stored);
  if ('fonts' in font) throw new Error(`${basename(file)} is a collection of fonts`);
  return font;
}

function faceOf({ scripts, exceptBeside, files }: FontFamily, weight: Weight): FontFace {
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
    fits: (text) => !exceptBeside?.test(text),
    covers: (codePoint) => open().hasGlyphForCodePoint(codePoint),
    forgetGlyphs: () => {
      if (opened) (opened as unknown as { _glyphs: object })._glyphs = {};
    },
  };
}

const facesOf = (weight: Weight) => fontFamilies.map((family) => faceOf(family, weight));

export const fontFaces: Record<Weight, readonly FontFace[]> = { regular: facesOf('regular'), bold: facesOf('bold') };
