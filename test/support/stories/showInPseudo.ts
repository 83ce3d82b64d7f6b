import { afterAll, beforeAll, it } from 'vitest';
import { journeyShop } from '../browser/journeyShop.ts';
import { browserWithoutPictures } from '../browser/profiles.ts';
import { stories } from './allStories.ts';
import { Pseudo } from './pseudo.ts';
import { storiesIn } from './showStories.ts';
import { firstSizeOf } from './storyLook.ts';
import { StoryStage } from './storyStage.ts';
import { visitsOf } from './visits.ts';

const NARROW = { width: 320, height: 800 };

/** The tests of the stories of these flows in longer texts from right to left: nothing is hard-coded, cut or too wide. */
export function showInPseudo(flows: readonly string[]): void {
  let pseudo: Pseudo;
  let stage: StoryStage;

  beforeAll(async () => {
    pseudo = await Pseudo.load();
    stage = await StoryStage.open(await browserWithoutPictures(), journeyShop(), pseudo.putInto);
  });

  afterAll(() => stage?.close());

  it.for(visitsOf(storiesIn(flows).wanted, stories).map((visit) => [visit.name, visit] as const))(
    '%s',
    async ([, visit], { expect: expectHere }) => {
      const found: string[] = [];
      await stage.show(visit.way, firstSizeOf, async (story, page) => {
        if (!visit.wanted.includes(story)) return;
        const findings = await pseudo.findings(page, NARROW);
        found.push(...findings.map((finding) => `${story.name}: ${finding}`));
        await page.setViewportSize(firstSizeOf(story));
      });
      expectHere(found).toEqual([]);
    },
  );
}
