/** `npm run theme` writes src/theme/theme.css, what every page needs of the theme, so that no browser has to compute it. */
import { writeFile } from 'node:fs/promises';
import { THEME_CSS, themeCss } from './theme/themeCss.tsx';

await writeFile(THEME_CSS, themeCss());
