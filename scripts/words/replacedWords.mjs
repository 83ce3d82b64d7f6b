import { readFileSync } from 'node:fs';

const LINE = /^(name|phrase): (.+) → (.+)$/;

/** The list of replaced words: `replaced.txt`. */
export function readReplaced(text = readFileSync('scripts/words/replaced.txt', 'utf8')) {
  return text.split('\n').flatMap((line) => {
    const [, kind, old, better] = LINE.exec(line) ?? [];
    return kind === undefined ? [] : [{ kind, old, better }];
  });
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = ({ kind, old }) => new RegExp(`\\b${escaped(old)}\\b`, kind === 'name' ? '' : 'i');

/** The lines of files that use replaced words: names in code, phrases in texts and documents. */
export function wordProblems(files, replaced) {
  const patterns = replaced.map((entry) => ({ ...entry, pattern: patternOf(entry) }));
  return files.flatMap(({ file, text }) => {
    const isCode = /\.(tsx?|mjs)$/.test(file);
    const wanted = patterns.filter(({ kind, pattern }) => isCode === (kind === 'name') && pattern.test(text));
    return wanted.flatMap(({ old, better, pattern }) =>
      text
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: write "${better}", not "${old}"`] : [])),
    );
  });
}
