import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const fetchFiles = join(import.meta.dirname, '../../src/loading/fetchFiles.ts');

/**
 * Parts of the program are imported by `importFetched`, because a failed import of Vite's own helper cannot be retried.
 */
export function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Vite leaves out the file itself if nothing else is needed.
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...needed])] : needed,
        },
      },
    }),
    load: (id) =>
      id === HELPER ? `export { importFetched as __vitePreload } from ${JSON.stringify(fetchFiles)};` : null,
  };
}
