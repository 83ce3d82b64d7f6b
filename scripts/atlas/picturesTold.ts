import type { PageData, Walked } from './page/pageData.ts';

/** How many states were photographed out of those that have a screen, and what was not, with reasons. */
export function picturesTold({ machines }: PageData): string[] {
  const walked = machines.map((machine) => machine.walked).filter((walked) => walked !== null);
  if (walked.length === 0) return ['No walks were recorded: the page is without pictures'];
  const count = (states: (each: Walked) => object) =>
    walked.reduce((sum, each) => sum + Object.keys(states(each)).length, 0);
  const pictured = count(({ pictures }) => pictures);
  const wanted = pictured + count(({ unpictured }) => unpictured);
  const missing = walked.flatMap(({ unpictured }) => Object.entries(unpictured));
  return [
    `${pictured} of ${wanted} states with a screen photographed, ${count(({ screenless }) => screenless)} have none`,
    ...missing.map(([id, reason]) => `  not photographed: ${id}: ${reason}`),
  ];
}
