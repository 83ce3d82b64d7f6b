import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

export interface FontFamily {
  /** Matches a grapheme of the scripts that this family is for. */
  scripts: RegExp;
  /** The family is not used for a text with such letters. */
  exceptBeside?: RegExp;
  files: Record<Weight, string>;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\u20e3/u;

/** Openly licensed (OFL). A grapheme that no family is for (digits, signs) is set in the first one that has it. */
export const fontFamilies: readonly FontFamily[] = [
  {
    scripts: /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u,
    files: besideEntry('@embedpdf/fonts-latin', 'NotoSans-Regular.ttf', 'NotoSans-SemiBold.ttf'),
  },
  {
    scripts: /^\p{Script=Arabic}/u,
    files: besideEntry('@embedpdf/fonts-arabic', 'NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'),
  },
  {
    scripts: /^\p{Script=Hebrew}/u,
    files: besideEntry('@embedpdf/fonts-hebrew', 'NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-Bold.ttf'),
  },
  {
    scripts: /^\p{Script=Thai}/u,
    files: {
      regular: require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff'),
      bold: require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff'),
    },
  },
  {
    scripts: /^\p{Script=Hangul}/u,
    files: besideEntry('@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf', 'NotoSansKR-Bold.otf'),
  },
  {
    // Chinese letters beside kana are Japanese, and have their shapes.
    scripts: /^\p{Script=Han}/u,
    exceptBeside: KANA,
    files: besideEntry('@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'),
  },
  {
    scripts: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    files: {
      regular: require.resolve('@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff'),
      bold: require.resolve('@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff'),
    },
  },
  {
    scripts: EMOJI,
    files: {
      regular: require.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff'),
      bold: require.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff'),
    },
  },
];

function besideEntry(packageName: string, regular: string, bold: string): FontFamily['files'] {
  const fonts = join(dirname(require.resolve(packageName)), '../fonts');
  return { regular: join(fonts, regular), bold: join(fonts, bold) };
}
