const WALKS = ['entries', 'keys', 'values', Symbol.iterator] as const;
type Walk = (this: Map<unknown, unknown>) => Iterable<unknown>;

/** How many steps a task takes through maps of this size or larger: what it costs, however fast the machine is. */
export function mapStepsOf(task: () => void, size: number): number {
  const prototype = Map.prototype as unknown as Record<string | symbol, Walk>;
  const originals = WALKS.map((name) => [name, prototype[name]] as const);
  let steps = 0;
  function* counted(walking: Iterable<unknown>) {
    for (const step of walking) {
      steps += 1;
      yield step;
    }
  }
  for (const [name, walk] of originals) {
    if (!walk) continue;
    prototype[name] = function (this: Map<unknown, unknown>) {
      const walking = walk.call(this);
      return this.size < size ? walking : counted(walking);
    };
  }
  try {
    task();
  } finally {
    for (const [name, walk] of originals) {
      if (walk) prototype[name] = walk;
    }
  }
  return steps;
}
