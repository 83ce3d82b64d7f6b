import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from '../start/steps.mjs';

/** The shell first: it draws the pages, and no windows, tabs and menus around them. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

async function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run. Name a Chromium, or leave the variable out.`);
  }
  return onPath() ?? (await playwrightsOwn());
}

/** The browser of the journeys: CHROMIUM_PATH, then PATH, then Playwright's own, then (as root on Debian) apt-get. */
export async function findChromium() {
  const found = await installed();
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    const apt = (...parameters) => ({
      command: 'apt-get',
      parameters: ['-y', '-q', ...parameters],
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    await step('Finding Chromium', [apt('update')]);
    const install = (name) => step(`Installing ${name}`, [apt('install', '--no-install-recommends', name)]);
    // Not every distribution has the shell by itself.
    await install('chromium-headless-shell').catch(() => install('chromium'));
    const fresh = onPath();
    if (fresh) return fresh;
  }
  throw new Error(
    'The tests in a browser need Chromium. Install it (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), or name it in CHROMIUM_PATH.',
  );
}
