/** Rows per read, so that a report is never in memory as a whole. */
const BATCH = 500;

/** The results for these keys in batches; the next batch is read while one is used. */
export async function* inBatches<Key, Found>(
  keys: readonly Key[],
  find: (batch: readonly Key[]) => Promise<Found>,
): AsyncGenerator<Found> {
  const readFrom = (start: number) => {
    const reading = find(keys.slice(start, start + BATCH));
    // A caller that stops early does not wait for it.
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
