import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { EMPTY_PAGE, keptOf, storeOnly } from '../browser/chromium.ts';
import { journeyShop } from '../browser/journeyShop.ts';
import { signIn } from '../shop/demoBuyer.ts';
import type { DrivenBrowser } from './drivenBrowser.ts';
import { openFirefox } from './firefox.ts';
import { expectSound, type Visitor, visitorAt } from './visitor.ts';
import { openWebKit } from './webKit.ts';

const FAILURES = join(import.meta.dirname, '../../../.screenshots/failures');
const WIDTHS = [1280, 390];
const HEIGHT = 900;

/** `npm run test:deep` names those that it finds; by itself a test looks where Debian puts them. */
const isNamed = process.env.FIREFOX_PATH !== undefined || process.env.WEBKIT_DRIVER_PATH !== undefined;
const pathOf = (variable: string, debians: string) => process.env[variable] ?? (isNamed ? '' : debians);
const BROWSERS = [
  { name: 'Firefox', path: pathOf('FIREFOX_PATH', '/usr/bin/firefox-esr'), launch: openFirefox },
  { name: 'WebKit', path: pathOf('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver'), launch: openWebKit },
].filter(({ path }) => existsSync(path));

interface VisitOptions {
  /** Signed in already, without the sign-in page. */
  as?: string;
  /** Default '/'. */
  at?: string;
  /** Complaints of the browser that this visit provokes on purpose. */
  allows?: RegExp;
}

export type Visit = (options?: VisitOptions) => Promise<Visitor>;

/** Tests that each browser plays at each width. A test fails when a page of its visit complained. */
export function inEachBrowser(tests: (visit: Visit, setting: { name: string; width: number }) => void): void {
  describe.each(BROWSERS)('in $name', ({ name, path, launch }) => {
    let browser: DrivenBrowser | null = null;
    let visiting: { visitor: Visitor; allows: RegExp | undefined } | null = null;

    beforeAll(async () => {
      browser = await launch(path, `${journeyShop()}${EMPTY_PAGE}`);
    });
    afterAll(() => browser?.close());

    afterEach(async ({ task }) => {
      if (!browser || !visiting) return;
      const { visitor, allows } = visiting;
      visiting = null;
      if (task.result?.state === 'fail') {
        await mkdir(FAILURES, { recursive: true });
        const file = `${name}-${task.suite?.name}-${task.name}`.replaceAll(/\W+/g, '-').slice(0, 90);
        await writeFile(join(FAILURES, `${file}.png`), await browser.photograph());
      }
      await expectSound(visitor, allows);
    });

    describe.each(WIDTHS)('at %d px', (width) => {
      tests(
        async ({ as, at = '/', allows } = {}) => {
          if (!browser) throw new Error(`${name} does not run.`);
          const who = as === undefined ? {} : { token: (await signIn(journeyShop(), as)).token };
          await browser.resize(width, HEIGHT);
          await browser.goTo(`${journeyShop()}${EMPTY_PAGE}`);
          await browser.run(String(storeOnly), [keptOf(who), {}]);
          await browser.takeComplaints();
          const visitor = visitorAt(browser);
          visiting = { visitor, allows };
          await visitor.goTo(`${journeyShop()}${at}`);
          return visitor;
        },
        { name, width },
      );
    });
  });
}
