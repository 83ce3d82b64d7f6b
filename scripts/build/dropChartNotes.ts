import type { Plugin } from 'vite';

const MACHINE = /\/machines\/.*\.ts$/;
const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;

/** All lines stay the same, so that the source maps are right. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A machine without its state descriptions, which only readers and drawings need. */
export function withoutChartNotes(source: string): string {
  return source.replace(DESCRIPTION, blank);
}

/** Removes the descriptions of the charts from the browser code. */
export function dropChartNotes(): Plugin {
  return {
    name: 'drop-chart-notes',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) => (MACHINE.test(id) ? { code: withoutChartNotes(source), map: null } : null),
  };
}
