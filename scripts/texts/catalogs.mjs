import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import compile from 'icu-minify/compile';

const FOLDER = 'domain/texts';

/** An argument of a compiled message is a list that starts with its name. */
function argumentsIn(nodes) {
  return nodes.filter(Array.isArray).flatMap(([name, ...rest]) => {
    const branches = rest.flatMap((part) => (typeof part === 'object' ? Object.values(part) : []));
    return [name, ...argumentsIn(branches.filter(Array.isArray).flat())];
  });
}

/** The names of a message's arguments, in alphabetical order. Throws if it is not a valid ICU message. */
export function argumentsOf(message) {
  const compiled = compile(message);
  return typeof compiled === 'string' ? [] : [...new Set(argumentsIn(compiled))].sort();
}

/** All texts of the product in a language, by area. */
export function readCatalogs(language = 'en') {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return new Map(files.sort().map((file) => [basename(file, '.json'), read(file)]));
}

/** The other languages, by their codes. */
export function translations() {
  const languages = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages.map(({ name }) => name).filter((name) => name !== 'en');
}
