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
