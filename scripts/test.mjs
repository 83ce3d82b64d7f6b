import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runUntestedChecks } from './check.mjs';
import { ensureBuild } from './start/build.mjs';
import { requireNode } from './start/nodeVersion.mjs';
import { ensurePackages } from './start/packages.mjs';
import { findChromium } from './test/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'storefront-test-'));

/** `--changed` alone means since the last commit. */
function asOptions(args) {
  return args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
}

/** What a change of sources can reach is known of the tests that import them; journeys meet the built shop. */
const OF_CHANGE = ['unit', 'api', 'screens'].map((project) => `--project=${project}`);

function runVitest(parameters, chromium) {
  const outputFile = join(reports, 'vitest.json');
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', ...parameters, '--reporter=default'],
      '--reporter=./test/support/timeReporter.ts',
      ...['--reporter=json', `--outputFile.json=${outputFile}`],
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, NODE_ENV: 'test' } },
  );
  try {
    const report = JSON.parse(readFileSync(outputFile, 'utf8'));
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    const failed = report.numFailedTests + brokenFiles.length;
    // A run that ends badly with every test green (an error outside tests) has failed all the same.
    return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Checks, and runs the tests that what changed since this commit can reach. */
async function testChange(since) {
  await ensurePackages(root);
  const checks = await runUntestedChecks();
  const tests = runVitest([`--changed=${since}`, '--passWithNoTests', ...OF_CHANGE], '');
  return { passed: checks.passed + tests.passed, failed: checks.failed + tests.failed };
}

/** Beside each other, for each keeps one core busy; what the checks found is said once the build's line is written. */
async function checkAndBuild() {
  const said = [];
  const [checks] = await Promise.all([runUntestedChecks((line) => said.push(line)), ensureBuild(root)]);
  console.log(said.join('\n'));
  return checks;
}

/** Installs what is missing, checks, builds and tests; the last line has the totals of all of them. */
async function test() {
  await ensurePackages(root);
  const chromium = await findChromium();
  const checks = await checkAndBuild();
  const tests = runVitest(['--reporter=./test/support/walkReporter.ts'], chromium);
  return { passed: checks.passed + tests.passed, failed: checks.failed + tests.failed };
}

requireNode('20.19.0');
process.chdir(root);
try {
  const { values } = parseArgs({ options: { changed: { type: 'string' } }, args: asOptions(process.argv.slice(2)) });
  const { passed, failed } = await (values.changed === undefined ? test() : testChange(values.changed));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
