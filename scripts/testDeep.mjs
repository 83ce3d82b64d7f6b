/**
 * `npm run test:deep` runs the slow tests: every story in Chromium with axe, and again in longer texts from right to
 * left, the journeys that `npm test` leaves out, the documented commands, start and backup of a whole shop, the main
 * flows in Firefox and WebKit, longer walks of the machines, 10,000 cases per property, and the mutants of test/mutants
 * and of the charts. `-- --ci` runs the stories, the journeys and `npm start` alone; `-- --shard 1/4` runs a quarter of
 * each.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions, refuse } from './options.mjs';
import { ensureBuild } from './start/build.mjs';
import { requireNode } from './start/nodeVersion.mjs';
import { ensurePackages } from './start/packages.mjs';
import { findChromium } from './test/chromium.mjs';
import { findOtherBrowsers } from './test/otherBrowsers.mjs';
import { endWithTotals, runVitest, sumOf } from './test/runVitest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PROPERTY_RUNS = '10000';
const SIMPLE_PATHS = '500';
/** What `.ci/run` has time for: every state with axe, and the one test that starts a checkout as an operator does. */
const IN_CI = ['deep/stories', 'deep/journeys', 'deep/crash/start'];
const IN_CHROMIUM = ['deep/stories', 'deep/pseudo', 'deep/journeys', 'deep/commands', 'deep/crash'];

/** The test files with properties. */
function propertyFiles() {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join('test', name))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));
}

function runMutants(shard, options = []) {
  const parameters = [...options, ...(shard ? ['--shard', shard] : [])];
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'mutants', '--', ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  const [, caught = '0', missed = '1'] = /(\d+) caught, (\d+) not\s*$/.exec(stdout) ?? [];
  // Of the mutants of charts some may be missed: the command says whether too many are.
  return { passed: Number(caught), failed: status === 0 ? 0 : Math.max(Number(missed), 1) };
}

/** The main flows in the installed browsers besides Chromium. */
async function runOtherBrowsers(parameters) {
  const otherBrowsers = await findOtherBrowsers();
  if (Object.keys(otherBrowsers).length === 0) return { passed: 0, failed: 0 };
  return runVitest(['--project=deep', 'deep/browsers', '--passWithNoTests', ...parameters], otherBrowsers);
}

async function testDeep({ ci, shard }) {
  await ensurePackages(root);
  const CHROMIUM_PATH = await findChromium();
  await ensureBuild(root);
  const sharded = shard ? [`--shard=${shard}`] : [];
  const inChromium = runVitest(
    [
      '--project=deep',
      ...(ci ? IN_CI : IN_CHROMIUM),
      '--reporter=./test/support/runner/walkReporter.ts',
      '--passWithNoTests',
      ...sharded,
    ],
    { CHROMIUM_PATH },
  );
  if (ci) return inChromium;
  const browsers = await runOtherBrowsers(sharded);
  const chaos = runVitest(['--project=deep', 'deep/chaos', '--passWithNoTests', ...sharded]);
  const walks = runVitest(['--project=unit', '.walk.test.ts', ...sharded], { SIMPLE_PATHS });
  const properties = runVitest(['--project=unit', '--project=api', ...propertyFiles(), ...sharded], {
    FC_RUNS: PROPERTY_RUNS,
  });
  return sumOf([inChromium, browsers, chaos, walks, properties, runMutants(shard), runMutants(shard, ['--charts'])]);
}

requireNode('20.19.0');
process.chdir(root);
const { values } = readOptions({ options: { ci: { type: 'boolean' }, shard: { type: 'string' } } });
if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
  refuse(`--shard is ${values.shard}: write 1/4 for the first of four.`);
await endWithTotals(() => testDeep(values));
