import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../server/app/demoData/files');

/** The demo files are beside the built server, as they are beside its source. */
export function demoFiles(): Plugin {
  return {
    name: 'demo-files',
    apply: 'build',
    async generateBundle() {
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.csv'));
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `files/${name}`, source: await readFile(join(folder, name)) });
      }
    },
  };
}
