import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commitProblems } from './words/commitSubjects.mjs';
import { readReplaced, wordProblems } from './words/replacedWords.mjs';

const CHECKED = ['*.md', '*.ts', '*.tsx', '*.mjs', 'domain/texts/en/*.json'];
/** Commit history and migrations keep their original words. */
const EXEMPT = ['CHANGELOG.md', 'scripts/words', 'test/scripts/words.test.ts', 'server/platform/database/migrations'];

const names = execFileSync('git', ['ls-files', ...CHECKED, ...EXEMPT.map((path) => `:!${path}`)], { encoding: 'utf8' });
const files = names
  .split('\n')
  .filter(Boolean)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const problems = [...wordProblems(files, readReplaced()), ...commitProblems()];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
