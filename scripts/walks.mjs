/**
 * `npm run walks` walks every machine alone, on its screen and in the running shop; `npm run walks -- cart checkout` those
 * of these folders of machines/. Prints what was reached of each. `npm run atlas` walks all with pictures and promises, and
 * leaves both in .walks/. Walking all, it shows every scene twice, and says which of them `npm test` can spare.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { startVitest } from 'vitest/node';
import { ensureBuild } from './start/build.mjs';
import { findChromium } from './test/chromium.mjs';

const flows = process.argv.slice(2);
const folders = readdirSync('machines', { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
const unknown = flows.filter((flow) => !folders.includes(flow));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} in machines/: name folders of it.`);
  process.exit(1);
}
const ofFlows = (folder, within = '') =>
  flows.length === 0 ? [`${folder}/`] : flows.map((flow) => `${within}/${flow}.`);
/** The atlas tells what the promises guard too; otherwise they are walked past. */
const alone =
  flows.length > 0 || process.env.WALK_PICTURES ? ofFlows('test/machines') : ['.walk.test.ts', 'everyMachine'];
const filters = [...alone, ...ofFlows('test/screens/walks', 'test/screens/walks'), 'test/journeys/walks.test.ts'];

process.env.CHROMIUM_PATH = await findChromium();
process.env.WALKED_FLOWS = flows.join(' ');
process.env.EVERY_SCENE = '1';
if (flows.length === 0 && !process.env.WALK_PICTURES) process.env.SHOWN_AGAIN = '1';
await ensureBuild(process.cwd());
const vitest = await startVitest('test', filters, {
  run: true,
  project: ['unit', 'screens', 'journeys'],
  reporters: ['default', './test/support/walkReporter.ts'],
});
await vitest.close();
