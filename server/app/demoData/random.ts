/** Everything chance decides in the demo data: one seed, one run. */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** `count` different elements, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** mulberry32: 32 bits of state, the same numbers on every machine. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function integer(low: number, high: number): number {
    return low + Math.floor(fraction() * (high - low + 1));
  }
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick: (choices) => choices[integer(0, choices.length - 1)] ?? choices[0],
    sample(list, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, list.length)) chosen.add(integer(0, list.length - 1));
      return [...chosen].sort((a, b) => a - b).flatMap((index) => list.slice(index, index + 1));
    },
  };
}

/** An independent stream for one thing among many, so that adding to one does not move the others. */
export function randomFor(seed: number, topic: number, index = 0): Random {
  return createRandom(Math.imul(seed ^ Math.imul(topic, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35));
}
