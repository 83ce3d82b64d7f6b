import { describe, expect, test } from 'vitest';
import { subjectProblem } from '../../scripts/words/commitSubjects.mjs';
import { readReplaced, wordProblems } from '../../scripts/words/replacedWords.mjs';

const replaced = readReplaced('# comment\nname: ageing → aging\nphrase: bring in data → import data\n');

describe('a word that was replaced', () => {
  test('is found in code as a whole name, and in documents as a phrase', () => {
    const files = [
      { file: 'domain/a.ts', text: 'const ageingOf = 1;\nconst ageing = "bring in data";' },
      { file: 'docs/a.md', text: 'Ageing.\nBring in data.' },
    ];
    expect(wordProblems(files, replaced)).toEqual([
      'domain/a.ts:2: write "aging", not "ageing"',
      'docs/a.md:2: write "import data", not "bring in data"',
    ]);
  });
});

describe('the subject of a commit', () => {
  test.each(['feat(cart): undo removal of a line', 'refactor!: drop it', `docs: ${'x'.repeat(66)}`])(
    '%s',
    (subject) => {
      expect(subjectProblem(subject)).toBeNull();
    },
  );
  test.each(['Let a slip apply again', 'feat(cart) undo', 'wip: x', `docs: ${'x'.repeat(67)}`])(
    '%s is refused',
    (subject) => {
      expect(subjectProblem(subject)).not.toBeNull();
    },
  );
});
