import type { Plugin } from 'vite';

const CONTRACT = /\/domain\/api\/.*\.ts$/;
const CODES = /\bcodes: (?:\[[^\]]*\]|[A-Z_]+),/g;

/** A file of the contract without the codes that its calls declare; everything stays in its line. */
export function withoutRefusalCodes(source: string): string {
  return source.replace(CODES, (codes) => codes.replace(/[^\n]/g, ' '));
}

/** Leaves the declared codes out of what browsers load: only the server reads them, to describe its calls. */
export function dropRefusalCodes(): Plugin {
  return {
    name: 'drop-refusal-codes',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) => (CONTRACT.test(id) ? { code: withoutRefusalCodes(source), map: null } : null),
  };
}
