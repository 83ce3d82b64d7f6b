import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { readOptions } from './options.mjs';

/** In one short run garbage collection and parallel threads cost more than they save. */
const asOneRun = { parameters: ['--singleThreaded'], environment: { GOGC: 'off' } };

/** The checks of `npm run check`. `npm test` counts those that no test runs. */
const CHECKS = [
  { title: 'format and lint', program: 'biome', parameters: ['ci', '--error-on-warnings'] },
  { title: 'types', program: 'tsc', ...asOneRun },
  { title: 'import directions', program: process.execPath, parameters: ['scripts/importDirections.mjs'] },
  { title: 'words and commits', program: process.execPath, parameters: ['scripts/checkWords.mjs'] },
  { title: 'unused code', program: 'knip', parameters: ['--no-progress'] },
  { title: 'statecharts', program: 'tsx', parameters: ['scripts/atlas.ts', '--check'], isTested: true },
];

async function run({ program, parameters, environment = {} }) {
  const start = performance.now();
  const file = program === process.execPath ? program : join('node_modules/.bin', program);
  const child = spawn(file, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { isPassed: code === 0, seconds: (performance.now() - start) / 1000, output: output.join('') };
}

/** Runs checks one by one, because each needs much memory. Prints their findings and returns the totals. */
async function runChecks(checks, say = console.log) {
  const totals = { passed: 0, failed: 0 };
  for (const check of checks) {
    const { isPassed, seconds, output } = await run(check);
    totals[isPassed ? 'passed' : 'failed'] += 1;
    say(`${isPassed ? 'ok    ' : 'FAILED'} ${check.title} (${seconds.toFixed(1)} s)`);
    if (!isPassed) say(output);
  }
  return totals;
}

/** The checks that no test runs. */
export function runUntestedChecks(say = console.log) {
  return runChecks(
    CHECKS.filter(({ isTested }) => !isTested),
    say,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = readOptions({ options: { report: { type: 'boolean' } } });
  if (values.report) {
    // It loads a parser, which the checks do not need.
    const { houseReport } = await import('./imports/houseReport.mjs');
    for (const [what, number] of houseReport()) console.log(`${what.padEnd(50)} ${number}`);
    process.exit();
  }
  const { passed, failed } = await runChecks(CHECKS);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
