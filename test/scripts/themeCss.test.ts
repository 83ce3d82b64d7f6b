import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveTones } from '#src/theme/deriveTones.ts';
import { DEFAULT_COLOURS } from '#src/theme/palette.ts';
import { propertyOf } from '#src/theme/tones.ts';
import { THEME_CSS, themeCss } from '../../scripts/theme/themeCss.tsx';

const SRC = join(import.meta.dirname, '../../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.startsWith('theme'))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

test('what the sources take from the theme are tokens of it', () => {
  const known = new Set(themeCss().match(/--ui-[\w\\.-]+(?=:)/g));
  const unknown = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--ui-[\w-]+)/g)]
      .filter(([, token = '']) => !known.has(token))
      .map(([use]) => `${path}: ${use}`),
  );
  expect(unknown).toEqual([]);
});

test('a chosen color that may be as pale as its background is used only under its own text or within a border', () => {
  const pale = /var\(--ui-colors-(?:accent|badge)\)/;
  const ground = /background: var\(--ui-colors-(?:accent|badge)\);/;
  const held = /color: var\(--ui-colors-(?:on-accent|on-badge|accent-edge)\);/;
  const bare = sources.flatMap(({ path, text }) =>
    text
      .split('}')
      .filter((rule) => pale.test(rule) && !(ground.test(rule) && held.test(rule)))
      .map((rule) => `${path}: ${rule.trim()}`),
  );
  expect(bare).toEqual([]);
});

test('the style sheet of the theme matches its tokens (npm run theme)', () => {
  expect(readFileSync(THEME_CSS, 'utf8')).toBe(themeCss());
});

test('the tones that a chosen colour lays over it are tokens of it, and those of the standard colours are its own', () => {
  const [light = '', dark = ''] = themeCss().split('.dark,.dark');
  const { light: onLight, dark: onDark } = deriveTones(DEFAULT_COLOURS);
  const missing = (sheet: string, tones: object) =>
    Object.entries(tones).filter(([tone, colour]) => !sheet.includes(`${propertyOf(tone)}:${colour};`));
  expect([missing(light, onLight), missing(dark, onDark)]).toEqual([[], []]);
});

/** Properties and values that stay on their side in a language that is read from right to left. */
const IN_SHEETS: readonly RegExp[] = [
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding|border)-)?(?:left|right)(?:-(?:width|color|style))?: [^;{]+;/g,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius: .*/g,
  /(?<![\w-])(?:text-align|float|clear|(?:object|background)-position|transform-origin): .*\b(?:left|right)\b.*/g,
  /\btranslateX\(-?\d.*|\btranslate: (?!0 |none).*|\binset -?\d+px 0 .*|\bto (?:left|right)\b.*|(?<=\()(?:90|270)deg\b.*/g,
  /(?<![\w-])(?:padding|margin|inset): (?:\S+ )(\S+) \S+ (?!\1;)\S+;/g,
];
const IN_OBJECTS: readonly RegExp[] = [
  /\btranslateX\(-?\d.*/g,
  /\b(?:(?:margin|padding|border|rounded)(?:Left|Right)|[mp][lr])[:=].*/g,
  /\btextAlign[:=]\s*["'](?:left|right).*/g,
];

/** Each with why it stays. */
const MEANT: Readonly<Record<string, string>> = {
  'background-position: right 8px center;': 'a rule for languages from right to left is beside it',
  'background-position: right 4px center;': 'a rule for languages from right to left is beside it',
  'background-position: left 8px center;': 'is that rule',
  'background-position: left 4px center;': 'is that rule',
  'object-position: left;': 'a rule for languages from right to left is beside it',
  'object-position: right;': 'is that rule',
  '90deg, #000 180px, transparent 0 188px, #000 0);': 'gray boxes while the page loads',
};

test('style sheets and style objects name the edges of a line by its beginning and end, not by left and right', () => {
  const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path) && path !== 'theme/theme.css')
    .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));
  const physical = styles.flatMap(({ path, text }) => {
    const kinds = path.endsWith('.css') ? IN_SHEETS : IN_OBJECTS;
    const flat = text.replaceAll(/(?:max|env|calc|var)\([^;]*\)(?= |;)/g, '()');
    return kinds.flatMap((kind) => [...flat.matchAll(kind)].map(([found]) => [path, found.trim()] as const));
  });
  expect(physical.filter(([, found]) => MEANT[found] === undefined)).toEqual([]);
  expect(Object.keys(MEANT).filter((meant) => !physical.some(([, found]) => found === meant))).toEqual([]);
});
