import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readOptions } from './options.mjs';
import { stopWithParent } from './start/parentWatch.mjs';
import { prepare } from './start/prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const { dev: isDevelopment, build: isBuildOnly } = readOptions({
  options: { dev: { type: 'boolean' }, build: { type: 'boolean' } },
}).values;
process.chdir(root);
stopWithParent();
await prepare(root, { isBuildNeeded: !isDevelopment });
if (isBuildOnly) process.exit(0);
if (isDevelopment) {
  const { runDevelopment } = await import('./start/development.mjs');
  await runDevelopment(root);
} else {
  process.env.NODE_ENV ||= 'production';
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}
