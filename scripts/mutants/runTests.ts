import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Catcher } from './mutant.ts';

/** A caught mutant takes less time: one that hangs a test is not caught. */
const LONGEST_RUN_MS = 600_000;

/** The parts of vitest's report that are read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The result of a file's tests. `broken`: none of them ran. */
export type FileOutcome = 'passed' | 'failed' | 'broken';

export type Outcomes = ReadonlyMap<string, FileOutcome>;

/** The result of each file, by its path from the root. */
export function outcomesOf({ testResults }: Report, root: string): Outcomes {
  return new Map(
    testResults.map(({ name, assertionResults }): [string, FileOutcome] => {
      const file = relative(root, name).replaceAll('\\', '/');
      if (assertionResults.length === 0) return [file, 'broken'];
      return [file, assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed'];
    }),
  );
}

/** Runs each file separately, so that no file depends on another one's leftovers. */
export const ALONE = ['--isolate'];

/** The first failing test catches the mutant. */
export const UNTIL_CAUGHT = ['--bail=1'];

/** Runs only these tests in a tree. */
export function runTests(root: string, tests: readonly Catcher[], how: readonly string[] = ALONE): Outcomes {
  const outputFile = join(root, 'faults.json');
  rmSync(outputFile, { force: true });
  const projects = [...new Set(tests.map(({ project }) => `--project=${project}`))];
  const files = [...new Set(tests.map(({ file }) => file))];
  const options = ['--retry=0', ...how, '--reporter=json', `--outputFile.json=${outputFile}`];
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...options, ...files], {
    cwd: root,
    stdio: 'ignore',
    timeout: LONGEST_RUN_MS,
    env: { ...process.env, NODE_ENV: 'test' },
  });
  try {
    return outcomesOf(JSON.parse(readFileSync(outputFile, 'utf8')), root);
  } catch {
    return new Map();
  }
}
