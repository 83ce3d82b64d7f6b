import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Static, dynamic, type-only imports and reexports. */
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const SOURCE = /\.(tsx?|mjs)$/;

/** In the browser a module of src, elsewhere one of the server (`imports` in package.json). */
const SPOKEN = '#spoken';

/** The path of an import specifier from the root; null for a package. */
function targetOf(file, specifier) {
  if (specifier === SPOKEN) return null;
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return null;
}

function read(file) {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([, specifier]) => ({ specifier, target: targetOf(file, specifier) }));
  return { file, text, imports };
}

/** The source files below these folders: path, text, and imports as written and as paths. */
export function sourceFiles(folders) {
  return folders.filter(existsSync).flatMap((folder) => {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return paths
      .filter((path) => SOURCE.test(path))
      .map((path) => read(`${folder}/${path.replaceAll('\\', '/')}`))
      .sort((left, right) => (left.file < right.file ? -1 : 1));
  });
}
