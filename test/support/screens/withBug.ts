import { vi } from 'vitest';

/** A test in which a component throws on purpose: React logs to the console what a boundary catches. */
export function withBug(run: () => Promise<void>): () => Promise<void> {
  return async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await run();
    complaints.mockRestore();
  };
}
