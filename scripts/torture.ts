import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { torture } from '../test/support/torture.ts';

const usage = `npm run torture -- [--faults 200] [--seed NUMBER]

Under a load of cart writes and submits it kills the server, stops it with SIGTERM, freezes a connection to the database and kills a
process of the database: --faults in all, in turns of these four. Then every acknowledged line and order has to be there once.
--faults 512 are 128 of each. A seed replays the choices. It works on a database of its own and leaves that only after a problem.
It runs the built shop: npm start or npm test builds it.`;

const { values } = parseArgs({
  options: { faults: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const faults = Number(values.faults ?? 200);
if (!(Number.isInteger(faults) && faults > 0)) throw new Error(usage);
const seed = Number(values.seed ?? Date.now() % 100_000);
const root = join(import.meta.dirname, '..');
const dataDir = await mkdtemp(join(tmpdir(), 'storefront-torture-'));
const start = performance.now();

console.log(`Troubling the server and its database ${faults} times under load, seed ${seed}, database in ${dataDir}`);
const result = await torture({ root, dataDir, faults, seed, onProgress: (line) => console.log(line) });
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${result.kills} kills, ${result.stops} stops, ${result.freezes} frozen connections and ${result.databaseKills} killed database processes in ${seconds} s: ${result.acknowledgedLines} lines and ${result.acknowledgedOrders} orders acknowledged, ${result.problems.length} problems, resets with SIGTERM = ${result.resets}`,
);
for (const problem of result.problems) console.error(problem);
if (result.problems.length === 0) await rm(dataDir, { recursive: true, force: true });
else process.exitCode = 1;
