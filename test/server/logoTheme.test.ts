import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { banners } from '../../server/modules/images/banners.ts';
import { siteDrawing } from '../../server/modules/images/siteDrawings.ts';

const themeCss = readFileSync(join(import.meta.dirname, '../../src/theme/theme.css'), 'utf8');

test('no picture of the program follows the theme of the device: WebKit shows that one on every page', () => {
  const files = [PROGRAM_LOGO, 'missing.svg', ...Object.keys(banners)];
  const drawings = files.map((file) => siteDrawing(file)?.body.toString() ?? '');
  expect(drawings.every((svg) => svg.startsWith('<svg'))).toBe(true);
  expect(files.filter((_, index) => drawings[index]?.includes('prefers-color-scheme'))).toEqual([]);
});

test('a dark page shows the tones of the logo that are for dark pages', () => {
  const [, dark] =
    /^\.dark img\[src\$="\/logo\.svg"\]\{content:url\("\/img\/logo\.svg#(\w+)"\);\}$/m.exec(themeCss) ?? [];
  const svg = siteDrawing(PROGRAM_LOGO)?.body.toString();
  expect(svg).toContain(`id="${dark}"`);
  expect(svg).toContain(':target>.name{fill:#4fc0be}');
});
