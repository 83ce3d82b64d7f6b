import { LEVELS, type Level, type WalkRecord, type WalkReport } from '../../test/support/runner/walkRecord.ts';
import type { Chart, ChartState } from './chart.ts';
import type { Invariant } from './invariants.ts';
import type { LevelReach, Picture, Reached, Walked } from './page/pageData.ts';
import type { WalksLeft } from './walksLeft.ts';

type Counts = Readonly<Record<string, number>>;

function summed(counts: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const [name, count] of counts.flatMap((each) => Object.entries(each))) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** Merges the walks of one machine at one level. A state is excused if all walks excuse it. */
function recordAt(level: Level, machineId: string, { walks }: WalkReport): WalkRecord | null {
  const records = walks.filter((walk) => walk.level === level && walk.machineId === machineId);
  const [first, ...others] = records;
  if (!first) return null;
  const isExcused = (id: string) => others.every(({ excused }) => id in excused);
  return {
    ...first,
    paths: records.reduce((sum, { paths }) => sum + paths, 0),
    states: summed(records.map(({ states }) => states)),
    transitions: summed(records.map(({ transitions }) => transitions)),
    guards: summed(records.map(({ guards }) => guards)),
    excused: Object.fromEntries(Object.entries(first.excused).filter(([id]) => isExcused(id))),
  };
}

function reachOf(counts: Counts, excused: Readonly<Record<string, string>> = {}): Reached {
  const wanted = Object.entries(counts).filter(([name]) => !(name in excused));
  return { reached: wanted.filter(([, count]) => count > 0).length, wanted: wanted.length };
}

function levelReach({ level, paths, states, transitions, guards, excused }: WalkRecord): LevelReach {
  return {
    level,
    walks: paths,
    states: reachOf(states, excused),
    transitions: reachOf(transitions, excused),
    guards: level === 'machine' ? reachOf(guards, excused) : null,
  };
}

function takenIn(records: readonly WalkRecord[]): Walked['taken'] {
  const taken: Record<string, Partial<Record<Level, number>>> = {};
  for (const { level, transitions } of records) {
    for (const [id, count] of Object.entries(transitions)) {
      if (count > 0) taken[id] = { ...taken[id], [level]: count };
    }
  }
  return taken;
}

/** The invariants whose tests took each transition. */
function guardedBy(chart: Chart, invariants: readonly Invariant[], report: WalkReport): Walked['guardedBy'] {
  const guarded: Record<string, string[]> = {};
  for (const { sentence, names } of invariants) {
    const tests = report.invariants.filter(({ invariant }) => names.test(invariant));
    const taken = new Set(tests.flatMap(({ transitions }) => transitions));
    for (const { id } of chart.transitions.filter((transition) => taken.has(transition.id))) {
      guarded[id] = [...(guarded[id] ?? []), sentence];
    }
  }
  return guarded;
}

function whyUnpictured({ id, type }: ChartState, shop: WalkRecord | null): string {
  const excuse = shop?.excused[id] ?? shop?.overAtOnce?.[id];
  if (excuse !== undefined) return excuse;
  if (type === 'final') return 'the flow ends here, and its screen with it';
  if (!shop) return 'no story of it was shown';
  return (shop.states[id] ?? 0) > 0 ? 'it was over before its picture was taken' : 'no story shows it';
}

/** The results of the walks of this chart's machine. */
export function walkedOf(chart: Chart, invariants: readonly Invariant[], { report, pictures }: WalksLeft): Walked {
  const records = LEVELS.map((level) => recordAt(level, chart.id, report)).filter((record) => record !== null);
  const at = (level: Level) => records.find((record) => record.level === level) ?? null;
  const shop = at('shop');
  const states = chart.states.filter(({ parent, type }) => parent !== null && type !== 'history');
  const seen = states.flatMap(({ id }): [string, readonly Picture[]][] => {
    const found = pictures.get(id);
    return found ? [[id, found]] : [];
  });
  const unseen = states.filter(({ id }) => !pictures.has(id));
  return {
    levels: records.map(levelReach),
    taken: takenIn(records),
    guardedBy: guardedBy(chart, invariants, report),
    pictures: Object.fromEntries(seen),
    unpictured: Object.fromEntries(unseen.map((state) => [state.id, whyUnpictured(state, shop)])),
  };
}
