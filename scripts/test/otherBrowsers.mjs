import { canInstall, install, listPackages, namedBy, onPath } from './executables.mjs';

/** WebKitGTK needs a screen: Xvfb is one that nobody sees. */
const BROWSERS = [
  {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    find: () => namedBy('FIREFOX_PATH') || onPath(['firefox-esr', 'firefox']),
    packages: ['firefox-esr'],
  },
  {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    find: () => onPath(['Xvfb']) && (namedBy('WEBKIT_DRIVER_PATH') || onPath(['WebKitWebDriver'])),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

async function tryToInstall({ title, packages }) {
  try {
    await listPackages(`Finding ${title}`);
    await install(`Installing ${title}`, ...packages);
  } catch {
    // It is said below that its flows were not played.
  }
}

/**
 * The browsers beside Chromium, by the variables that name them to the tests: on PATH, or (as root on Debian) by apt-get. Where one is
 * neither, that is said, and no failure.
 */
export async function findOtherBrowsers() {
  const found = {};
  for (const browser of BROWSERS) {
    if (!browser.find() && canInstall()) await tryToInstall(browser);
    const path = browser.find();
    if (path) found[browser.variable] = path;
    else console.log(`${browser.title}: not installed, its flows were not played`);
  }
  return found;
}
