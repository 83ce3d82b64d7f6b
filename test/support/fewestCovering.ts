/** Which of these the others leave nothing to. */
function withoutNeedless<Item>(chosen: readonly Item[], partsOf: (item: Item) => Iterable<string>): Item[] {
  const times = new Map<string, number>();
  const count = (item: Item, by: number) => {
    for (const part of new Set(partsOf(item))) times.set(part, (times.get(part) ?? 0) + by);
  };
  for (const item of chosen) count(item, 1);
  return chosen.filter((item) => {
    const isNeeded = [...partsOf(item)].some((part) => times.get(part) === 1);
    if (!isNeeded) count(item, -1);
    return isNeeded;
  });
}

/**
 * Few of these that together have all that any of them has: the one first that has most of what is missing for what it costs
 * once others are chosen.
 */
export function fewestCovering<Item>(
  items: readonly Item[],
  partsOf: (item: Item) => Iterable<string>,
  costAfter: (chosen: readonly Item[]) => (item: Item) => number = () => () => 1,
): Item[] {
  const left = new Map(items.map((item) => [item, new Set(partsOf(item))]));
  const chosen: Item[] = [];
  for (;;) {
    const costOf = costAfter(chosen);
    let best: Item | undefined;
    let most = 0;
    for (const [item, { size }] of left) {
      const worth = size / costOf(item);
      if (worth > most) [best, most] = [item, worth];
    }
    if (best === undefined) return withoutNeedless(chosen, partsOf);
    chosen.push(best);
    const had = left.get(best) ?? new Set<string>();
    left.delete(best);
    for (const parts of left.values()) for (const part of had) parts.delete(part);
  }
}
