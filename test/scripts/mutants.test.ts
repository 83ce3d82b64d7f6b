import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMutant, readMutants, withMutant } from '../../scripts/mutants/mutant.ts';
import { outcomesOf } from '../../scripts/mutants/runTests.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const mutants = readMutants(root);

/** Where the files of a project are. */
const PROJECTS: Readonly<Record<string, RegExp>> = {
  unit: /^test\/(machines|domain|server|support|atlas|scripts)\//,
  api: /^test\/api\//,
  screens: /^test\/screens\//,
};

describe('a mutant of test/mutants', () => {
  test('is one of at least sixty', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
  });

  test.each(mutants)('$name applies to the sources as they are, and names tests that there are', (mutant) => {
    expect(withMutant(mutant, read)).not.toBeNull();
    expect(mutant.hunks.filter(({ before, after }) => before === after)).toEqual([]);
    expect([...new Set(mutant.hunks.map(({ file }) => file.split('/')[0]))].toSorted().join()).toMatch(
      /^(domain|machines|server|src)(,|$)/,
    );
    expect(mutant.says).toMatch(/^\p{Lu}.*\.$/u);
    expect(mutant.caughtBy).not.toEqual([]);
    for (const { project, file } of mutant.caughtBy) {
      expect([PROJECTS[project]?.test(file), existsSync(join(root, file))], file).toEqual([true, true]);
    }
  });
});

describe('putting a mutant in', () => {
  const patch = `The second one is doubled.
Caught by: unit test/domain/money.test.ts
Caught by: screens test/screens/cart.test.tsx

--- a/domain/sum.ts
+++ b/domain/sum.ts
@@ -1,3 +1,3 @@
 const one = 1;
-const two = 2;
+const two = 4;
 const three = 3;
@@ -9,2 +9,3 @@
 const last = 9;
+const more = 10;
--- a/domain/other.ts
+++ b/domain/other.ts
@@ -1,2 +1,1 @@
-const gone = true;
 const kept = true;
`;
  const mutant = readMutant('doubled', patch);
  const sum = 'const one = 1;\nconst two = 2;\nconst three = 3;\n// more\nconst last = 9;\n';
  const other = 'const gone = true;\nconst kept = true;\n';
  const inTree = (files: Readonly<Record<string, string>>) =>
    withMutant(mutant, (file) => {
      const text = files[file];
      if (text === undefined) throw new Error(`${file} was not expected`);
      return text;
    });

  test('reads its description and the test that catches it', () => {
    expect([mutant.says, mutant.caughtBy]).toEqual([
      'The second one is doubled.',
      [
        { project: 'unit', file: 'test/domain/money.test.ts' },
        { project: 'screens', file: 'test/screens/cart.test.tsx' },
      ],
    ]);
  });

  test('changes its lines wherever they are now, in every file', () => {
    const moved = `// a line above\n${sum}`;
    expect(inTree({ 'domain/sum.ts': moved, 'domain/other.ts': other })).toEqual(
      new Map([
        [
          'domain/sum.ts',
          `// a line above\n${sum.replace('two = 2', 'two = 4').replace('last = 9;\n', 'last = 9;\nconst more = 10;\n')}`,
        ],
        ['domain/other.ts', 'const kept = true;\n'],
      ]),
    );
  });

  test.each([
    ['are not as they were', sum.replace('two = 2', 'two = 3')],
    ['are there twice', `${sum}${sum}`],
    ['only begin alike', sum.replace('three = 3;', 'three = 3; // and so on')],
  ])('does not apply where its lines %s', (_, text) => {
    expect(inTree({ 'domain/sum.ts': text, 'domain/other.ts': other })).toBeNull();
  });
});

test('a file of which no test ran has caught nothing', () => {
  const result = (name: string, ...statuses: string[]) => ({
    name: `/copy/test/${name}`,
    assertionResults: statuses.map((status) => ({ status })),
  });
  const testResults = [result('a.test.ts', 'passed', 'failed'), result('b.test.ts', 'passed'), result('c.test.ts')];
  expect([...outcomesOf({ testResults }, '/copy')]).toEqual([
    ['test/a.test.ts', 'failed'],
    ['test/b.test.ts', 'passed'],
    ['test/c.test.ts', 'broken'],
  ]);
});
