import type { Chart, ChartState } from './chart.ts';
import { asTitle } from './words.ts';

function anchor(chart: Chart): string {
  return asTitle(chart.id).toLowerCase().replaceAll(' ', '-');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

function stateRow({ id, description, tags }: ChartState, chart: Chart): string {
  const path = id.slice(chart.id.length + 1);
  const names = path.split('.').map(asTitle).join(' › ');
  return `| ${names} | \`${path}\` | ${cell(description)} | ${tags.join(', ')} |`;
}

function section(chart: Chart): string[] {
  const [, ...states] = chart.states;
  return [
    `## ${asTitle(chart.id)}`,
    '',
    chart.sentence,
    '',
    `[![The statechart of ${chart.id}](${chart.id}.svg)](${chart.id}.svg)`,
    '',
    '| State | In the code | What it means | Tags |',
    '| --- | --- | --- | --- |',
    ...states.map((state) => stateRow(state, chart)),
    '',
  ];
}

const INTRODUCTION = `# Statecharts

Every flow of the storefront, drawn from the code that runs it. A box is where one can be; a line is how one gets on, and
what stands on it is why. Each drawing explains its signs at its foot; click it to see it in full size.

These files are written by \`npm run atlas\`, and \`npm run check\` fails when one of them is not what the code says.

[![Which machine lives in which](overview.svg)](overview.svg)
`;

/** The page that shows every drawing, with the states of each in a table. */
export function readmeOf(charts: readonly Chart[]): string {
  const contents = charts.map((chart) => `- [${asTitle(chart.id)}](#${anchor(chart)}): ${chart.sentence}`);
  return [INTRODUCTION, ...contents, '', ...charts.flatMap(section)].join('\n');
}
