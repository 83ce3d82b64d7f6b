/** Rows per read, so that a report is never in memory as a whole. */
const BATCH = 500;

/** What is found for these keys, a batch after the other; while one is used the next one is read. */
export async function* inBatches<Key, Found>(
  keys: readonly Key[],
  find: (batch: readonly Key[]) => Promise<Found>,
): AsyncGenerator<Found> {
  const readFrom = (start: number) => {
    const reading = find(keys.slice(start, start + BATCH));
    // Who stops in between no longer waits for it.
    reading.catch(() => undefined);
    return reading;
  };
  let reading = keys.length > 0 ? readFrom(0) : null;
  for (let next = BATCH; reading; next += BATCH) {
    const found: Found = await reading;
    reading = next < keys.length ? readFrom(next) : null;
    yield found;
  }
}
