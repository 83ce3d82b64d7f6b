import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { inlineDisposition, safeFileName } from '../../server/documents/contentDisposition.ts';
import { loadFontFaces } from '../../server/documents/pdf/fontFaces.ts';
import { breakLines } from '../../server/documents/pdf/lineBreaks.ts';
import { textRuns } from '../../server/documents/pdf/textRuns.ts';
import { unpackWoff } from '../../server/documents/pdf/woff.ts';

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
    ['tab\tand\u0000nul', 20, ['tab and nul']],
    ['', 20, ['']],
  ])('%j in %d', (text, width, lines) => {
    expect(breakLines(text, upTo(width))).toEqual(lines);
  });

  test('a letter and its accents stay together', () => {
    expect(breakLines('e\u0301e\u0301e\u0301', upTo(4))).toEqual(['e\u0301e\u0301', 'e\u0301']);
  });
});

describe('runs', () => {
  async function runsOf(text: string): Promise<[string, string][]> {
    const { regular } = await loadFontFaces();
    return textRuns(text, regular).map((run) => [run.face.name.split(/[-_]/)[0]?.toLowerCase() ?? '', run.text]);
  }

  test('each character is set in the first font that has it', async () => {
    expect(await runsOf('Harbor Ресторан Κόσμε')).toEqual([['notosans', 'Harbor Ресторан Κόσμε']]);
    expect(await runsOf('麺屋 Harbor')).toEqual([
      ['biz', '麺屋 '],
      ['notosans', 'Harbor'],
    ]);
  });

  test('a character that no font has stands as a box in the first one', async () => {
    expect(await runsOf('a\u{1F600}')).toEqual([['notosans', 'a\u{1F600}']]);
  });

  test('right-to-left runs are put in the order in which they are seen', async () => {
    expect(await runsOf('Oil زيت (500) end')).toEqual([
      ['notosans', 'Oil '],
      ['notosans', '('],
      ['notosans', '500'],
      ['notosans', ')'],
      ['notonaskharabic', 'زيت '],
      ['notosans', ' end'],
    ]);
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
