import { wantedBench } from './bench/benchOptions.ts';

// Loaded only once the command line is known to be right.
const { runBenches } = await import('./bench/runBenches.ts');
await runBenches(wantedBench);
