import type { PageData } from './page/pageData.ts';
import { photographed } from './page/photographed.ts';

/** The number of photographed states, and the others with reasons. */
export function pictureReport({ machines }: PageData): string[] {
  const walked = machines.map((machine) => machine.walked).filter((walked) => walked !== null);
  if (walked.length === 0) return ['No walks were recorded: the page is without pictures'];
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const reaches = walked.map(photographed);
  const reached = sum(reaches.map((reach) => reach.reached));
  const wanted = sum(reaches.map((reach) => reach.wanted));
  const missing = walked.flatMap(({ unpictured }) => Object.entries(unpictured));
  return [
    `${reached} of ${wanted} states photographed`,
    ...missing.map(([id, reason]) => `  not photographed: ${id}: ${reason}`),
  ];
}
