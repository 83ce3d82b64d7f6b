import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import type { Catalogs } from '../texts/catalogs.mjs';
import { type TextUse, textUses } from '../texts/textUses.mjs';

const CATALOG = /\/domain\/texts\/(\w+)\/(\w+)\.json$/;
const COMPILER = /\/domain\/texts\/compileText\.ts$/;
const SOURCE = /\/(domain|machines|src|server|scripts\/commands)\/.*\.tsx?$/;
const CALL = /\b(\w+)Text\((\s*)'([^']+)'/g;

/** Texts that are always requested by their full key get a shorter one; the others keep theirs. */
function isShortened(area: string, key: string, uses: readonly TextUse[]): boolean {
  return uses.every((use) => use.isLiteral || use.area !== area || !use.keys.test(key));
}

/** The keys of a catalog with those that the built program uses: a short one is the place of its message. */
export function builtKeys(area: string, keys: readonly string[], uses: readonly TextUse[]): Map<string, string> {
  return new Map(keys.map((key, place) => [key, isShortened(area, key, uses) ? String(place) : key]));
}

/** The compiled messages: a list where the place says which, as most are asked for by it. */
export function builtCatalog(
  messages: Readonly<Record<string, string>>,
  keys: ReadonlyMap<string, string> | undefined,
) {
  const built = Object.entries(messages).map(([key, message]) => [keys?.get(key) ?? key, compile(message)] as const);
  const isList = built.every(([key], place) => key === String(place));
  return isList ? built.map(([, message]) => message) : Object.fromEntries(built);
}

/** A source with the keys of the built program. All lines and columns stay the same. */
export function withBuiltKeys(
  source: string,
  keysOf: (area: string) => ReadonlyMap<string, string> | undefined,
): string {
  return source.replace(CALL, (call, area: string, before: string, key: string) => {
    const built = keysOf(area)?.get(key);
    return built === undefined ? call : `${area}Text(${before}'${built}'`.padEnd(call.length);
  });
}

/** Compiles the catalogs of texts in all languages, so that the build needs no message parser, and shortens their keys. */
export function compiledTexts(read: (language?: string) => Catalogs): Plugin {
  const catalogs = read();
  let keys: ReadonlyMap<string, Map<string, string>> = new Map();
  return {
    name: 'compiled-texts',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      const uses = textUses();
      keys = new Map([...catalogs].map(([area, messages]) => [area, builtKeys(area, Object.keys(messages), uses)]));
    },
    transform: (source, id) => {
      const [, language, area] = CATALOG.exec(id) ?? [];
      if (area !== undefined) {
        return { code: JSON.stringify(builtCatalog(read(language).get(area) ?? {}, keys.get(area))), map: null };
      }
      if (COMPILER.test(id)) return { code: 'export const compileText = (message) => message;', map: null };
      return SOURCE.test(id) ? { code: withBuiltKeys(source, (name) => keys.get(name)), map: null } : null;
    },
  };
}
