import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from './runTests.ts';
import { type Slip, withSlip } from './slip.ts';

/** What became of a slip: caught by each test that is to catch it, or why not. */
export type Verdict = { readonly isCaught: true } | { readonly isCaught: false; readonly why: string };

/** Puts a slip into a tree, runs the tests that must fail, and takes it out again. */
export function plant(slip: Slip, root: string): Verdict {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const changed = withSlip(slip, read);
  if (!changed) return { isCaught: false, why: 'does not apply' };
  const sound = [...changed.keys()].map((file) => [file, read(file)] as const);
  try {
    for (const [file, text] of changed) writeFileSync(join(root, file), text);
    const outcomes = runTests(root, slip.caughtBy);
    const missed = slip.caughtBy.flatMap(({ file }) => {
      const outcome = outcomes.get(file) ?? 'broken';
      return outcome === 'failed' ? [] : [`${file} ${outcome}`];
    });
    return missed.length === 0 ? { isCaught: true } : { isCaught: false, why: missed.join(', ') };
  } finally {
    for (const [file, text] of sound) writeFileSync(join(root, file), text);
  }
}
