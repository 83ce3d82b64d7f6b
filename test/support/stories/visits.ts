import type { Continuation, Opening, Story } from './story.ts';

/** Stories of one visit, each continuing where the one before ended. */
export type Way = readonly [Opening, ...Continuation[]];

/** A visit, and those of its stories that are wanted: the others only lead there. */
export interface Visit {
  readonly name: string;
  readonly way: Way;
  readonly wanted: readonly Story[];
}

/** From the visit that it starts with to the story itself. */
export function wayTo(story: Story, all: ReadonlyMap<string, Story>): Way {
  if (!('after' in story)) return [story];
  const before = all.get(story.after);
  if (!before) throw new Error(`${story.name} continues ${story.after}, which does not exist`);
  return [...wayTo(before, all), story];
}

/** The visits that show these stories. Of several that continue the same one, each but the first takes a visit of its own. */
export function visitsOf(wanted: readonly Story[], all: ReadonlyMap<string, Story>): Visit[] {
  const ways = wanted.map((story) => wayTo(story, all));
  const passed = new Set(ways.flatMap((way) => way.slice(0, -1)));
  const left = new Set(wanted);
  return ways
    .filter((way) => way.slice(-1).every((last) => !passed.has(last)))
    .map((way) => {
      const shown = way.filter((story) => left.delete(story));
      return { name: shown.map(({ name }) => name).join(', '), way, wanted: shown };
    });
}
