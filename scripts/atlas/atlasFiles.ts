import { type Chart, chartOf } from './chart.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf } from './layout.ts';
import { findMachines } from './machines.ts';
import { overviewOf } from './overview.ts';
import { readmeOf } from './readme.ts';
import { sheetsOf } from './sheets.ts';
import { svgOf } from './svg.ts';

export interface DrawnChart {
  chart: Chart;
  /** The drawing of its machine. */
  file: string;
  drawing: Drawing;
  svg: string;
}

/** Draws every machine of the product. */
export async function drawnCharts(): Promise<DrawnChart[]> {
  const drawn: DrawnChart[] = [];
  for (const { machine, sentence, file } of await findMachines()) {
    const chart = chartOf(machine, sentence);
    const drawing = await drawingOf(chart);
    drawn.push({ chart, file, drawing, svg: svgOf(chart, drawing) });
  }
  return drawn;
}

/** The files of `docs/statecharts`, by name. The same machines give the same bytes. */
export function atlasFiles(drawn: readonly DrawnChart[]): ReadonlyMap<string, string> {
  const charts = drawn.map(({ chart }) => chart);
  const overview = { id: 'overview', sentence: 'Which machine lives in which.' };
  return new Map([
    ...drawn.map(({ chart, svg }): [string, string] => [`${chart.id}.svg`, svg]),
    ['overview.svg', svgOf(overview, overviewOf(charts))],
    ...sheetsOf(drawn),
    ['README.md', readmeOf(drawn)],
  ]);
}
