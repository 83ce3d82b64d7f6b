/**
 * Writes the atlas of the build to dist/atlas for the page /admin/flows, with the committed drawings, the photographs
 * of the last walks if there are any, and the states that are counted.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTED_FLOWS } from '#domain/flows/flowNumbers.ts';
import { committedDrawings } from './committed.ts';
import { atlasPage } from './indexPage.ts';
import { pack } from './page/packed.ts';
import { pageDataOf } from './pageDataOf.ts';
import { walksLeftIn } from './walksLeft.ts';

const FOLDER = join(import.meta.dirname, '../../dist/atlas');

const data = await pageDataOf(committedDrawings(), walksLeftIn());
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'atlas.json'), pack(data));
writeFileSync(join(FOLDER, 'page.html'), await atlasPage(''));
const counted = data.machines.filter(({ chart }) => chart.id in COUNTED_FLOWS);
const states = counted.flatMap(({ chart }) => chart.states.filter(({ type }) => type === 'atomic' || type === 'final'));
writeFileSync(join(FOLDER, 'states.json'), JSON.stringify(states.map(({ id }) => id)));
