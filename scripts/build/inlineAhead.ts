import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, '../../src/api/askAhead.ts');
const PLACE = '<!-- askAhead -->';

/** Puts the script that asks ahead into the page itself: a file of its own would be asked for first. */
export function inlineAhead(): Plugin {
  return {
    name: 'inline-ahead',
    transformIndexHtml: async (html) => {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
      const script = code.replace(/^export \{\};?$/m, '').trim();
      return html.replace(PLACE, () => `<script>(() => {\n${script}\n})();</script>`);
    },
  };
}
