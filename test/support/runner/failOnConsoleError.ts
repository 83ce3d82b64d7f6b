import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = [...consoleError.mock.calls];
  consoleError.mockRestore();
  expect(complaints, 'console.error was called').toEqual([]);
});
