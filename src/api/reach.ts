const PATIENCE_MS = 8_000;

/** Whether anybody answers at an address of another site. What he answers cannot be read; rejects where nobody does. */
export async function reach(url: string, signal: AbortSignal): Promise<void> {
  await fetch(url, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
}
