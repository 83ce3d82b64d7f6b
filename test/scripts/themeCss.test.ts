import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deriveTones } from '#src/theme/deriveTones.ts';
import { DEFAULT_COLOURS } from '#src/theme/palette.ts';
import { propertyOf } from '#src/theme/tones.ts';
import { THEME_CSS, themeCss } from '../../scripts/theme/themeCss.tsx';

test('the style sheet of the theme is what its tokens say (npm run theme)', () => {
  expect(readFileSync(THEME_CSS, 'utf8')).toBe(themeCss());
});

test('the tones that a chosen colour lays over it are tokens of it, and those of the standard colours are its own', () => {
  const [light = '', dark = ''] = themeCss().split('.dark,.dark');
  const { light: onLight, dark: onDark } = deriveTones(DEFAULT_COLOURS);
  const missing = (sheet: string, tones: object) =>
    Object.entries(tones).filter(([tone, colour]) => !sheet.includes(`${propertyOf(tone)}:${colour};`));
  expect([missing(light, onLight), missing(dark, onDark)]).toEqual([[], []]);
});
