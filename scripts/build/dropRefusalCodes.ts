import type { Plugin } from 'vite';

const CONTRACT = /\/domain\/api\/.*\.ts$/;
const CODES = /\bcodes: (?:\[[^\]]*\]|[A-Z_]+),/g;

/** A file of the contract without the declared refusal codes; all lines stay the same. */
export function withoutRefusalCodes(source: string): string {
  return source.replace(CODES, (codes) => codes.replace(/[^\n]/g, ' '));
}

/** Removes the declared codes from the browser code, because only the server reads them. */
export function dropRefusalCodes(): Plugin {
  return {
    name: 'drop-refusal-codes',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) => (CONTRACT.test(id) ? { code: withoutRefusalCodes(source), map: null } : null),
  };
}
