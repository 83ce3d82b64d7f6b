import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium } from '../test/support/chromium.ts';
import { openShop } from '../test/support/shop.ts';
import { prepareBuyers } from './look/carts.ts';
import type { Scene } from './look/scene.ts';
import { scenes } from './look/sceneGroups.ts';
import { SceneStage } from './look/sceneStage.ts';
import { wayTo } from './look/stories.ts';
import { wearColours } from './look/wearColours.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** A page longer than this is photographed as far as the window shows it. */
const LONGEST_PAGE = 3_000;
const AT_ONCE = 3;

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, colors: { type: 'string' } },
  allowPositionals: true,
});
const folder = values.out ?? join(import.meta.dirname, '../.look');
const wanted = scenes.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));

/** In the page: the change of colours has come to its end. What turns for ever is not waited for. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function photograph(page: Page, scene: Scene): Promise<number> {
  let pictures = 0;
  for (const size of SIZES) {
    if (scene.upTo !== undefined && size.width > scene.upTo) continue;
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      const fullPage = length <= LONGEST_PAGE;
      // What sticks to the window would stand in the middle of a whole page that is scrolled.
      if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
      const path = join(folder, `${scene.name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
      pictures += 1;
    }
  }
  return pictures;
}

/** Scenes that begin with the same visit write the same cart: they are shown one after the other. */
function ofOneVisit(all: readonly Scene[]): Scene[][] {
  const groups = new Map<string, Scene[]>();
  for (const scene of all) {
    const [{ name }] = wayTo(scene);
    groups.set(name, [...(groups.get(name) ?? []), scene]);
  }
  return [...groups.values()];
}

function* taken(waiting: Scene[][]): Generator<Scene> {
  for (let group = waiting.shift(); group; group = waiting.shift()) yield* group;
}

if (positionals.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const start = performance.now();
const shop = await openShop();
const browser = await launchChromium();
const failures: string[] = [];
let pictures = 0;
try {
  const buyers = await prepareBuyers(shop.url);
  const waiting = ofOneVisit(wanted);
  const work = async () => {
    const stage = new SceneStage(browser, shop.url, buyers, wearColours(values.colors));
    for (const scene of taken(waiting)) {
      const [first = SIZES[0]] = SIZES.filter(({ width }) => width <= (scene.upTo ?? width));
      try {
        await stage.tell(
          wayTo(scene),
          () => first,
          async (shown, page) => {
            if (shown !== scene) return;
            const more = await photograph(page, scene);
            pictures += more;
          },
        );
      } catch (error) {
        failures.push(
          `${scene.name}: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : error}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await browser.close();
  await shop.close();
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`${pictures} pictures of ${wanted.length} scenes in ${seconds} s: ${folder}`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
