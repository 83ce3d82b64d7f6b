import { afterAll, beforeAll, describe, it } from 'vitest';
import { scenes } from '../../scripts/look/sceneGroups.ts';
import { journeyShop } from '../support/journeyShop.ts';
import { browserWithoutPictures } from '../support/profiles.ts';
import { SceneLook } from '../support/sceneLook.ts';
import { SceneStages } from '../support/sceneStages.ts';

let stages: SceneStages;
const look = new SceneLook();

beforeAll(async () => {
  stages = await SceneStages.of(await browserWithoutPictures(), journeyShop());
});

afterAll(() => stages?.close());

describe('Nothing for axe to find in other contents of the states that the walks lead into', () => {
  it.concurrent.for(scenes.filter(({ isVariant }) => isVariant))('$name', async (scene, { expect }) => {
    const { findings } = await stages.show(scene, (page) => look.at(page, scene));
    expect(findings).toEqual([]);
  });
});
