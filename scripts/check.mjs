import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** What `npm run check` runs; each is one of the checks that `npm test` counts. */
const CHECKS = [
  { title: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { title: 'types', command: ['tsc'] },
  { title: 'import directions', command: ['node', 'scripts/importDirections.mjs'] },
  { title: 'unused code', command: ['knip', '--no-progress'] },
  { title: 'statecharts', command: ['tsx', 'scripts/atlas.ts', '--check'] },
];

/** Runs every check, prints what each found, and answers how many passed and failed. */
export function runChecks() {
  const totals = { passed: 0, failed: 0 };
  for (const { title, command } of CHECKS) {
    const start = performance.now();
    const [program, ...parameters] = command;
    const [file, args] = program === 'node' ? [process.execPath, parameters] : ['npx', ['--no-install', ...command]];
    const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' });
    const isPassed = status === 0;
    totals[isPassed ? 'passed' : 'failed'] += 1;
    console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    if (!isPassed) console.log(`${stdout}${stderr}`);
  }
  return totals;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { passed, failed } = runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
