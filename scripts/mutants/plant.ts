import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, withMutant } from './mutant.ts';
import { ALONE, runTests, UNTIL_CAUGHT } from './runTests.ts';

/** The result of a mutant: caught by each of its tests, or the reason why not. */
export type Outcome = { readonly isCaught: true } | { readonly isCaught: false; readonly why: string };

/** Applies a mutant to a tree, runs something, and reverts it; null if it does not apply. */
export function whilePlanted<Result>(
  mutant: Mutant,
  root: string,
  run: (files: readonly string[]) => Result,
): Result | null {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const changed = withMutant(mutant, read);
  if (!changed) return null;
  const sound = [...changed.keys()].map((file) => [file, read(file)] as const);
  try {
    for (const [file, text] of changed) writeFileSync(join(root, file), text);
    return run([...changed.keys()]);
  } finally {
    for (const [file, text] of sound) writeFileSync(join(root, file), text);
  }
}

/** Runs the tests that must fail with a mutant. */
export function plant(mutant: Mutant, root: string): Outcome {
  const missed = whilePlanted(mutant, root, () => {
    return mutant.caughtBy.flatMap((catcher) => {
      const outcome = runTests(root, [catcher], [...ALONE, ...UNTIL_CAUGHT]).get(catcher.file) ?? 'broken';
      return outcome === 'failed' ? [] : [`${catcher.file} ${outcome}`];
    });
  });
  if (!missed) return { isCaught: false, why: 'does not apply' };
  return missed.length === 0 ? { isCaught: true } : { isCaught: false, why: missed.join(', ') };
}
