import type { Random } from '#server/app/demoData/random.ts';

/** How many times something is tried, and the seed that replays the choices. */
export interface CampaignOptions {
  count: number;
  seed: number;
  onProgress?: (line: string) => void;
}

export interface CampaignResult {
  tried: number;
  /** What else was counted, by name. */
  counts: Readonly<Record<string, number>>;
  /** What was broken; empty after a good run. */
  problems: string[];
}

export interface CampaignTally {
  count(name: string): void;
  problem(text: string): void;
}

/** Tries one after another, and collects what each found. */
export async function runCampaign(
  { count, onProgress }: CampaignOptions,
  attempt: (place: number, tally: CampaignTally) => Promise<void>,
): Promise<CampaignResult> {
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  const tally: CampaignTally = {
    count: (name) => {
      counts[name] = (counts[name] ?? 0) + 1;
    },
    problem: (text) => void problems.push(text),
  };
  for (let place = 0; place < count; place += 1) {
    await attempt(place, tally);
    if ((place + 1) % 500 === 0) onProgress?.(`${place + 1} of ${count}, ${problems.length} problems so far`);
  }
  return { tried: count, counts, problems };
}

/** The elements in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(random.integer(0, rest.length - 1), 1));
}

/** One of a list that is not empty. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  const chosen = list[random.integer(0, list.length - 1)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
