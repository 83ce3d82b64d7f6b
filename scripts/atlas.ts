import { readOptions } from './options.mjs';

const USAGE = `Draws every machine into docs/statecharts, walks them all with pictures, and builds the page of them,
docs/statecharts/index.html, which is not committed.
  npm run atlas -- --drawings    does not walk: the page shows what the last walks left
  npm run atlas -- --check       only lists the drawings that are stale`;

const flag = { type: 'boolean' } as const;
const { values } = readOptions({ options: { check: flag, drawings: flag } }, USAGE);

// Loaded only once the command line is known to be right.
const { runAtlas } = await import('./atlas/runAtlas.ts');
const isRight = await runAtlas({ isCheck: values.check ?? false, isDrawingsOnly: values.drawings ?? false });
if (!isRight) process.exitCode = 1;
