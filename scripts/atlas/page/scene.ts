import type { PageMachine, Picture } from './pageData.ts';
import { around, innermost } from './play.ts';
import { placeWords } from './sentences.ts';

/** The screen of a machine in some state. */
export interface Scene {
  /** The state of the picture; null without a picture. */
  stateId: string | null;
  pictures: readonly Picture[];
  /** Why the picture shows another state, or why there is none. */
  remark: string;
}

/**
 * The picture of the requested state, or of the nearest state inside it, around it, or active with it. `asked` has the
 * most wanted first, `active` all active states.
 */
export function sceneAt(
  { chart, walked }: PageMachine,
  asked: readonly string[],
  active: readonly string[],
): Scene | null {
  const [wanted] = asked;
  if (!walked || wanted === undefined) return null;
  const inside = active.filter((id) => around(chart, id).includes(wanted)).toReversed();
  const outside = asked.flatMap((id) => around(chart, id));
  const candidates = [...asked, ...inside, ...outside, ...innermost(chart, active)];
  const stateId = candidates.find((id) => walked.pictures[id]) ?? null;
  const { pictures, unpictured } = walked;
  const reason = unpictured[wanted];
  const remark = reason === undefined ? '' : `${placeWords(chart, wanted)} was not photographed (${reason}).`;
  if (stateId === null) return { stateId, pictures: [], remark: remark || 'There is no picture of it.' };
  return { stateId, pictures: pictures[stateId] ?? [], remark };
}
