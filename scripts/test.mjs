import { fileURLToPath } from 'node:url';
import { runUntestedChecks } from './check.mjs';
import { readOptions } from './options.mjs';
import { ensureBuild } from './start/build.mjs';
import { requireNode } from './start/nodeVersion.mjs';
import { ensurePackages } from './start/packages.mjs';
import { findChromium } from './test/chromium.mjs';
import { changedFiles, reachedBy } from './test/reached.mjs';
import { endWithTotals, runVitest, sumOf } from './test/runVitest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `--changed` without a value means since the last commit. */
function asOptions(args) {
  return args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
}

const projects = (...names) => names.map((name) => `--project=${name}`);

/** The stories of eight flows run only in full runs; a change runs its own stories. */
const WITHOUT_STORIES = ['--exclude=test/journeys/*/stories.test.ts'];

/**
 * Checks, and runs the tests that a change can reach: unit and screen tests by their imports, API tests and journeys by
 * area, stories by the folder of their page or machine. Of a translation only tests that speak its language.
 */
async function testChange(since) {
  await ensurePackages(root);
  const { api, journeys, folders, imported } = reachedBy(changedFiles(since));
  const isSeenInBrowser = journeys.length + folders.length > 0;
  const CHROMIUM_PATH = isSeenInBrowser ? await findChromium() : '';
  const checks = isSeenInBrowser ? await checkAndBuild() : await runUntestedChecks();
  const run = (parameters, environment = {}) =>
    runVitest([...parameters, '--passWithNoTests'], { CHROMIUM_PATH, ...environment });
  return sumOf([
    checks,
    ...(imported.length > 0 ? [run(['related', ...imported, ...projects('unit', 'screens')])] : []),
    ...(api.length > 0 ? [run([...projects('api'), ...api])] : []),
    ...(journeys.length > 0 ? [run([...projects('journeys', 'deep'), ...journeys, ...WITHOUT_STORIES])] : []),
    ...(folders.length > 0
      ? [run([...projects('deep'), 'test/deep/changed/'], { STORY_FOLDERS: folders.join(' ') })]
      : []),
  ]);
}

/** Runs in parallel, because each uses one core; the findings of the checks follow the line of the build. */
async function checkAndBuild() {
  const lines = [];
  const [checks] = await Promise.all([runUntestedChecks((line) => lines.push(line)), ensureBuild(root)]);
  console.log(lines.join('\n'));
  return checks;
}

/** Installs missing packages, checks, builds and tests. */
async function test() {
  await ensurePackages(root);
  const CHROMIUM_PATH = await findChromium();
  const checks = await checkAndBuild();
  const all = projects('unit', 'api', 'screens', 'crash', 'journeys');
  return sumOf([checks, runVitest([...all, '--reporter=./test/support/runner/walkReporter.ts'], { CHROMIUM_PATH })]);
}

requireNode('20.19.0');
process.chdir(root);
const { values } = readOptions({
  options: { changed: { type: 'string' } },
  args: asOptions(process.argv.slice(2)),
});
await endWithTotals(() => (values.changed === undefined ? test() : testChange(values.changed)));
