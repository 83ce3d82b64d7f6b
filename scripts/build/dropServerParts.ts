import type { Plugin } from 'vite';

const CONTRACT = /\/domain\/api\/.*\.ts$/;
const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
/** A list of codes, or a text of one or more parts. */
const PARTS = new RegExp(String.raw`\bcodes: (?:\[[^\]]*\]|[A-Z_]+),|\bsummary:\s*${TEXT}(?:\s*\+\s*${TEXT})*,`, 'g');

/** A file of the contract without the declared refusal codes and summaries; all lines stay the same. */
export function withoutServerParts(source: string): string {
  return source.replace(PARTS, (part) => part.replace(/[^\n]/g, ' '));
}

/** Removes the declared codes and summaries from the browser code, because only the server reads them. */
export function dropServerParts(): Plugin {
  return {
    name: 'drop-server-parts',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) => (CONTRACT.test(id) ? { code: withoutServerParts(source), map: null } : null),
  };
}
