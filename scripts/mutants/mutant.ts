import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const MUTANTS = 'test/mutants';

/** A test that must fail with the mutant. */
export interface Catcher {
  /** A project of vitest.config.ts. */
  readonly project: string;
  readonly file: string;
}

/** The lines of a file that the mutant replaces. */
interface Hunk {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** A realistic mistake: a patch that starts with its effect and the tests that must fail. */
export interface Mutant {
  readonly name: string;
  readonly says: string;
  readonly caughtBy: readonly Catcher[];
  readonly hunks: readonly Hunk[];
}

const CAUGHT_BY = /^Caught by: (\S+) (\S+)$/;
const NEW_FILE = /^\+\+\+ b\/(.+)$/;
const HUNK = /^@@ /;

/** The lines of a hunk without those that have this mark. */
function without(mark: '+' | '-', lines: readonly string[]): string {
  return lines
    .filter((line) => !line.startsWith(mark))
    .map((line) => line.slice(1))
    .join('\n');
}

function hunksOf(lines: readonly string[]): Hunk[] {
  const starts = lines.flatMap((line, index) => (HUNK.test(line) ? [index] : []));
  return starts.map((start) => {
    const body: string[] = [];
    for (const line of lines.slice(start + 1)) {
      if (!/^[ +-]/.test(line) || line.startsWith('--- ')) break;
      body.push(line);
    }
    const file = lines.slice(0, start).findLast((line) => NEW_FILE.test(line));
    return { file: NEW_FILE.exec(file ?? '')?.[1] ?? '', before: without('+', body), after: without('-', body) };
  });
}

export function readMutant(name: string, patch: string): Mutant {
  const lines = patch.split('\n');
  const caughtBy = lines.flatMap((line) => {
    const [, project, file] = CAUGHT_BY.exec(line) ?? [];
    return project && file ? [{ project, file }] : [];
  });
  return { name, says: lines[0] ?? '', caughtBy, hunks: hunksOf(lines) };
}

/** All mutants, by name. */
export function readMutants(root: string): Mutant[] {
  const files = readdirSync(join(root, MUTANTS)).filter((file) => file.endsWith('.patch'));
  return files
    .toSorted()
    .map((file) => readMutant(basename(file, '.patch'), readFileSync(join(root, MUTANTS, file), 'utf8')));
}

/** The mutated files by path; null if its lines are missing or not unique. */
export function withMutant({ hunks }: Mutant, read: (file: string) => string): ReadonlyMap<string, string> | null {
  const changed = new Map<string, string>();
  for (const { file, before, after } of hunks) {
    const parts = `\n${changed.get(file) ?? read(file)}`.split(`\n${before}\n`);
    if (parts.length !== 2) return null;
    changed.set(file, parts.join(`\n${after}\n`).slice(1));
  }
  return changed.size > 0 ? changed : null;
}
