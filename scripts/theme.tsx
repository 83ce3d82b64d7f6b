/** `npm run theme` writes src/theme/theme.css, what every page needs of the theme, so that no browser has to compute it. */
import { writeFile } from 'node:fs/promises';
import { readOptions } from './options.mjs';

readOptions({});
const { THEME_CSS, themeCss } = await import('./theme/themeCss.tsx');
await writeFile(THEME_CSS, themeCss());
