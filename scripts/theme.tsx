/**
 * `npm run theme` writes src/theme/theme.css, the part of the theme that every page needs, so that browsers do not
 * compute it.
 */
import { writeFile } from 'node:fs/promises';
import { readOptions } from './options.mjs';

readOptions({});
const { THEME_CSS, themeCss } = await import('./theme/themeCss.tsx');
await writeFile(THEME_CSS, themeCss());
