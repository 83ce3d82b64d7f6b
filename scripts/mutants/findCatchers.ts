import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceFiles } from '../imports/sourceFiles.mjs';
import { type Catcher, MUTANTS, type Mutant } from './mutant.ts';
import { whilePlanted } from './plant.ts';
import { runTests, UNTIL_CAUGHT } from './runTests.ts';

/** The folder of a project's tests, how many run at once, and how many are tried at most. */
const PROJECTS = [
  {
    project: 'unit',
    tests: /^test\/(machines|domain|server|support|atlas|scripts)\/.*\.test\.tsx?$/,
    atOnce: 12,
    most: 24,
  },
  { project: 'api', tests: /^test\/api\/.*\.test\.ts$/, atOnce: 4, most: 12 },
  { project: 'screens', tests: /^test\/screens\/.*\.test\.tsx?$/, atOnce: 6, most: 18 },
] as const;

/** Imports up to this depth count for the words of a file. */
const NEAR = 2;

type Files = ReturnType<typeof sourceFiles>;

/** The number of imports between each file and this one. */
function distancesFrom(mutated: string, files: Files): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of files) {
    for (const { target } of imports) {
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const distances = new Map([[mutated, 0]]);
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

const wordsOf = (path: string) =>
  path
    .replace(/\.[a-z.]+$/, '')
    .split(/[/_-]|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 2);

/** The number of these words that a test has in its name or text. */
function likeness(words: ReadonlySet<string>, { file, text }: Files[number]): number {
  const named = new Set(wordsOf(basename(file)));
  const lower = text.toLowerCase();
  return [...words].reduce((sum, word) => sum + (named.has(word) ? 4 : 0) + (lower.includes(word) ? 1 : 0), 0);
}

function candidatesOf(mutated: string, files: Files): Catcher[][] {
  const distances = distancesFrom(mutated, files);
  const near = [...distances].flatMap(([file, distance]) =>
    distance <= NEAR && !file.startsWith('test/') ? [file] : [],
  );
  const [own, around] = [new Set(wordsOf(mutated)), new Set(near.flatMap(wordsOf))];
  return PROJECTS.flatMap(({ project, tests, atOnce, most }) => {
    const rank = (test: Files[number]) =>
      likeness(own, test) + likeness(around, test) - 2 * (distances.get(test.file) ?? 99);
    const ranked = files
      .filter(({ file }) => tests.test(file) && distances.has(file))
      .toSorted((one, other) => rank(other) - rank(one))
      .slice(0, most)
      .map(({ file }) => ({ project, file }));
    return Array.from({ length: Math.ceil(ranked.length / atOnce) }, (_, turn) =>
      ranked.slice(turn * atOnce, (turn + 1) * atOnce),
    );
  });
}

/** The first likely test that fails with the mutant; null without one. */
function findCatcher(mutant: Mutant, root: string, files: Files): Catcher | null {
  return whilePlanted(mutant, root, (mutated) => {
    for (const tests of mutated.flatMap((file) => candidatesOf(file, files))) {
      const outcomes = runTests(root, tests, ['--no-isolate', ...UNTIL_CAUGHT]);
      const caught = tests.find(({ file }) => outcomes.get(file) === 'failed');
      if (caught) return caught;
    }
    return null;
  });
}

/** Finds the tests that catch these mutants and writes them into the patches; returns whether each has one. */
export function findCatchers(mutants: readonly Mutant[], root: string): boolean {
  const files = sourceFiles(['domain', 'machines', 'server', 'src', 'test']);
  const found = mutants.map((mutant) => {
    const start = performance.now();
    const caught = findCatcher(mutant, root, files);
    const path = join(MUTANTS, `${mutant.name}.patch`);
    const line = caught && `Caught by: ${caught.project} ${caught.file}`;
    if (line) writeFileSync(path, readFileSync(path, 'utf8').replace('\n', `\n${line}\n`));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${line ?? 'Nothing catches it'} (${seconds} s): ${mutant.name}`);
    return caught !== null;
  });
  return found.every(Boolean);
}
