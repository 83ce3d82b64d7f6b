/**
 * `npm run walks` walks every machine and shows the stories of every page; `npm run walks -- cart checkout` only those
 * of these folders of machines/. Prints the coverage of each. `npm run atlas` adds pictures and invariants, and stores
 * the results in .walks/.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { startVitest } from 'vitest/node';
import { readOptions, refuse } from './options.mjs';
import { ensureBuild } from './start/build.mjs';
import { findChromium } from './test/chromium.mjs';

const { positionals: flows } = readOptions({ allowPositionals: true });
const folders = readdirSync('machines', { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
const unknown = flows.filter((flow) => !folders.includes(flow));
if (unknown.length > 0) refuse(`There is no ${unknown.join(', ')} in machines/. Name folders of it.`);
/** The atlas also shows the invariants. */
const ofMachines = process.env.STATE_PICTURES ? ['test/machines/'] : ['.walk.test.ts', 'everyMachine'];
const filters = flows.length === 0 ? ofMachines : flows.map((flow) => `/${flow}.`);

process.env.CHROMIUM_PATH = await findChromium();
process.env.STORY_FLOWS = flows.join(' ');
await ensureBuild(process.cwd());
const vitest = await startVitest('test', [...filters, 'test/deep/stories/'], {
  run: true,
  project: ['unit', 'deep'],
  passWithNoTests: true,
  reporters: ['default', './test/support/runner/walkReporter.ts'],
});
await vitest.close();
