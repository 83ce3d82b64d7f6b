/** Runs an operator's command from the build, which is renewed first if its sources have changed. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { prepare } from './start/prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [node, , name = '', ...given] = process.argv;

process.chdir(root);
await prepare(root);
const command = join(root, `dist/server/${name}.js`);
process.argv = [node, command, ...given];
await import(pathToFileURL(command).href);
