import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareBuyers } from '../../scripts/look/carts.ts';
import { scenes } from '../../scripts/look/sceneGroups.ts';
import { SceneStage } from '../../scripts/look/sceneStage.ts';
import { launchChromium } from '../support/chromium.ts';
import { firstSizeOf, SceneLook } from '../support/sceneLook.ts';

const AT_ONCE = 3;

let browser: Browser;
let stages: SceneStage[];
const look = new SceneLook();

beforeAll(async () => {
  const url = inject('shopUrl');
  browser = await launchChromium();
  const buyers = await prepareBuyers(url);
  stages = Array.from(
    { length: AT_ONCE },
    () => new SceneStage(browser, url, buyers, { visitor: { reducedMotion: 'reduce' } }),
  );
});

afterAll(() => browser?.close());

describe('Nothing for axe to find in other contents of the states that the walks lead into', () => {
  it.concurrent.for(scenes.filter(({ isVariant }) => isVariant))('$name', async (scene) => {
    const stage = stages.pop();
    if (!stage) throw new Error(`more than ${AT_ONCE} scenes at once`);
    try {
      const page = await stage.show(scene, firstSizeOf(scene));
      expect(await look.at(page, scene)).toEqual([]);
    } finally {
      stages.push(stage);
    }
  });
});
