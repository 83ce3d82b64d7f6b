import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Story, StoryFile } from './story.ts';

const SRC = join(import.meta.dirname, '../../../src');

const isStoryFile = (exported: unknown): exported is StoryFile =>
  typeof exported === 'object' && exported !== null && 'flows' in exported && 'stories' in exported;

/** Stories and the folder of their page. */
interface PlacedStories extends StoryFile {
  readonly folder: string;
}

async function load(): Promise<PlacedStories[]> {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.stories.ts'));
  const loaded = await Promise.all(
    names.toSorted().map(async (name): Promise<PlacedStories[]> => {
      const exported: object = await import(pathToFileURL(join(SRC, name)).href);
      const folder = basename(dirname(name));
      return Object.values(exported)
        .filter(isStoryFile)
        .map((file) => ({ ...file, folder }));
    }),
  );
  return loaded.flat();
}

/** What every `*.stories.ts` of src exports. */
export const storyFiles: readonly PlacedStories[] = await load();

/** All stories by name. */
export const stories: ReadonlyMap<string, Story> = new Map(
  storyFiles.flatMap((file) => file.stories.map((story) => [story.name, story] as const)),
);

/** The machine folder that a story is about. */
export function flowOf(story: Story): string {
  return storyFiles.find((file) => file.stories.includes(story))?.flows[0] ?? '';
}
