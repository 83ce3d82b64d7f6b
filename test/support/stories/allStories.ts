import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Story, StoryFile } from './story.ts';

const SRC = join(import.meta.dirname, '../../../src');

const isStoryFile = (exported: unknown): exported is StoryFile =>
  typeof exported === 'object' && exported !== null && 'flows' in exported && 'stories' in exported;

async function load(): Promise<StoryFile[]> {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.stories.ts'));
  const modules = await Promise.all(
    names.toSorted().map((name): Promise<object> => import(pathToFileURL(join(SRC, name)).href)),
  );
  return modules.flatMap((exported) => Object.values(exported).filter(isStoryFile));
}

/** What every `*.stories.ts` of src exports. */
export const storyFiles: readonly StoryFile[] = await load();

/** All stories by name. */
export const stories: ReadonlyMap<string, Story> = new Map(
  storyFiles.flatMap((file) => file.stories.map((story) => [story.name, story] as const)),
);

/** The machine folder that a story is about. */
export function flowOf(story: Story): string {
  return storyFiles.find((file) => file.stories.includes(story))?.flows[0] ?? '';
}
