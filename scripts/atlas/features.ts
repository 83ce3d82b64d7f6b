import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Feature {
  area: string;
  capability: string;
}

const FILE = join(import.meta.dirname, '../../docs/features.tsv');

/** What the shop is able to do, by the ids that the states of machines carry. */
export function readFeatures(): ReadonlyMap<string, Feature> {
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [id = '', area = '', capability = ''] = row.split('\t');
      return [id, { area, capability }];
    }),
  );
}
