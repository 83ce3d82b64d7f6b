import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateNode } from 'xstate';

export interface Feature {
  area: string;
  capability: string;
}

function readTable(name: string): string[][] {
  const file = join(import.meta.dirname, '../../docs', name);
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return rows.map((row) => row.split('\t'));
}

/** The capabilities of the shop, by id. */
export function readFeatures(): ReadonlyMap<string, Feature> {
  return new Map(readTable('features.tsv').map(([id = '', area = '', capability = '']) => [id, { area, capability }]));
}

/** The capabilities of machines and states, by their ids; a state without a row inherits those of its parent. */
export const stateFeatures: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('stateFeatures.tsv').map(([id = '', features = '']) => [id, features.split(' ')]),
);

function rowFor(id: string): readonly string[] {
  const around = id.lastIndexOf('.');
  return stateFeatures.get(id) ?? (around < 0 ? [] : rowFor(id.slice(0, around)));
}

/** The capabilities of a state; the machine itself has none. */
export function featuresOf({ id, parent }: AnyStateNode): readonly string[] {
  return parent === undefined ? [] : rowFor(id);
}
