import { join } from 'node:path';
import { readOptions, refuseOptions } from '../options.mjs';

const BENCHES = ['ratios', 'landing', 'import', 'stalls', 'catalogue', 'browser', 'journeys', 'reports'] as const;
const BROWSER_PARTS = ['search', 'heap', 'scrolling', 'firstRow'] as const;

export type BenchName = (typeof BENCHES)[number];
export type BrowserPart = (typeof BROWSER_PARTS)[number];

const USAGE = `Runs a benchmark, or all benchmarks if none is named.
  npm run bench -- [${BENCHES.join('|')}] [--quick] [--out FOLDER]
  npm run bench -- browser ${BROWSER_PARTS.join('|')}    runs one part of it
With --quick it only checks that the benchmarks run, on a small shop, and writes nothing.
Writes the results to docs, or to FOLDER. BENCH_DATA names the data folder of an existing large shop.`;

const { values, positionals } = readOptions(
  { options: { quick: { type: 'boolean' }, out: { type: 'string' } }, allowPositionals: true },
  USAGE,
);
const [name, part, ...more] = positionals;

function oneOf<Name extends string>(names: readonly Name[], given: string | undefined, what: string): Name | undefined {
  const found = names.find((one) => one === given);
  if (given !== undefined && !found)
    refuseOptions(`There is no ${what} ${given}. They are ${names.join(', ')}.`, USAGE);
  return found;
}

/** The benchmark to run; undefined: all. */
export const wantedBench = oneOf(BENCHES, name, 'benchmark');
if (part !== undefined && wantedBench !== 'browser') refuseOptions(`${wantedBench} has no parts.`, USAGE);
if (more.length > 0) refuseOptions('Name one benchmark, or none for all of them.', USAGE);
/** The part of the browser benchmark to run; undefined: all. */
export const wantedPart = oneOf(BROWSER_PARTS, part, 'part of it named');
/** A small shop and few rounds, which only show that a benchmark runs. Its numbers mean nothing. */
export const isQuick = values.quick ?? false;
/** Null if results are only printed. */
export const resultsFolder = values.out ?? (isQuick ? null : join(import.meta.dirname, '../../docs'));
