import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readText } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { step } from './steps.mjs';

const sources = [
  'domain',
  'machines',
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/atlas',
  'scripts/build',
  'scripts/commands',
  'scripts/oneScript.ts',
  'scripts/options.mjs',
  'scripts/texts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'docs/features.tsv',
  'docs/stateFeatures.tsv',
];

/** Builds web, server and atlas, unless the build matches these sources. */
export async function ensureBuild(root) {
  if (isBuilt(root)) return;
  await withLock(join(root, 'dist/.start-lock'), async () => {
    if (isBuilt(root)) return;
    const stamp = fingerprintOf(root);
    rmSync(stampIn(root), { force: true });
    await step('Building', [vite(root, 'build'), vite(root, 'build', '--ssr'), atlas(root)]);
    writeFileSync(stampIn(root), stamp);
  });
}

/** Whether the build matches its sources. */
export function isBuilt(root) {
  return readText(stampIn(root)) === fingerprintOf(root);
}

/** The build contains the drawings of the statecharts, but not the page of `npm run atlas` beside them. */
function fingerprintOf(root) {
  const drawings = readdirSync(join(root, 'docs/statecharts')).filter((name) => name.endsWith('.svg'));
  return fingerprint(root, [...sources, ...drawings.sort().map((name) => `docs/statecharts/${name}`)]);
}

function stampIn(root) {
  return join(root, 'dist/.stamp');
}

function atlas(root) {
  return {
    command: process.execPath,
    parameters: ['--import', 'tsx', join(root, 'scripts/atlas/buildAtlas.ts')],
    environment: { NODE_ENV: 'production', NO_COLOR: '1' },
  };
}

function vite(root, ...parameters) {
  return {
    command: process.execPath,
    parameters: [join(root, 'node_modules/vite/bin/vite.js'), ...parameters],
    environment: { NODE_ENV: 'production', NO_COLOR: '1' },
  };
}
