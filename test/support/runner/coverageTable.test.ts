import { expect, test } from 'vitest';
import { coverageTable } from './coverageTable.ts';
import type { Level, WalkRecord } from './walkRecord.ts';

function record(level: Level, change: Partial<WalkRecord>): WalkRecord {
  return { machineId: 'door', level, paths: 1, states: {}, transitions: {}, guards: {}, excused: {}, ...change };
}

test('the coverage table has a line for each machine, each area and for all, and requires nothing that is excused', () => {
  const states = { 'door.shut': 3, 'door.open': 0 };
  const walks = [
    record('machine', { paths: 12, states, transitions: { a: 1, b: 0 }, guards: { 'a granted': 1 } }),
    record('shop', { states, excused: { 'door.open': 'only a bug leads here' } }),
    record('shop', { machineId: 'bell', paths: 2, states: { 'bell.still': 2, 'bell.rings': 1 } }),
  ];
  const cells = coverageTable({ walks, invariants: [], axe: { 'bell.rings': [] } })
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  expect(cells.slice(2)).toEqual([
    ['bell', '–', '2/2', '1/2', '–', '–', '–', '0', '2'],
    ['door', '1/2', '1/1', '0/1', '1/2', '–', '1/1', '12', '1'],
    ['shop', '1/2', '3/3', '1/3', '1/2', '–', '1/1', '12', '3'],
    ['all', '1/2', '3/3', '1/3', '1/2', '–', '1/1', '12', '3'],
  ]);
});
