import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import compile from 'icu-minify/compile';

const FOLDER = 'domain/texts/en';

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

/** All texts of the product, by area. */
export function readCatalogs() {
  const files = readdirSync(FOLDER).sort();
  return new Map(files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))]));
}
