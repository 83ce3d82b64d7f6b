import { type Chart, chartOf } from './chart.ts';
import { findMachines } from './machines.ts';

/** The charts of the machines beside this folder. */
export async function readCharts(): Promise<Chart[]> {
  return (await findMachines()).map(({ machine, sentence }) => chartOf(machine, sentence));
}
