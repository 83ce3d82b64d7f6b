/** Two times of one pair, in milliseconds. */
export interface TimedPair {
  one: number;
  other: number;
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

export function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const middle = ordered.length / 2;
  const upper = ordered[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((ordered[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The sign test: how many standard deviations lie between the pairs in which the one took longer and half of all. */
export function signZ(pairs: readonly TimedPair[]): number {
  const differing = pairs.filter(({ one, other }) => one !== other);
  const longer = differing.filter(({ one, other }) => one > other).length;
  return differing.length === 0 ? 0 : (longer - differing.length / 2) / Math.sqrt(differing.length / 4);
}

/** The test of Mann and Whitney: how many standard deviations the ranks of the ones lie above those of the others. */
export function rankZ(pairs: readonly TimedPair[]): number {
  const all = pairs.flatMap(({ one, other }) => [
    { time: one, isOne: true },
    { time: other, isOne: false },
  ]);
  const ranked = all.sort((a, b) => a.time - b.time).map(({ isOne }, place) => ({ isOne, rank: place + 1 }));
  const rankSum = ranked.reduce((sum, { isOne, rank }) => sum + (isOne ? rank : 0), 0);
  const { length } = pairs;
  const above = rankSum - (length * (length + 1)) / 2 - (length * length) / 2;
  return above / Math.sqrt((length * length * (2 * length + 1)) / 12);
}
