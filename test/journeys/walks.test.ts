import { basename, dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findMachines } from '../../scripts/atlas/machines.ts';
import { prepareBuyers } from '../../scripts/look/carts.ts';
import { sceneGroups } from '../../scripts/look/sceneGroups.ts';
import { SceneStage } from '../../scripts/look/sceneStage.ts';
import { settle } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';
import { firstSizeOf, SceneLook } from '../support/sceneLook.ts';
import { ShopRecorder } from '../support/shopRecorder.ts';
import { StatePictures } from '../support/statePictures.ts';
import { notInTheShop, overAtOnce } from './notInTheShop.ts';

const flows = (process.env.WALKED_FLOWS ?? '').split(' ').filter((flow) => flow !== '');
const isWanted = (flow: string) => flows.length === 0 || flows.includes(flow);
const groups = sceneGroups.filter((group) => group.flows.some(isWanted));
const scenes = groups.flatMap((group) => group.scenes).filter(({ isVariant }) => !isVariant);
const machines = (await findMachines()).filter(({ file }) => isWanted(basename(dirname(file))));
const AT_ONCE = 3;
const pictureFolder = process.env.WALK_PICTURES;

let browser: Browser;
let recorder: ShopRecorder;
let stages: SceneStage[];
const pictures = new StatePictures();
const look = new SceneLook({ statesIn: (page) => recorder.activeIn(page), photograph });

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

async function photograph(page: Page): Promise<void> {
  if (!pictureFolder) return;
  await settle(page);
  await pictures.take(page, page.viewportSize()?.width ?? 0, recorder.activeIn(page));
}

describe('Nothing for axe to find, light on a wide window and dark on a phone, and nothing outside a window of 320 px', () => {
  it.concurrent.for(scenes)('$name', async (scene, test) => {
    const stage = stages.pop();
    if (!stage) throw new Error(`more than ${AT_ONCE} scenes at once`);
    try {
      const page = await stage.show(scene, firstSizeOf(scene));
      test.expect(await look.at(page, scene)).toEqual([]);
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
    const looked = [...counts.keys()].filter((state) => look.findings.has(state));
    task.meta.walks = [record];
    task.meta.axe = Object.fromEntries(looked.map((state) => [state, look.findings.get(state) ?? []]));
    expect({
      notVisited: coverage.states.missed.filter((state) => !(state in excused)),
      visitedAllTheSame: Object.keys(excused).filter((state) => counts.get(state) !== 0),
      notLookedAt: [...counts.keys()].filter(
        (state) => recorder.stayedIn.has(state) && !look.findings.has(state) && !(state in overAtOnce),
      ),
    }).toEqual({ notVisited: [], visitedAllTheSame: [], notLookedAt: [] });
  });
});
