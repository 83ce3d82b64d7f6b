import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER = join(import.meta.dirname, '../../docs/statecharts');

/** Written by hand. */
const BY_HAND = 'reading-test.md';

export interface Staleness {
  /** The names of the files that are not up to date. */
  changed: readonly string[];
  /** The names of the files without a drawing. */
  gone: readonly string[];
}

/** The difference between docs/statecharts and the current drawings. */
export function staleness(files: ReadonlyMap<string, string>): Staleness {
  mkdirSync(FOLDER, { recursive: true });
  const isSame = (name: string, text: string) => {
    const path = join(FOLDER, name);
    return existsSync(path) && readFileSync(path, 'utf8') === text;
  };
  return {
    changed: [...files].filter(([name, text]) => !isSame(name, text)).map(([name]) => name),
    gone: readdirSync(FOLDER).filter((name) => /\.(svg|md)$/.test(name) && name !== BY_HAND && !files.has(name)),
  };
}

/** The committed drawings, by name. */
export function committedDrawings(): ReadonlyMap<string, string> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  return new Map(names.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}

/** Writes the current drawings to docs/statecharts. */
export function keepDrawings(files: ReadonlyMap<string, string>, { changed, gone }: Staleness): void {
  for (const name of changed) writeFileSync(join(FOLDER, name), files.get(name) ?? '');
  for (const name of gone) rmSync(join(FOLDER, name));
}
