/** Few of these that together have all that any of them has: the one with most of what is missing first. */
export function fewestCovering<Item>(items: readonly Item[], partsOf: (item: Item) => Iterable<string>): Item[] {
  const left = new Map(items.map((item) => [item, new Set(partsOf(item))]));
  const chosen: Item[] = [];
  for (;;) {
    let best: Item | undefined;
    let most = 0;
    for (const [item, { size }] of left) if (size > most) [best, most] = [item, size];
    if (best === undefined) return chosen;
    chosen.push(best);
    const had = left.get(best) ?? new Set<string>();
    left.delete(best);
    for (const parts of left.values()) for (const part of had) parts.delete(part);
  }
}
