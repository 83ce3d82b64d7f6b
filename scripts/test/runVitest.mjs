import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** The line of the test that failed, where its stack names one. */
function lineIn(file, stack = '') {
  const found = stack.split(file)[1]?.match(/^:(\d+)/);
  return found ? `:${found[1]}` : '';
}

/** One line for each failed test and for each file that could not run: its position and its first message. */
function failuresOf({ testResults }) {
  const firstLine = (text = '') => text.split('\n', 1)[0];
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      if (assertionResults.length === 0) return [`${file}: ${firstLine(message)}`];
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [first] }) =>
            `${file}${lineIn(file, first)} > ${fullName}: ${firstLine(first)}`,
        );
    });
}

/** Runs tests, shows their output, and returns the number passed and the failed ones. */
export function runVitest(parameters, environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  const outputFile = join(folder, 'vitest.json');
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', ...parameters, '--run', '--reporter=default'],
      '--reporter=./test/support/runner/timeReporter.ts',
      ...['--reporter=json', `--outputFile.json=${outputFile}`],
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', ...environment } },
  );
  try {
    const report = JSON.parse(readFileSync(outputFile, 'utf8'));
    const failures = failuresOf(report);
    // A run with an error outside tests counts as failed, even if every test passed.
    if (failures.length === 0 && status !== 0) failures.push('An error outside the tests: look for "Unhandled" above.');
    return { passed: report.numPassedTests, failed: failures.length, failures };
  } catch {
    return { passed: 0, failed: 1, failures: ['The test run ended before it could report.'] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds up totals. */
export function sumOf(totals) {
  return {
    passed: totals.reduce((sum, { passed }) => sum + passed, 0),
    failed: totals.reduce((sum, { failed }) => sum + failed, 0),
    failures: totals.flatMap(({ failures = [] }) => failures),
  };
}

/** Runs `work` in the root of the repository, and prints the failures and the totals. */
export async function endWithTotals(work) {
  try {
    const { passed, failed, failures } = await work();
    for (const failure of failures) console.log(`FAILED ${failure}`);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  }
}
