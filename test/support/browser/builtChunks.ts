import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../../dist/web');
const ASSETS = join(WEB, 'assets');
const NAME = '([\\w.-]+\\.js)';
const STATIC = new RegExp(`(?:from|import)\\s*["'\`]\\./${NAME}["'\`]`, 'g');
const DYNAMIC = new RegExp(`import\\(\\s*["'\`]\\./${NAME}["'\`]`, 'g');

/** A file of the built web, and the sources and files that went into it or that it requests. */
export interface BuiltChunk {
  name: string;
  code: string;
  sources: readonly string[];
  /** Loaded with it. */
  imports: readonly string[];
  /** Loaded on its request. */
  dynamicImports: readonly string[];
}

function namesIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

/** The bundler's own runtime has no map. */
function sourcesOf(name: string): string[] {
  const map = join(ASSETS, `${name}.map`);
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
}

function readChunk(name: string): BuiltChunk {
  const code = readFileSync(join(ASSETS, name), 'utf8');
  return {
    name,
    code,
    sources: sourcesOf(name),
    imports: namesIn(code, STATIC),
    dynamicImports: namesIn(code, DYNAMIC),
  };
}

/** The page, the scripts and the styles that `vite build` left. */
export function readBuilt() {
  const names = readdirSync(ASSETS);
  return {
    page: readFileSync(join(WEB, 'index.html'), 'utf8'),
    chunks: new Map(names.filter((name) => name.endsWith('.js')).map((name) => [name, readChunk(name)])),
    styles: new Map(
      names.filter((name) => name.endsWith('.css')).map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]),
    ),
  };
}

const OF_THE_PANEL = /(^|\/)(src\/live|machines\/live)\//;
const DRAWING = 'aria-label=\\"Statechart of ';

/** Code of the panel of running statecharts, or one of its drawings, which have no source but themselves. */
export function isOfLivePanel({ code, sources }: BuiltChunk): boolean {
  return (
    sources.some((source) => OF_THE_PANEL.test(source)) ||
    /Statechart of \w+[\\"'`]/.test(code) ||
    code.includes(DRAWING)
  );
}
