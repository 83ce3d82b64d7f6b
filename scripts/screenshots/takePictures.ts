import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../test/support/browser/chromium.ts';
import { openShop } from '../../test/support/shop/shop.ts';
import { stories } from '../../test/support/stories/allStories.ts';
import { Pseudo } from '../../test/support/stories/pseudo.ts';
import type { Story } from '../../test/support/stories/story.ts';
import { StoryStage } from '../../test/support/stories/storyStage.ts';
import { wayTo } from '../../test/support/stories/visits.ts';
import { wearColors } from '../../test/support/stories/wearColors.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
] as const;
/** Longer texts are tightest in the narrowest window. */
const PSEUDO_SIZES = [SIZES[0], { width: 320, height: 780 }] as const;
const SCHEMES = ['light', 'dark'] as const;
/** A longer page is photographed only as far as the window shows it. */
const LONGEST_PAGE = 3_000;
const AT_ONCE = 3;

interface Album {
  readonly folder: string;
  readonly pseudo: Pseudo | null;
}

/** Runs in the page: waits for the color transition, but not for endless animations. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function photograph(page: Page, story: Story, { folder, pseudo }: Album): Promise<number> {
  let pictures = 0;
  await pseudo?.show(page);
  for (const size of pseudo ? PSEUDO_SIZES : SIZES) {
    if (story.upTo !== undefined && size.width > story.upTo) continue;
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      const fullPage = length <= LONGEST_PAGE;
      // In a full-page picture, sticky elements would appear in the middle of a scrolled page.
      if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
      const path = join(folder, `${story.name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
      pictures += 1;
    }
  }
  await pseudo?.restore(page);
  return pictures;
}

/** Stories of the same user write the same cart, so they run one after the other. */
function byVisit(all: readonly Story[]): Story[][] {
  const groups = new Map<string, Story[]>();
  for (const story of all) {
    const [{ name }] = wayTo(story, stories);
    groups.set(name, [...(groups.get(name) ?? []), story]);
  }
  return [...groups.values()];
}

function* taken(waiting: Story[][]): Generator<Story> {
  for (let group = waiting.shift(); group; group = waiting.shift()) yield* group;
}

interface Wanted {
  wanted: readonly Story[];
  folder: string;
  /** `#rrggbb,#rrggbb`, two chosen colors. */
  colors: string | undefined;
  /** In longer texts from right to left. */
  isPseudo: boolean;
}

/** Returns whether every story was photographed. */
export async function takePictures({ wanted, folder, colors, isPseudo }: Wanted): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const start = performance.now();
  const shop = await openShop();
  const browser = await launchChromium();
  const pseudo = isPseudo ? await Pseudo.load() : null;
  const failures: string[] = [];
  let pictures = 0;
  try {
    const waiting = byVisit(wanted);
    const work = async () => {
      const stage = await StoryStage.open(browser, shop.url, pseudo?.putInto ?? wearColors(colors));
      for (const story of taken(waiting)) {
        const [first = SIZES[0]] = SIZES.filter(({ width }) => width <= (story.upTo ?? width));
        try {
          await stage.show(
            wayTo(story, stories),
            () => first,
            async (shown, page) => {
              if (shown !== story) return;
              const more = await photograph(page, story, { folder, pseudo });
              pictures += more;
            },
          );
        } catch (error) {
          failures.push(
            `${story.name}: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : error}`,
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
  console.log(`${pictures} pictures of ${wanted.length} stories in ${seconds} s: ${folder}`);
  for (const failure of failures) console.error(failure);
  return failures.length === 0;
}
