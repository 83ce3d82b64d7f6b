import { readFileSync } from 'node:fs';

const LIST = 'test/mutants/equivalentCharts.tsv';

/** The mutants of charts that change nothing observable, by name, with the reason. */
export function readEquivalent(): ReadonlyMap<string, string> {
  const [, ...lines] = readFileSync(LIST, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const [name = '', reason = ''] = line.split('\t');
      return [name, reason];
    }),
  );
}
