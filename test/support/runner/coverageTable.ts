import { AREAS, areaOfMachine } from './areas.ts';
import { LEVELS, type Level, type WalkRecord, type WalkReport } from './walkRecord.ts';

interface Reached {
  readonly reached: number;
  readonly wanted: number;
}

function reachedOf(counts: Readonly<Record<string, number>>, excused: Readonly<Record<string, string>> = {}): Reached {
  const wanted = Object.entries(counts).filter(([name]) => !(name in excused));
  return { reached: wanted.filter(([, count]) => count > 0).length, wanted: wanted.length };
}

const written = ({ reached, wanted }: Reached) => (wanted === 0 ? '–' : `${reached}/${wanted}`);
const sum = (parts: readonly Reached[]): Reached => ({
  reached: parts.reduce((total, { reached }) => total + reached, 0),
  wanted: parts.reduce((total, { wanted }) => total + wanted, 0),
});

const statesOf = (record: WalkRecord) => reachedOf(record.states, record.excused);

/** Of the states that the shop can come to, those that axe has looked at: some are over at once. */
function lookedAt(record: WalkRecord, axe: WalkReport['axe']): Reached {
  const wanted = Object.keys(record.states).filter((state) => !(state in record.excused));
  return { reached: wanted.filter((state) => state in axe).length, wanted: wanted.length };
}

function cells(records: readonly WalkRecord[], axe: WalkReport['axe']): string[] {
  const at = (level: Level) => records.filter((record) => record.level === level);
  const alone = at('machine');
  const states = LEVELS.map((level) => written(sum(at(level).map(statesOf))));
  const transitions = LEVELS.map((level) => sum(at(level).map((record) => reachedOf(record.transitions))));
  return [
    ...states,
    written(sum(at('shop').map((record) => lookedAt(record, axe)))),
    ...transitions.map(written),
    written(sum(alone.map((record) => reachedOf(record.guards, record.excused)))),
    ...LEVELS.map((level) => String(at(level).reduce((total, { paths }) => total + paths, 0))),
  ];
}

const HEAD = [
  ['', 'states', '', 'axe', 'transitions', '', 'guards', 'paths', ''],
  ['', 'machine', 'shop', 'shop', 'machine', 'shop', 'machine', 'machine', 'shop'],
];

/**
 * What was reached of every machine, and of those of every area, at every level, out of what the level asks for: of states those that it does not
 * excuse; of transitions all, which only the machine alone must take.
 */
export function coverageTable({ walks, axe }: WalkReport): string {
  const machines = [...new Set(walks.map(({ machineId }) => machineId))].toSorted();
  const ofMachine = (id: string) => walks.filter(({ machineId }) => machineId === id);
  const areas = AREAS.map(
    (area) => [area, walks.filter(({ machineId }) => areaOfMachine(machineId) === area)] as const,
  );
  const rows = [
    ...HEAD,
    ...machines.map((id) => [id, ...cells(ofMachine(id), axe)]),
    ...areas.filter(([, records]) => records.length > 0).map(([area, records]) => [area, ...cells(records, axe)]),
    ['all', ...cells(walks, axe)],
  ];
  const widths = (HEAD[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}
