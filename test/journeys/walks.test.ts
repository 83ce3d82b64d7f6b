import { basename, dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMachines } from '../../scripts/atlas/machines.ts';
import { isHeld, type Scene } from '../../scripts/look/scene.ts';
import { flowOf, sceneGroups } from '../../scripts/look/sceneGroups.ts';
import type { SceneStage } from '../../scripts/look/sceneStage.ts';
import { storiesOf, wayTo } from '../../scripts/look/stories.ts';
import { settle } from '../support/axe.ts';
import { journeyShop } from '../support/journeyShop.ts';
import { openStage } from '../support/openStage.ts';
import { browserWithoutPictures, sharedBrowser } from '../support/profiles.ts';
import { firstSizeOf, SceneLook } from '../support/sceneLook.ts';
import { ShopRecorder } from '../support/shopRecorder.ts';
import { StatePictures } from '../support/statePictures.ts';
import { walkedByTab } from '../support/walkedByTab.ts';
import { LOOKED_AT, type SceneRecord } from '../support/walkRecord.ts';
import { notInTheShop, overAtOnce } from './notInTheShop.ts';
import sparedScenes from './sparedScenes.json' with { type: 'json' };

const flows = (process.env.WALKED_FLOWS ?? '').split(' ').filter((flow) => flow !== '');
const isWanted = (flow: string) => flows.length === 0 || flows.includes(flow);
const groups = sceneGroups.filter((group) => group.flows.some(isWanted));
const all = groups.flatMap((group) => group.scenes).filter(({ isVariant }) => !isVariant);
const spared: readonly string[] = sparedScenes;
/** What the spared scenes reach and show to axe, others reach and show: `npm run walks` sees to that. */
const isSpared = ({ name }: Scene) => spared.includes(name);
const scenes = process.env.EVERY_SCENE ? all : all.filter((scene) => !isSpared(scene));
/** Twice to say what can be spared: only what a scene does every time is sure. */
const stories = storiesOf(scenes).flatMap((story) => (process.env.SHOWN_AGAIN ? [story, story] : [story]));
const machines = (await findMachines()).filter(({ file }) => isWanted(basename(dirname(file))));
const pictureFolder = process.env.WALK_PICTURES;
const DIALOG = '[aria-modal=true]';

let recorder: ShopRecorder;
let stage: SceneStage;
const pictures = new StatePictures();
const look = new SceneLook({ statesIn: (page) => recorder.activeIn(page), photograph });

beforeAll(async () => {
  recorder = await ShopRecorder.of((await findMachines()).map(({ machine }) => machine));
  const browser = await (pictureFolder ? sharedBrowser() : browserWithoutPictures());
  stage = await openStage(browser, journeyShop(), recorder.putInto);
});

afterAll(async () => {
  await stage?.close();
  if (pictureFolder) await pictures.write(pictureFolder);
});

async function photograph(page: Page): Promise<void> {
  if (!pictureFolder) return;
  await settle(page);
  await pictures.take(page, page.viewportSize()?.width ?? 0, recorder.activeIn(page));
}

describe('Nothing for axe to find, nothing outside a window of 320 px, and in a low one what has the focus is seen', () => {
  it.for(stories.map((story) => [story.name, story] as const))('%s', async ([, { way, looked }], { expect, task }) => {
    const found: string[] = [];
    const records: SceneRecord[] = [];
    await stage.tell(way, firstSizeOf, async (scene, page) => {
      if (!looked.includes(scene)) return;
      const { findings, stood } = await look.at(page, scene);
      found.push(...findings.map((finding) => `${scene.name}: ${finding}`));
      const adds = [...recorder.reachedIn(page), ...stood.map((id) => `${LOOKED_AT}${id}`)];
      const toScene = wayTo(scene);
      const way = toScene.map(({ name }) => name);
      const isWalked = walkedByTab.includes(scene.name);
      const isCovered = (await page.locator(DIALOG).count()) > 0;
      records.push({ scene: scene.name, way, adds, isHeld: isHeld(toScene), isWalked, isCovered });
    });
    task.meta.scenes = records;
    task.meta.flow = looked.map(flowOf).at(-1) ?? '';
    expect(found).toEqual([]);
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
