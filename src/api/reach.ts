const PATIENCE_MS = 8_000;

/** Checks that another site responds at this address; rejects if it does not. The response itself cannot be read. */
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
