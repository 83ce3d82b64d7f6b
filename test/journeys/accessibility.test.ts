import { afterAll, beforeAll, describe, it } from 'vitest';
import { flowOf, scenes } from '../../scripts/look/sceneGroups.ts';
import type { SceneStage } from '../../scripts/look/sceneStage.ts';
import { storiesOf } from '../../scripts/look/stories.ts';
import { journeyShop } from '../support/journeyShop.ts';
import { openStage } from '../support/openStage.ts';
import { browserWithoutPictures } from '../support/profiles.ts';
import { firstSizeOf, SceneLook } from '../support/sceneLook.ts';

const stories = storiesOf(scenes.filter(({ isVariant }) => isVariant));
let stage: SceneStage;
const look = new SceneLook();

beforeAll(async () => {
  stage = await openStage(await browserWithoutPictures(), journeyShop());
});

afterAll(() => stage?.close());

describe('Nothing for axe to find in other contents of the states that the walks lead into', () => {
  it.for(stories.map((story) => [story.name, story] as const))('%s', async ([, { way, looked }], { expect, task }) => {
    task.meta.flow = looked.map(flowOf).at(-1) ?? '';
    const found: string[] = [];
    await stage.tell(way, firstSizeOf, async (scene, page) => {
      if (!looked.includes(scene)) return;
      const { findings } = await look.at(page, scene);
      found.push(...findings.map((finding) => `${scene.name}: ${finding}`));
    });
    expect(found).toEqual([]);
  });
});
