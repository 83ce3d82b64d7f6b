import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** A font of one script family and weight; the glyphs that are used are embedded. Its tables are read once, for all documents. */
export interface FontFace {
  name: string;
  font: Font;
  covers(codePoint: number): boolean;
}

export interface FontFaces {
  regular: FontFace[];
  bold: FontFace[];
}

/** Openly licensed (OFL), in the order of preference: Latin, Greek, Cyrillic, Vietnamese; then Arabic; then Japanese. */
const FILES: Record<Weight, readonly string[]> = {
  regular: [
    besideEntry('@embedpdf/fonts-latin', '../fonts/NotoSans-Regular.ttf'),
    besideEntry('@embedpdf/fonts-arabic', '../fonts/NotoNaskhArabic-Regular.ttf'),
    require.resolve('@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff'),
  ],
  bold: [
    besideEntry('@embedpdf/fonts-latin', '../fonts/NotoSans-SemiBold.ttf'),
    besideEntry('@embedpdf/fonts-arabic', '../fonts/NotoNaskhArabic-Bold.ttf'),
    require.resolve('@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff'),
  ],
};

function besideEntry(packageName: string, file: string): string {
  return join(dirname(require.resolve(packageName)), file);
}

async function loadFace(file: string): Promise<FontFace> {
  const stored = await readFile(file);
  const font = create(file.endsWith('.woff') ? unpackWoff(stored) : stored);
  if ('fonts' in font) throw new Error(`${basename(file)} is a collection of fonts`);
  return { name: basename(file, extname(file)), font, covers: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

let faces: Promise<FontFaces> | null = null;

/** Read once per process, with the first document. */
export function loadFontFaces(): Promise<FontFaces> {
  faces ??= Promise.all([Promise.all(FILES.regular.map(loadFace)), Promise.all(FILES.bold.map(loadFace))]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
  return faces;
}
