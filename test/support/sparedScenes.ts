import { fewestCovering } from './fewestCovering.ts';
import { LOOKED_AT, type SceneRecord } from './walkRecord.ts';

/** What a scene did in every one of its showings: what it did in one of them alone was there for a moment, or by chance. */
function surely(showings: readonly SceneRecord[]): string[] {
  const [first, ...others] = showings.map(({ adds }) => new Set(adds));
  return [...(first ?? [])].filter((part) => others.every((adds) => adds.has(part)));
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

/**
 * Names the scenes that surely reach and show nothing that the others do not surely reach and show, and as well. One that
 * holds a call waits where others pass, sooner or later: it is never spared.
 */
export function sparedScenes(records: readonly SceneRecord[]): string[] {
  const showings = new Map<string, SceneRecord[]>();
  for (const record of records) showings.set(record.scene, [...(showings.get(record.scene) ?? []), record]);
  const sure = [...showings.values()].flatMap((ofScene) =>
    ofScene.slice(-1).map((last) => ({ ...last, adds: surely(ofScene) })),
  );
  const lookers = lookersOf(sure);
  const partsOf = (scene: SceneRecord) => scene.adds.filter((part) => lookers.get(part)?.includes(scene) ?? true);
  const kept = new Set(sure.filter(({ isHeld }) => isHeld).flatMap(partsOf));
  const others = sure.filter(({ isHeld }) => !isHeld);
  const needed = fewestCovering(others, (scene) => partsOf(scene).filter((part) => !kept.has(part)));
  return others
    .filter((scene) => !needed.includes(scene))
    .map(({ scene }) => scene)
    .toSorted();
}
