import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { inlineDisposition, safeFileName } from '../../server/modules/documents/contentDisposition.ts';
import { fontFaces } from '../../server/platform/pdf/fontFaces.ts';
import { breakLines } from '../../server/platform/pdf/lineBreaks.ts';
import { PLAIN, textRuns } from '../../server/platform/pdf/textRuns.ts';
import { unpackWoff } from '../../server/platform/pdf/woff.ts';

const upTo = (length: number) => (text: string) => text.length <= length;

describe('lines', () => {
  test.each([
    ['a short text', 20, ['a short text']],
    ['one two three four', 9, ['one two', 'three', 'four']],
    ['ends in blanks   ', 14, ['ends in blanks']],
    ['two\nlines', 20, ['two', 'lines']],
    ['two\r\nlines', 20, ['two', 'lines']],
    ['far\n\n\n\n\napart', 20, ['far', '', 'apart']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['go abcdefghij', 4, ['go', 'abcd', 'efgh', 'ij']],
    ['half-and-half', 9, ['half-and-', 'half']],
    ['築地昆布だし', 4, ['築地昆布', 'だし']],
    ['築地昆布。だし', 4, ['築地昆', '布。だし']],
    ['築地市場（中央区）', 5, ['築地市場', '（中央区）']],
    ['ラーメンとチャーハン', 4, ['ラーメン', 'とチャー', 'ハン']],
    ['tab\tand\u0000nul', 20, ['tab and nul']],
    ['12/24 oz and/or', 8, ['12/24 oz', 'and/or']],
    ['and/or', 4, ['and/', 'or']],
    ['no\u00a0break here', 9, ['no\u00a0break', 'here']],
    ['zero\u200bwidth', 6, ['zero\u200b', 'width']],
    ['costs $ 5.00 (net)', 13, ['costs $ 5.00', '(net)']],
    ['น้ำมันมะกอก', 6, ['น้ำมัน', 'มะกอก']],
    ['one\u2028two', 20, ['one', 'two']],
    ['', 20, ['']],
  ])('%j in %d', (text, width, lines) => {
    expect(breakLines(text, upTo(width))).toEqual(lines);
  });

  test('a line runs in the direction of its paragraph, whatever it begins with', () => {
    expect(breakLines('שמן זית Olive oil זך', upTo(9))).toEqual(['שמן זית', '\u200fOlive oil', 'זך']);
    expect(breakLines('Oil שמן 500 ml', upTo(4))).toEqual(['Oil', '\u200eשמן', '500', 'ml']);
  });

  test('a letter and its accents stay together', () => {
    expect(breakLines('e\u0301e\u0301e\u0301', upTo(4))).toEqual(['e\u0301e\u0301', 'e\u0301']);
  });
});

describe('runs', () => {
  function runsOf(text: string): [string, string][] {
    return textRuns(text, fontFaces.regular).map((run) => [
      run.face.name.split(/[-_]/)[0]?.toLowerCase() ?? '',
      run.text,
    ]);
  }

  test('each character is set in the first font that has it', () => {
    expect(runsOf('Harbor Ресторан Κόσμε')).toEqual([['notosans', 'Harbor Ресторан Κόσμε']]);
    expect(runsOf('\u2212$5.00')).toEqual([['notosans', '\u2212$5.00']]);
    expect(runsOf('面条 Harbor 한')).toEqual([
      ['notosanshans', '面条 '],
      ['notosans', 'Harbor '],
      ['notosanskr', '한'],
    ]);
  });

  test('Chinese letters have their Japanese shapes beside kana only', () => {
    expect(runsOf('築地だし')).toEqual([['biz', '築地だし']]);
    expect(runsOf('築地')).toEqual([['notosanshans', '築地']]);
  });

  test('a character that no font has is a box in the first one', () => {
    expect(runsOf('aರ')).toEqual([['notosans', 'aರ']]);
  });

  const EVERY_SCRIPT = {
    Latin: 'Extra virgin, Żurek, Đường phố, Œuf ß ﬁ €½°™ \u2212$5.00',
    Greek: 'Φέτα Ελασσόνας',
    Cyrillic: 'Борщ украинский ґ',
    Hebrew: 'שמן זית שָׁלוֹם ₪',
    Arabic: 'زيت زيتون ٥٠٠ گچپ',
    Thai: 'น้ำมันมะกอก ที่ กุ้ง ฿',
    Japanese: '築地市場 ラーメン、ひらがな（特選）ｶﾅ',
    Korean: '한글 김치, 똠방각하 뷁 豆腐',
    Chinese: '鸡蛋面条、酱油（特级） 雞蛋麵條',
    emoji: '😀 👩‍🍳 👨‍👩‍👧 🇯🇵 👍🏽 1️⃣ ❤️ 🦪 🫒 ☎️',
  };

  test.each(Object.entries(EVERY_SCRIPT))('%s has all its glyphs, in both weights', (_, text) => {
    for (const faces of Object.values(fontFaces)) {
      const boxes = textRuns(text, faces).filter(({ face, text: shown }) =>
        face.font.layout(shown).glyphs.some((glyph) => glyph.id === 0),
      );
      expect(boxes.map((run) => run.text)).toEqual([]);
    }
  });

  test('text in the first font by default has its glyphs there', () => {
    const plain = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter((at) => PLAIN.test(at));
    for (const [face] of Object.values(fontFaces)) {
      expect(plain.filter((character) => !face?.covers(character.charCodeAt(0)))).toEqual([]);
    }
  });

  test('each script of a mixed line has its own font, an emoji of several parts stays one', () => {
    expect(runsOf('Oil שמן น้ำ 油 👩‍🍳 1️⃣')).toEqual([
      ['notosans', 'Oil '],
      ['notosanshebrew', 'שמן'],
      ['notosanshebrew', ' '],
      ['noto', 'น\u0e4d\u0e49\u0e32 '],
      ['notosanshans', '油 '],
      ['noto', '👩‍🍳'],
      ['notosans', ' '],
      ['noto', '1️⃣'],
    ]);
    expect(fontFaces.regular.at(-1)?.font.layout('👩‍🍳').glyphs).toHaveLength(1);
  });

  test('marks of direction, soft hyphens and controls leave no box', () => {
    expect(runsOf('a\u200e\u00ad\u2066b\u2069\u0007')).toEqual([['notosans', 'ab ']]);
  });

  test('right-to-left runs are put in the order in which they are seen', () => {
    expect(runsOf('Oil زيت (500) end')).toEqual([
      ['notosans', 'Oil '],
      ['notosans', '('],
      ['notosans', '500'],
      ['notosans', ')'],
      ['notonaskharabic', 'زيت '],
      ['notosans', ' end'],
    ]);
  });

  /** The text of the page from left to right. */
  function seenOf(text: string): string {
    return textRuns(text, fontFaces.regular)
      .flatMap((run) => run.face.font.layout(run.text).glyphs.map((glyph) => String.fromCodePoint(...glyph.codePoints)))
      .join('');
  }

  test.each([
    ['אב גד', 'דג בא'],
    ['אב (12) גד', 'דג (12) בא'],
    ['אב ) ( גד', 'דג ) ( בא'],
    ['אב 😀🦪', '🦪😀 בא'],
    ['٥٠١', '٥٠١'],
    ['Oil ۵۰۱', 'Oil ۵۰۱'],
  ])('%j is seen as %j', (text, seen) => {
    expect(seenOf(text)).toBe(seen);
  });
});

test('an unpacked font is the font that was packed', async () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff',
  );
  const packed = await readFile(file);
  const [before, after] = [create(packed), create(unpackWoff(packed))];
  if ('fonts' in before || 'fonts' in after) throw new Error('a collection');
  expect(after.numGlyphs).toBe(before.numGlyphs);
  const shape = (font: typeof before) => font.layout('築地').glyphs.map((glyph) => [glyph.id, glyph.path.toSVG()]);
  expect(shape(after)).toEqual(shape(before));
});

test.each([
  ['Order confirmation 500001.pdf', 'Order confirmation 500001.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
  ['"quoted" <b>.pdf', 'quoted b.pdf'],
  ['\ud800lone.pdf', 'lone.pdf'],
  ['\u202efdp.exe', 'fdp.exe'],
  ['   ', 'document'],
  ['.pdf', 'document.pdf'],
])('%j is saved as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test.each([
  ['Żurek 1.pdf', `inline; filename="Zurek 1.pdf"; filename*=UTF-8''%C5%BBurek%201.pdf`],
  ['築地.pdf', `inline; filename="document.pdf"; filename*=UTF-8''%E7%AF%89%E5%9C%B0.pdf`],
  ["100% (it's); a.pdf", `inline; filename="100_ (it's)_ a.pdf"; filename*=UTF-8''100%25%20%28it%27s%29%3B%20a.pdf`],
])('%j is named in a header', (name, expected) => {
  expect(inlineDisposition(name)).toBe(expected);
});
