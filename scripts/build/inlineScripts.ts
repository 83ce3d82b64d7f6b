import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { oneScript } from '../oneScript.ts';

const source = (path: string) => join(import.meta.dirname, '../../src', path);

/** It imports types only. */
async function askAhead(): Promise<string> {
  const file = source('api/askAhead.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return `(() => {\n${code.replace(/^export \{\};?$/m, '').trim()}\n})();`;
}

/** The inline scripts of the page, by position; a separate file would need a request first. */
const SCRIPTS = {
  '<!-- firstPaint -->': () => oneScript(source('theme/firstPaint.ts'), 'firstPaint'),
  '<!-- askAhead -->': askAhead,
};

export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: async (html) => {
      let page = html;
      for (const [place, scriptOf] of Object.entries(SCRIPTS)) {
        if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
        const script = await scriptOf();
        page = page.replace(place, () => `<script>${script.trim()}</script>`);
      }
      return page;
    },
  };
}
