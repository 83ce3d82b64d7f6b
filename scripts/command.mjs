/** Runs an operator's command from the build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuilt } from './start/build.mjs';
import { prepare } from './start/prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [node, , name = '', ...given] = process.argv;
const command = join(root, `dist/server/${name}.js`);

process.chdir(root);
// A shop that runs uses the build and the packages: they are not replaced under it.
if (!existsSync(command)) await prepare(root);
else if (!isBuilt(root)) console.error('The build is older than its sources. Stop the shop and run npm run build.');
process.argv = [node, command, ...given];
await import(pathToFileURL(command).href);
