import type { Mutant } from './mutant.ts';
import { plant } from './plant.ts';
import { runTests } from './runTests.ts';

/** Whether every mutant is caught, in a tree whose tests pass without one; prints each result. */
export function runMutants(mutants: readonly Mutant[], root: string): boolean {
  const catchers = mutants.flatMap(({ caughtBy }) => caughtBy);
  const sound = runTests(root, catchers);
  const unsound = [...sound].flatMap(([file, outcome]) => (outcome === 'passed' ? [] : [file]));
  if (sound.size === 0 || unsound.length > 0) {
    console.error(`Without any mutant these tests fail: ${unsound.join(', ') || 'all of them'}`);
    return false;
  }
  let caught = 0;
  for (const mutant of mutants) {
    const start = performance.now();
    const outcome = plant(mutant, root);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (outcome.isCaught) caught += 1;
    const result = outcome.isCaught ? 'caught    ' : `NOT caught (${outcome.why})`;
    console.log(`${result} ${mutant.name} (${seconds} s): ${mutant.says}`);
  }
  console.log(`${caught} caught, ${mutants.length - caught} not`);
  return caught === mutants.length;
}
