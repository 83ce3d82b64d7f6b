import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readOptions } from './options.mjs';
import { ensureBuild } from './start/build.mjs';
import { requireNode } from './start/nodeVersion.mjs';
import { ensurePackages } from './start/packages.mjs';
import { stopWithParent } from './start/parentWatch.mjs';
import { endStepsOnSignal, StepFailed } from './start/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

requireNode('20.19.0');
const { dev: isDevelopment } = readOptions({ options: { dev: { type: 'boolean' } } }).values;
process.chdir(root);
stopWithParent();
const leaveSignalsToServer = endStepsOnSignal();

try {
  await ensurePackages(root);
  if (!isDevelopment) await ensureBuild(root);
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exit(1);
}

leaveSignalsToServer();
if (isDevelopment) {
  const { runDevelopment } = await import('./start/development.mjs');
  await runDevelopment(root);
} else {
  process.env.NODE_ENV ||= 'production';
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}
