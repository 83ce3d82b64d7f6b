import { chartOf } from './chart.ts';
import { drawingOf } from './layout.ts';
import { findMachines } from './machines.ts';
import { overviewOf } from './overview.ts';
import { readmeOf } from './readme.ts';
import { svgOf } from './svg.ts';

/** What `docs/statecharts` holds: the text of every file by its name. The same machines give the same bytes. */
export async function atlasFiles(): Promise<ReadonlyMap<string, string>> {
  const charts = (await findMachines()).map(({ machine, sentence }) => chartOf(machine, sentence));
  const files = new Map<string, string>();
  for (const chart of charts) files.set(`${chart.id}.svg`, svgOf(chart, await drawingOf(chart)));
  const overview = { id: 'overview', sentence: 'Which machine lives in which.' };
  files.set('overview.svg', svgOf(overview, overviewOf(charts)));
  files.set('README.md', readmeOf(charts));
  return files;
}
