import { expect, test } from 'vitest';
import { brokenSteps, paths } from '../../scripts/imports/paths.mjs';
import { sourceFiles } from '../../scripts/imports/sourceFiles.mjs';

test('the files of docs/paths.md are there, and hang together by their imports', () => {
  const sources = sourceFiles(['domain', 'machines', 'src', 'server']);
  expect(paths().map(({ title, files }) => [title, brokenSteps(files, sources)])).toEqual([
    ['A quantity is changed in the cart', []],
    ['An order is paid by card', []],
    ['A price comes in with a file', []],
  ]);
});

test('a missing file, or one that nothing of its list imports, is a broken step', () => {
  const file = (name: string, ...targets: string[]) => ({
    ...{ file: name, text: '', imports: targets.map((target) => ({ specifier: target, target })) },
  });
  const sources = [file('a.ts', 'b.ts'), file('b.ts'), file('c.ts', 'd.ts'), file('d.ts'), file('e.ts', 'b.ts')];
  const [path] = paths(
    '# Paths\n\n## One\n\n1. `a.ts`: x\n2. `b.ts`: y\n3. `c.ts`: z\n4. `gone.ts`: !\n5. `e.ts`: w\n',
  );
  expect([path?.title, path && brokenSteps(path.files, sources)]).toEqual(['One', ['c.ts', 'gone.ts']]);
});
