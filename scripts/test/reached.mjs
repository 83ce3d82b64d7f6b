import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { areasOf } from './areas.mjs';

/** The files changed since a commit: committed, staged or new. */
export function changedFiles(since) {
  const git = (...parameters) => {
    const { status, stdout, stderr } = spawnSync('git', parameters, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim() || `git ${parameters.join(' ')} failed.`);
    return stdout.split('\n').filter(Boolean);
  };
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

const isIn =
  (...folders) =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

/** API tests of ports have the names of the ports. */
const testsOfPorts = (code) =>
  code.filter((file) => /^src\/.*Ports?\.ts$/.test(file)).map((file) => `/${basename(file, '.ts')}.test.ts`);

/** The folders with stories: of pages, and of the machines that they show. */
function foldersWithStories() {
  const files = readdirSync('src', { recursive: true }).filter((file) => file.endsWith('.stories.ts'));
  return new Set(
    files.flatMap((file) => {
      const [, about] = /storiesOf\(\s*\[\s*'(\w+)'/.exec(readFileSync(join('src', file), 'utf8')) ?? [];
      return [basename(dirname(file)), about];
    }),
  );
}

const isTranslation = isIn('domain/texts/es');

/** Everything imports the translations, but only tests that speak another language notice them. */
function testsOfTranslations() {
  return readdirSync('test', { recursive: true })
    .map((name) => join('test', name))
    .filter((file) => /\.test\.tsx?$/.test(file) && /'es'|texts\/es\b/.test(readFileSync(file, 'utf8')))
    .toSorted();
}

/**
 * The tests that a change reaches: API tests and journeys of its areas, the folders of its machines and pages, whose
 * stories run, and the files whose importers are tested.
 */
export function reachedBy(changed) {
  const spoken = changed.some(isTranslation) ? testsOfTranslations() : [];
  const files = [...new Set([...changed.filter((file) => !isTranslation(file)), ...spoken])];
  const code = files.filter(isIn('src', 'machines', 'domain', 'server')).filter((file) => !file.endsWith('.md'));
  const foldersOf = (kind, changed) =>
    [...new Set(changed.flatMap(areasOf))].map((area) => `test/${kind}/${area}/`).toSorted();
  const withStories = foldersWithStories();
  const changedTests = (...folders) => files.filter(isIn(...folders)).filter((file) => existsSync(file));
  return {
    api: [
      ...foldersOf('api', code.filter(isIn('domain', 'server'))),
      ...testsOfPorts(code),
      ...changedTests('test/api'),
    ],
    journeys: [...foldersOf('journeys', code), ...changedTests('test/journeys', 'test/deep/journeys')],
    folders: [...new Set(code.filter(isIn('src', 'machines')).map((file) => basename(dirname(file))))]
      .filter((folder) => withStories.has(folder))
      .toSorted(),
    imported: files.filter((file) => !isIn('test/api', 'test/journeys', 'test/deep')(file)),
  };
}
