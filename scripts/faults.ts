/**
 * `npm run faults` puts the mistakes of test/slips, one after the other, into a copy of the sources, runs the tests that must
 * fail then, and fails when one does not. `npm run faults -- cart-estimate step-down` takes these only.
 */
import { makeCheckout } from '../test/support/checkout.ts';
import { plant } from './faults/plant.ts';
import { runTests } from './faults/runTests.ts';
import { readSlips } from './faults/slip.ts';

const names = process.argv.slice(2);
const all = readSlips(process.cwd());
const unknown = names.filter((name) => !all.some((slip) => slip.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} in test/slips.`);
  process.exit(1);
}
const slips = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
console.log(`${slips.length} of ${all.length} mistakes; first the tests that are to catch them, without any`);
const checkout = await makeCheckout({ withTests: true });
try {
  const sound = runTests(
    checkout.root,
    slips.flatMap(({ caughtBy }) => caughtBy),
  );
  const unsound = [...sound].flatMap(([file, outcome]) => (outcome === 'passed' ? [] : [file]));
  if (sound.size === 0 || unsound.length > 0) {
    console.error(`Without any slip these tests fail: ${unsound.join(', ') || 'all of them'}`);
    process.exitCode = 1;
  } else {
    let caught = 0;
    for (const slip of slips) {
      const start = performance.now();
      const verdict = plant(slip, checkout.root);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (verdict.isCaught) caught += 1;
      const told = verdict.isCaught ? 'caught    ' : `NOT caught (${verdict.why})`;
      console.log(`${told} ${slip.name} (${seconds} s): ${slip.says}`);
    }
    console.log(`${caught} caught, ${slips.length - caught} not`);
    process.exitCode = caught === slips.length ? 0 : 1;
  }
} finally {
  await checkout.remove();
}
