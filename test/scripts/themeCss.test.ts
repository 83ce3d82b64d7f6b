import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_CSS, themeCss } from '../../scripts/theme/themeCss.tsx';

test('the style sheet of the theme is what its tokens say (npm run theme)', () => {
  expect(readFileSync(THEME_CSS, 'utf8')).toBe(themeCss());
});
