import { canInstall, install, isExecutable, listPackages, namedBy, onPath } from './executables.mjs';

/** The headless shell first, because it draws only the pages. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

/** The browser of the journeys: CHROMIUM_PATH, then PATH, then Playwright's own, then (as root on Debian) apt-get. */
export async function findChromium() {
  const found = namedBy('CHROMIUM_PATH') || onPath(NAMES) || (await playwrightsOwn());
  if (found) return found;
  if (canInstall()) {
    await listPackages('Finding Chromium');
    const chromium = (name) => install(`Installing ${name}`, name);
    // Some distributions have no package of the shell.
    await chromium('chromium-headless-shell').catch(() => chromium('chromium'));
    const fresh = onPath(NAMES);
    if (fresh) return fresh;
  }
  throw new Error(
    'The tests in a browser need Chromium. Install it (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), or name it in CHROMIUM_PATH.',
  );
}
