import { refuse } from '../../options.mjs';
import { type Chart, FLOWS, readCharts } from './chartMutants.ts';

/** The charts of these flows or machines, or all without a name, each with its share of the mutants. */
export async function chooseCharts(
  names: readonly string[],
  { part, of }: { part: number; of: number },
): Promise<Chart[]> {
  const all = await readCharts();
  const isNamed = ({ flow, machine }: Chart) => names.includes(flow) || names.includes(machine.id);
  const known = new Set(all.flatMap(({ flow, machine }) => [flow, machine.id]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    refuse(`There is no chart ${unknown.join(', ')}: name ${Object.keys(FLOWS).join(', ')}, or one of their machines.`);
  return all
    .filter((chart) => names.length === 0 || isNamed(chart))
    .map((chart) => ({ ...chart, mutants: chart.mutants.filter((_, index) => index % of === part - 1) }));
}
