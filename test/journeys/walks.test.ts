import { basename, dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findMachines } from '../../scripts/atlas/machines.ts';
import { prepareBuyers } from '../../scripts/look/carts.ts';
import type { Scene } from '../../scripts/look/scene.ts';
import { sceneGroups } from '../../scripts/look/sceneGroups.ts';
import { SceneStage } from '../../scripts/look/sceneStage.ts';
import { findingsOfAxe, settle } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { ShopRecorder } from '../support/shopRecorder.ts';
import { StatePictures } from '../support/statePictures.ts';
import { notInTheShop, overAtOnce } from './notInTheShop.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };
/** A window of 1280 px at 400 %. */
const ZOOMED = { width: 320, height: 640 };

const flows = (process.env.WALKED_FLOWS ?? '').split(' ').filter((flow) => flow !== '');
const isWanted = (flow: string) => flows.length === 0 || flows.includes(flow);
const groups = sceneGroups.filter((group) => group.flows.some(isWanted));
const scenes = groups.flatMap((group) => group.scenes);
const machines = (await findMachines()).filter(({ file }) => isWanted(basename(dirname(file))));
const AT_ONCE = 3;
const pictureFolder = process.env.WALK_PICTURES;

let browser: Browser;
let recorder: ShopRecorder;
let stages: SceneStage[];
const pictures = new StatePictures();
/** What axe finds in a state, by its id, for every state that it has looked at. */
const findings = new Map<string, string[]>();

beforeAll(async () => {
  const url = inject('shopUrl');
  browser = await launchChromium();
  const buyers = await prepareBuyers(url);
  recorder = await ShopRecorder.of((await findMachines()).map(({ machine }) => machine));
  const stage = () =>
    new SceneStage(browser, url, buyers, { visitor: { reducedMotion: 'reduce' }, equip: recorder.putInto });
  stages = Array.from({ length: AT_ONCE }, stage);
});

afterAll(async () => {
  await browser?.close();
  if (pictureFolder) await pictures.write(pictureFolder);
});

/** Shows to axe what the page shows, and tells which states it stood in all the while. */
async function lookedAt(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await settle(page);
  const before = recorder.activeIn(page);
  const found = await findingsOfAxe(page, 'everything');
  const after = recorder.activeIn(page);
  const states = [...after.keys()].filter((id) => before.has(id));
  const { width = 0 } = page.viewportSize() ?? {};
  const told = found.map((finding) => `${width} px, ${colorScheme}: ${finding}`);
  for (const id of states) findings.set(id, [...(findings.get(id) ?? []), ...told]);
  return told.map((finding) => `${finding} in ${states.join(', ')}`);
}

/** What sticks out of the page to the right of a window of 320 px. */
async function stickingOut(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  return await page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  }, ZOOMED.width);
}

async function photograph(page: Page): Promise<void> {
  if (!pictureFolder) return;
  await settle(page);
  await pictures.take(page, page.viewportSize()?.width ?? 0, recorder.activeIn(page));
}

async function lookAt(page: Page, scene: Scene): Promise<string[]> {
  const found: string[] = [];
  const isNarrow = scene.upTo !== undefined;
  if (!isNarrow) {
    await photograph(page);
    found.push(...(await lookedAt(page, 'light')));
  }
  await page.setViewportSize(PHONE);
  await photograph(page);
  found.push(...(await lookedAt(page, 'dark')));
  if (isNarrow) found.push(...(await lookedAt(page, 'light')));
  return [...found, ...(await stickingOut(page))];
}

describe('Nothing for axe to find, light on a wide window and dark on a phone, and nothing outside a window of 320 px', () => {
  it.concurrent.for(scenes)('$name', async (scene, test) => {
    const stage = stages.pop();
    if (!stage) throw new Error(`more than ${AT_ONCE} scenes at once`);
    try {
      const page = await stage.show(scene, scene.upTo === undefined ? WIDE : PHONE);
      test.expect(await lookAt(page, scene)).toEqual([]);
    } finally {
      stages.push(stage);
    }
  });
});

describe('every state that can be reached in the shop was visited, and looked at by axe', () => {
  const excusedOf = (ids: readonly string[], reasons: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(reasons).filter(([id]) => ids.includes(id)));

  it.for(machines.map(({ machine }) => machine.id))('%s', (id, { task }) => {
    const coverage = recorder.coverages.get(id);
    if (!coverage) throw new Error(`nobody counted ${id}`);
    const { counts } = coverage.states;
    const excused = excusedOf([...counts.keys()], notInTheShop);
    const record = {
      ...coverage.record('shop', scenes.length, excused),
      overAtOnce: excusedOf([...counts.keys()], overAtOnce),
    };
    const looked = [...counts.keys()].filter((state) => findings.has(state));
    task.meta.walks = [record];
    task.meta.axe = Object.fromEntries(looked.map((state) => [state, findings.get(state) ?? []]));
    expect({
      notVisited: coverage.states.missed.filter((state) => !(state in excused)),
      visitedAllTheSame: Object.keys(excused).filter((state) => counts.get(state) !== 0),
      notLookedAt: [...counts.keys()].filter(
        (state) => recorder.stayedIn.has(state) && !findings.has(state) && !(state in overAtOnce),
      ),
    }).toEqual({ notVisited: [], visitedAllTheSame: [], notLookedAt: [] });
  });
});
