import { isQuick } from './benchOptions.ts';
import { percentile } from './timing.ts';

const PAIRS = 21;
const WARM_UP = 3;
const QUICK_PAIRS = 2;
const RESAMPLES = 2_000;

/** The ratio of subject to baseline: the median over pairs, with a 95 percent interval. */
export interface Ratio {
  median: number;
  low: number;
  high: number;
  pairs: number;
}

/** Pseudorandom numbers of a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function medianOf(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function bootstrapped(ratios: readonly number[]): Ratio {
  const random = randomFrom(ratios.length);
  const medians = Array.from({ length: RESAMPLES }, () =>
    medianOf(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  );
  return {
    median: medianOf(ratios),
    low: percentile(medians, 0.025),
    high: percentile(medians, 0.975),
    pairs: ratios.length,
  };
}

/** Measures both alternately, so that a slower machine slows down both. */
export async function ratioOf(
  subject: () => Promise<number>,
  baseline: () => Promise<number>,
  { pairs: usualPairs = PAIRS, warmUp: usualWarmUp = WARM_UP } = {},
): Promise<Ratio> {
  const [pairs, warmUp] = isQuick ? [QUICK_PAIRS, 0] : [usualPairs, usualWarmUp];
  const ratios: number[] = [];
  for (let pair = -warmUp; pair < pairs; pair += 1) {
    const isSubjectFirst = pair % 2 === 0;
    const first = await (isSubjectFirst ? subject : baseline)();
    const second = await (isSubjectFirst ? baseline : subject)();
    if (pair >= 0) ratios.push(isSubjectFirst ? first / second : second / first);
  }
  return bootstrapped(ratios);
}

/** The inverse ratio: of speeds instead of times. */
export function inverse({ median, low, high, pairs }: Ratio): Ratio {
  return { median: 1 / median, low: 1 / high, high: 1 / low, pairs };
}
