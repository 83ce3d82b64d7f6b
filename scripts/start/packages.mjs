import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint, readText } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { step } from './steps.mjs';

/** Installs the packages of package-lock.json, unless they are installed. */
export async function ensurePackages(root) {
  if (isInstalled(root)) return;
  await withLock(join(root, 'dist/.start-lock'), async () => {
    if (isInstalled(root)) return;
    await step('Installing packages', [npmCi()]);
    markInstalled(root);
  });
}

/** Records that node_modules matches package-lock.json. */
export function markInstalled(root) {
  writeFileSync(stampIn(root), currentStamp(root));
}

function isInstalled(root) {
  if (readText(stampIn(root)) === currentStamp(root)) return true;
  if (existsSync(stampIn(root)) || !isInstalledByHand(root)) return false;
  try {
    markInstalled(root);
  } catch {
    // Another user installed the packages, and this user cannot write to their folder.
  }
  return true;
}

function stampIn(root) {
  return join(root, 'node_modules/.storefront-stamp');
}

function currentStamp(root) {
  return `${fingerprint(root, ['package-lock.json'])} ${process.platform}-${process.arch}\n`;
}

/** npm's record of the installed packages matches the lock file: only optional packages may be missing. */
function isInstalledByHand(root) {
  const record = readText(join(root, 'node_modules/.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const { '': _self, ...wanted } = JSON.parse(readText(join(root, 'package-lock.json'))).packages;
  return Object.entries(wanted).every(([path, entry]) =>
    path in installed ? installed[path].version === entry.version : entry.optional || entry.devOptional || entry.peer,
  );
}

function npmCi() {
  const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const running = process.env.npm_execpath;
  if (running && basename(running) === 'npm-cli.js') {
    return { command: process.execPath, parameters: [running, ...parameters] };
  }
  return { command: 'npm', parameters };
}
