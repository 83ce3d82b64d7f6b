import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { torture } from '../test/support/torture.ts';

const { values } = parseArgs({ options: { faults: { type: 'string' }, seed: { type: 'string' } } });
const faults = Number(values.faults ?? 200);
const seed = Number(values.seed ?? Date.now() % 100_000);
const root = join(import.meta.dirname, '..');
const dataDir = await mkdtemp(join(tmpdir(), 'storefront-torture-'));
const start = performance.now();

console.log(`Killing or stopping the server ${faults} times under load, seed ${seed}, database in ${dataDir}`);
const result = await torture({ root, dataDir, faults, seed, onProgress: (line) => console.log(line) });
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${result.kills} kills and ${result.stops} stops in ${seconds} s: ${result.acknowledgedLines} lines and ${result.acknowledgedOrders} orders acknowledged, ${result.problems.length} problems, resets with SIGTERM = ${result.resets}`,
);
for (const problem of result.problems) console.error(problem);
if (result.problems.length === 0) await rm(dataDir, { recursive: true, force: true });
else process.exitCode = 1;
