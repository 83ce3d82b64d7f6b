import { readOptions } from './options.mjs';

const USAGE = `Draws every machine into docs/statecharts, walks all machines with pictures, and builds the atlas page
docs/statecharts/index.html, which is not committed.
  npm run atlas -- --drawings    does not walk; the page shows the results of the last walks
  npm run atlas -- --check       only lists the stale drawings`;

const flag = { type: 'boolean' } as const;
const { values } = readOptions({ options: { check: flag, drawings: flag } }, USAGE);

// The import follows the validation of the command line.
const { runAtlas } = await import('./atlas/runAtlas.ts');
const isRight = await runAtlas({ isCheck: values.check ?? false, isDrawingsOnly: values.drawings ?? false });
if (!isRight) process.exitCode = 1;
