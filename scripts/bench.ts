import { wantedBench } from './bench/benchOptions.ts';

// The import follows the validation of the command line.
const { runBenches } = await import('./bench/runBenches.ts');
await runBenches(wantedBench);
