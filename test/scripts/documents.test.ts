import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogs } from '../../scripts/texts/catalogs.mjs';
import { gradeOfMarkdown, gradeOfMessages } from '../../scripts/words/readability.mjs';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY_DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/README.md'];
const README_LINES = 150;
const LINE_LENGTH = 120;
const HIGHEST_GRADE = 9;

const guides = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
const documents = [...new Set([...ENTRY_DOCUMENTS, 'test/README.md', ...guides.map((name) => `docs/${name}`)])];
const records = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
/** Written by `npm run bench`. */
const MEASURED = 'docs/benchmarks.md';
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const withoutFences = (markdown: string) => markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** The files that a document links to, from the root, with the heading after `#`. */
function linksOf(file: string): { target: string; heading: string | null }[] {
  const prose = withoutFences(textOf(file));
  return [...prose.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].map(([, path = '', heading = null]) => ({
    target: path === '' ? file : join(dirname(file), path),
    heading,
  }));
}

/** The anchors of a document's headings, as GitHub writes them. */
function anchorsOf(file: string): Set<string> {
  const headings = [...textOf(file).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

test.each(documents)('%s links to files and headings that exist', (file) => {
  const broken = linksOf(file).filter(
    ({ target, heading }) => !existsSync(join(ROOT, target)) || (heading !== null && !anchorsOf(target).has(heading)),
  );
  expect(broken).toEqual([]);
});

test('docs/README.md links to everything in docs', () => {
  const linked = new Set(linksOf('docs/README.md').map(({ target }) => target.split('/').slice(0, 2).join('/')));
  const names = readdirSync(join(ROOT, 'docs')).filter((name) => name !== 'README.md');
  expect(names.filter((name) => !linked.has(`docs/${name}`))).toEqual([]);
});

test('README.md is short', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(README_LINES);
});

test.each([...documents, ...records].filter((file) => file !== MEASURED))('%s has lines that fit a screen', (file) => {
  const lines = withoutFences(textOf(file)).split('\n');
  expect(lines.filter((line) => line.length > LINE_LENGTH)).toEqual([]);
});

test.each(documents)('%s reads easily', (file) => {
  expect(gradeOfMarkdown([textOf(file)])).toBeLessThanOrEqual(HIGHEST_GRADE);
});

test.each([...readCatalogs()])('the texts of catalog %s read easily', (_, messages) => {
  expect(gradeOfMessages(Object.values(messages))).toBeLessThanOrEqual(HIGHEST_GRADE);
});

test('a sentence of long words has a high grade', () => {
  const hard = 'Notwithstanding organizational considerations, administrators occasionally reconsider configurations.';
  expect(gradeOfMarkdown([hard])).toBeGreaterThan(HIGHEST_GRADE);
  expect(gradeOfMessages(['{count, plural, one {# line is} other {# lines are}} in your cart.'])).toBeLessThan(3);
});

test('a decision record has a status, at most 400 words, and a line in the index', () => {
  const folder = join(ROOT, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const records = readdirSync(folder).filter((name) => /^\d/.test(name));
  const wrong = records.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return !text.includes('**Status.**') || text.split(/\s+/).length > 400 || !index.includes(`](${name})`);
  });
  expect(wrong).toEqual([]);
});
