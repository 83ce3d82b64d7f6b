import type { Plugin } from 'vite';

const MACHINE = /\/machines\/.*\.ts$/;
const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;

/** Everything stays in its line, so that the maps of the sources are right. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A machine without what only its readers and its drawing need: the descriptions of its states. */
export function withoutChartNotes(source: string): string {
  return source.replace(DESCRIPTION, blank);
}

/** Leaves the notes of the charts out of what browsers load. */
export function dropChartNotes(): Plugin {
  return {
    name: 'drop-chart-notes',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) => (MACHINE.test(id) ? { code: withoutChartNotes(source), map: null } : null),
  };
}
