import type { Continuation, Opening, Scene } from './scene.ts';
import { scenes } from './sceneGroups.ts';

/** Scenes of one visit, each going on where the one before has come to. */
export type Way = readonly [Opening, ...Continuation[]];

/** A visit, and those of its scenes that are looked at: the others are on the way. */
export interface Story {
  readonly name: string;
  readonly way: Way;
  readonly looked: readonly Scene[];
}

function sceneOf(name: string): Scene {
  const scene = scenes.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return scene;
}

/** From the visit that it begins with to the scene itself. */
export function wayTo(scene: Scene): Way {
  if (!('after' in scene)) return [scene];
  return [...wayTo(sceneOf(scene.after)), scene];
}

/** The visits that show all of these. Of several scenes after the same one, each but the first takes a visit of its own. */
export function storiesOf(wanted: readonly Scene[]): Story[] {
  const ways = wanted.map(wayTo);
  const passed = new Set(ways.flatMap((way) => way.slice(0, -1)));
  const left = new Set(wanted);
  return ways
    .filter((way) => way.slice(-1).every((last) => !passed.has(last)))
    .map((way) => {
      const looked = way.filter((scene) => left.delete(scene));
      return { name: looked.map(({ name }) => name).join(', '), way, looked };
    });
}
