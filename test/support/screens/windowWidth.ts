import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A window for each test of the file, 1440 CSS pixels wide until the test makes it another; its page is empty again afterwards. */
export function withWindow(): { width: number } {
  const page = { width: 1440 };
  beforeEach(() => {
    page.width = 1440;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: page.width < Number(/width < (\d+)px/.exec(query)?.[1] ?? 0),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return page;
}
