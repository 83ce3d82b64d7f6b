/** Writes the atlas of the build to dist/atlas, with the committed drawings, for the page /admin/flows. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { committedDrawings } from './committed.ts';
import { atlasPage } from './indexPage.ts';
import { pack } from './page/packed.ts';
import { pageDataOf } from './pageDataOf.ts';

const FOLDER = join(import.meta.dirname, '../../dist/atlas');

const data = await pageDataOf(committedDrawings(), null);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'atlas.json'), pack(data));
writeFileSync(join(FOLDER, 'page.html'), await atlasPage(''));
