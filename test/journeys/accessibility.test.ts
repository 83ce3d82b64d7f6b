import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { scenes } from '../../scripts/look/sceneGroups.ts';
import { launchChromium } from '../support/chromium.ts';
import { SceneLook } from '../support/sceneLook.ts';
import { SceneStages } from '../support/sceneStages.ts';

let browser: Browser;
let stages: SceneStages;
const look = new SceneLook();

beforeAll(async () => {
  browser = await launchChromium();
  stages = await SceneStages.of(browser, inject('shopUrl'));
});

afterAll(() => browser?.close());

describe('Nothing for axe to find in other contents of the states that the walks lead into', () => {
  it.concurrent.for(scenes.filter(({ isVariant }) => isVariant))('$name', async (scene, { expect }) => {
    expect(await stages.show(scene, (page) => look.at(page, scene))).toEqual([]);
  });
});
