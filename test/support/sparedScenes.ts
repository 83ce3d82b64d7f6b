import { fewestCovering } from './fewestCovering.ts';
import { LOOKED_AT, type SceneRecord } from './walkRecord.ts';

/** What a scene did in every one of its showings: what it did in one of them alone was there for a moment, or by chance. */
function surely(showings: readonly SceneRecord[]): string[] {
  const [first, ...others] = showings.map(({ adds }) => new Set(adds));
  return [...(first ?? [])].filter((part) => others.every((adds) => adds.has(part)));
}

/** Also which states were looked at together: the same trouble looks another way on another screen. */
function withPairs(adds: readonly string[]): string[] {
  const looked = adds.filter((part) => part.startsWith(LOOKED_AT)).toSorted();
  return [...adds, ...looked.flatMap((one, place) => looked.slice(place + 1).map((other) => `${one}, ${other}`))];
}

/** Those of the scenes that look at the same who see it best: axe does not see what lies under a dialog. */
function bestOf(scenes: readonly SceneRecord[]): readonly SceneRecord[] {
  const uncovered = scenes.filter(({ isCovered }) => !isCovered);
  return uncovered.length > 0 ? uncovered : scenes;
}

/** By what is looked at, the scenes that look at it best. */
function lookersOf(scenes: readonly SceneRecord[]): Map<string, readonly SceneRecord[]> {
  const lookers = new Map<string, readonly SceneRecord[]>();
  for (const scene of scenes) {
    for (const part of scene.adds)
      if (part.startsWith(LOOKED_AT)) lookers.set(part, [...(lookers.get(part) ?? []), scene]);
  }
  return new Map([...lookers].map(([part, all]) => [part, bestOf(all)]));
}

/** Seconds that a scene takes on a machine like that of CI: a visit, going on from one scene to the next, and looking. */
const SECONDS = { visit: 0.7, step: 0.3, look: 0.5 };

/** What one more scene takes where these are shown: it goes on where a visit ends, or takes one of its own. */
function secondsBeside(shown: readonly SceneRecord[]): (scene: SceneRecord) => number {
  const onTheWay = new Set(shown.flatMap(({ way }) => way.slice(0, -1)));
  const all = new Set(shown.flatMap(({ way }) => way));
  return ({ scene, way }) => {
    if (onTheWay.has(scene)) return SECONDS.look;
    const goesOnAt = way.findLastIndex((name) => all.has(name) && !onTheWay.has(name));
    const steps = way.length - 1 - Math.max(goesOnAt, 0);
    return SECONDS.look + SECONDS.step * steps + (goesOnAt < 0 ? SECONDS.visit : 0);
  };
}

/**
 * Names the scenes that surely reach and show nothing that the others do not surely reach and show, and as well. One that
 * holds a call waits where others pass, sooner or later: it is never spared, nor is one that is walked by Tab.
 */
export function sparedScenes(records: readonly SceneRecord[]): string[] {
  const showings = new Map<string, SceneRecord[]>();
  for (const record of records) showings.set(record.scene, [...(showings.get(record.scene) ?? []), record]);
  const sure = [...showings.values()].flatMap((ofScene) =>
    ofScene.slice(-1).map((last) => ({ ...last, adds: withPairs(surely(ofScene)) })),
  );
  const lookers = lookersOf(sure);
  const partsOf = (scene: SceneRecord) => scene.adds.filter((part) => lookers.get(part)?.includes(scene) ?? true);
  const always = sure.filter(({ isHeld, isWalked }) => isHeld || isWalked);
  const others = sure.filter((scene) => !always.includes(scene));
  const kept = new Set(always.flatMap(partsOf));
  const needed = fewestCovering(
    others,
    (scene) => partsOf(scene).filter((part) => !kept.has(part)),
    (chosen) => secondsBeside([...always, ...chosen]),
  );
  return others
    .filter((scene) => !needed.includes(scene))
    .map(({ scene }) => scene)
    .toSorted();
}
