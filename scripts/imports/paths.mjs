import { readFileSync } from 'node:fs';

/** The lists of docs/paths.md: the files on the way from a click to the database. */
export function paths(text = readFileSync('docs/paths.md', 'utf8')) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      files: [...part.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file),
    }));
}

/** Files of a path that do not exist, or that no imports connect with its first file. */
export function brokenSteps(files, sources) {
  const targets = new Map(sources.map(({ file, imports }) => [file, new Set(imports.map(({ target }) => target))]));
  const isLinked = (one, other) => targets.get(one)?.has(other) || targets.get(other)?.has(one);
  const reached = new Set(files.slice(0, 1));
  for (const from of reached) {
    for (const file of files) if (isLinked(from, file)) reached.add(file);
  }
  return files.filter((file) => !reached.has(file));
}
