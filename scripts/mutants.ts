/**
 * `npm run mutants` applies each mutant of test/mutants to a copy of the sources, runs the tests that must fail, and
 * fails if one passes. `npm run mutants -- cart-estimate step-down` runs only these, `-- --shard 1/4` a quarter of
 * them. `-- --draw 60 --seed 35` writes random mutants, with `--after 60` the next ones, with `--out` into another
 * folder; `-- --find` looks for a test that catches those without one. `-- --charts checkout` changes each transition and
 * guard of the charts of a flow, without a name of all, and runs the tests of each chart; it fails below 95 percent.
 */
import { makeCheckout } from '../test/support/shop/checkout.ts';
import { chooseCharts } from './mutants/charts/chooseCharts.ts';
import { writePage } from './mutants/charts/page.ts';
import { AT_LEAST, runCharts } from './mutants/charts/runCharts.ts';
import { percentOf } from './mutants/charts/score.ts';
import { writeDrawn } from './mutants/draw/writeDrawn.ts';
import { findCatchers } from './mutants/findCatchers.ts';
import { MUTANTS, type Mutant, readMutants } from './mutants/mutant.ts';
import { runMutants } from './mutants/runMutants.ts';
import { readOptions, refuse } from './options.mjs';

const { values, positionals: names } = readOptions({
  options: {
    shard: { type: 'string' },
    draw: { type: 'string' },
    seed: { type: 'string' },
    after: { type: 'string' },
    out: { type: 'string' },
    find: { type: 'boolean' },
    charts: { type: 'boolean' },
  },
  allowPositionals: true,
});

const [shard = 1, shards = 1] = (values.shard ?? '').split('/').filter(Boolean).map(Number);

async function inCheckout(run: (root: string) => boolean): Promise<void> {
  const checkout = await makeCheckout();
  try {
    process.exitCode = run(checkout.root) ? 0 : 1;
  } finally {
    await checkout.remove();
  }
}

function chosenOf(all: readonly Mutant[]): Mutant[] {
  const unknown = names.filter((name) => !all.some((mutant) => mutant.name === name));
  if (unknown.length > 0)
    refuse(`There is no ${unknown.join(', ')} in test/mutants: name files of it, without .patch.`);
  return all
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .filter((_, index) => index % shards === shard - 1);
}

if (values.draw) {
  const { draw, seed = 1, after = 0, out = MUTANTS } = values;
  writeDrawn({ count: Number(draw), seed: Number(seed), after: Number(after), folder: out });
} else if (values.charts) {
  const charts = await chooseCharts(names, { part: shard, of: shards });
  await inCheckout((root) => {
    const scores = runCharts(root, charts);
    if (scores && names.length === 0 && shards === 1) writePage(scores);
    return scores !== null && percentOf(scores) >= AT_LEAST;
  });
} else {
  const all = readMutants(process.cwd());
  const mutants = chosenOf(all);
  if (values.find) {
    const unnamed = mutants.filter(({ caughtBy }) => caughtBy.length === 0);
    console.log(`${unnamed.length} mistakes without a test that catches them`);
    await inCheckout((root) => findCatchers(unnamed, root));
  } else {
    console.log(`${mutants.length} of ${all.length} mistakes; first the tests that are to catch them, without any`);
    await inCheckout((root) => runMutants(mutants, root));
  }
}
