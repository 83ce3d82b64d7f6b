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

function cells(records: readonly WalkRecord[]): string[] {
  const at = (level: Level) => records.filter((record) => record.level === level);
  const alone = at('machine');
  const states = LEVELS.map((level) => written(sum(at(level).map(statesOf))));
  const transitions = LEVELS.map((level) => sum(at(level).map((record) => reachedOf(record.transitions))));
  return [
    ...states,
    ...transitions.map(written),
    written(sum(alone.map((record) => reachedOf(record.guards, record.excused)))),
    ...LEVELS.map((level) => String(at(level).reduce((total, { paths }) => total + paths, 0))),
  ];
}

const HEAD = [
  ['', 'states', '', '', 'transitions', '', '', 'guards', 'paths', '', ''],
  ['', 'machine', 'screen', 'shop', 'machine', 'screen', 'shop', 'machine', 'machine', 'screen', 'shop'],
];

/**
 * What was reached of every machine at every level, out of what the level asks for: of states those that it does not
 * excuse; of transitions all, which only the machine alone must take.
 */
export function coverageTable({ walks }: WalkReport): string {
  const machines = [...new Set(walks.map(({ machineId }) => machineId))].toSorted();
  const rows = [
    ...HEAD,
    ...machines.map((id) => [id, ...cells(walks.filter(({ machineId }) => machineId === id))]),
    ['all', ...cells(walks)],
  ];
  const widths = (HEAD[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}
