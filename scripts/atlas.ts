import { readOptions, refuse, refuseOptions } from './options.mjs';

const USAGE = `Draws every machine into docs/statecharts, walks all machines with pictures, and builds the atlas page
docs/statecharts/index.html, which is not committed.
  npm run atlas -- --drawings          does not walk; the page shows the results of the last walks
  npm run atlas -- --check             only lists the stale drawings
  npm run atlas -- --against COMMIT    only draws what changed since this commit, into .atlas`;

const flag = { type: 'boolean' } as const;
const { values } = readOptions({ options: { check: flag, drawings: flag, against: { type: 'string' } } }, USAGE);
const { check = false, drawings = false, against } = values;
if (against !== undefined && (check || drawings)) refuseOptions('--against goes alone.', USAGE);

// The imports follow the validation of the command line.
if (against === undefined) {
  const { runAtlas } = await import('./atlas/runAtlas.ts');
  if (!(await runAtlas({ isCheck: check, isDrawingsOnly: drawings }))) process.exitCode = 1;
} else {
  const { findCommit } = await import('./atlas/changes/olderCharts.ts');
  const found = findCommit(against);
  if ('reason' in found) refuse(found.reason);
  else await (await import('./atlas/changes/runChanges.ts')).runChanges(found.hash);
}
