import { canInstall, install, listPackages, namedBy, onPath } from './executables.mjs';

/** WebKitGTK needs a display, which Xvfb provides without a screen. */
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
    // The skipped flows are reported below.
  }
}

/**
 * The browsers besides Chromium, by their environment variables: on PATH, or (as root on Debian) installed by apt-get.
 * A missing browser is reported and is not a failure.
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
