import { basename, dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMachines } from '../../../scripts/atlas/machines.ts';
import { journeyShop } from '../browser/journeyShop.ts';
import { browserWithoutPictures, sharedBrowser } from '../browser/profiles.ts';
import { statesOf } from '../walks/coverage.ts';
import { flowOf, stories, storyFiles } from './allStories.ts';
import { settle } from './axe.ts';
import { notInTheShop, overAtOnce } from './notInTheShop.ts';
import { ShopRecorder } from './shopRecorder.ts';
import { StatePictures } from './statePictures.ts';
import type { Story } from './story.ts';
import { firstSizeOf, StoryLook } from './storyLook.ts';
import { StoryStage } from './storyStage.ts';
import { visitsOf } from './visits.ts';

interface Options {
  /** Folders of machines/. */
  readonly flows: readonly string[];
  /** Whether axe checks every story. */
  readonly withAxe: boolean;
}

/** Where pictures of every state are written; absent when they are not wanted. */
const pictureFolder = process.env.STATE_PICTURES;
const namesIn = (list = '') => list.split(' ').filter((name) => name !== '');
/** Only these flows, if some are named. */
const chosen = namesIn(process.env.STORY_FLOWS);
/** Only the stories of these folders of pages or machines: by themselves they do not reach every state. */
const changed = namesIn(process.env.STORY_FOLDERS);

function excusedOf(ids: readonly string[], reasons: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(reasons).filter(([id]) => ids.includes(id)));
}

const machines = await findMachines();
const flowOfFile = (file: string) => basename(dirname(file));

/** The folders of the machines of these areas of machines/; without any, of all. */
export function flowsIn(...areas: string[]): string[] {
  const isIn = (file: string) => areas.length === 0 || areas.includes(file.split('/')[1] ?? '');
  const files = machines.map(({ file }) => file).filter(isIn);
  return [...new Set(files.map(flowOfFile))];
}

/** The stories of these flows, of those that are chosen. */
export function storiesIn(all: readonly string[]): { flows: readonly string[]; wanted: readonly Story[] } {
  const flows = chosen.length === 0 ? all : all.filter((flow) => chosen.includes(flow));
  const files = storyFiles.filter(({ flows: [main = '', ...others], folder }) => {
    if (changed.length > 0) return changed.includes(folder) || changed.includes(main);
    return [main, ...others].some((flow) => flows.includes(flow));
  });
  return { flows, wanted: files.flatMap((file) => file.stories) };
}

/** The tests of the stories of these flows: each shows what it describes, and together they reach every state of the machines. */
export function showStories({ flows: all, withAxe }: Options): void {
  const { flows, wanted } = storiesIn(all);
  const pictures = new StatePictures();
  let recorder: ShopRecorder;
  let stage: StoryStage;
  const look = new StoryLook({
    statesIn: (page) => recorder.activeIn(page),
    photograph: async (page: Page) => {
      if (!pictureFolder) return;
      await settle(page);
      await pictures.take(page, page.viewportSize()?.width ?? 0, recorder.activeIn(page));
    },
  });

  const own = machines.filter(({ file }) => flows.includes(flowOfFile(file)));
  const ownStates = new Set(own.flatMap(({ machine }) => statesOf(machine).map(({ id }) => id)));
  /** The stories of another file are checked there, and here where they alone show a state. */
  const isDue = (story: Story, page: Page) =>
    flows.includes(flowOf(story)) ||
    [...recorder.activeIn(page).keys()].some((id) => ownStates.has(id) && !look.findings.has(id));

  beforeAll(async () => {
    recorder = await ShopRecorder.of(machines.map(({ machine }) => machine));
    const browser = await (pictureFolder ? sharedBrowser() : browserWithoutPictures());
    stage = await StoryStage.open(browser, journeyShop(), recorder.putInto);
  });

  afterAll(async () => {
    await stage?.close();
    if (pictureFolder) await pictures.write(pictureFolder);
  });

  describe('stories show what they describe', () => {
    it.for(visitsOf(wanted, stories).map((visit) => [visit.name, visit] as const))(
      '%s',
      async ([, visit], { expect: expectHere, task }) => {
        const found: string[] = [];
        await stage.show(visit.way, firstSizeOf, async (story, page) => {
          if (withAxe && visit.wanted.includes(story) && isDue(story, page))
            found.push(...(await look.at(page, story)));
        });
        task.meta.flow = visit.wanted.map(flowOf).at(-1) ?? '';
        expectHere(found).toEqual([]);
      },
    );
  });

  if (changed.length > 0) return;
  describe('stories reach every state that the shop can be in', () => {
    it.for(own.map(({ machine }) => machine.id))('%s', (id, { task }) => {
      const coverage = recorder.coverages.get(id);
      if (!coverage) throw new Error(`${id} was not recorded`);
      const { counts } = coverage.states;
      const excused = excusedOf([...counts.keys()], notInTheShop);
      const brief = excusedOf([...counts.keys()], overAtOnce);
      const checked = [...counts.keys()].filter((state) => look.findings.has(state));
      task.meta.walks = [{ ...coverage.record('shop', wanted.length, excused), overAtOnce: brief }];
      task.meta.axe = Object.fromEntries(checked.map((state) => [state, look.findings.get(state) ?? []]));
      const notVisited = coverage.states.missed.filter((state) => !(state in excused));
      const visitedAllTheSame = Object.keys(excused).filter((state) => counts.get(state) !== 0);
      const mustBeChecked = (state: string) => withAxe && recorder.stayedIn.has(state) && !(state in brief);
      const notChecked = [...counts.keys()].filter((state) => mustBeChecked(state) && !look.findings.has(state));
      expect([
        ...notVisited.map((state) => `${state}: no story comes here`),
        ...visitedAllTheSame.map((state) => `${state}: a story comes here, though it is excused`),
        ...notChecked.map((state) => `${state}: axe did not look at it`),
      ]).toEqual([]);
    });
  });
}
