import { vi } from 'vitest';

const NodeRequest = Request;

/** `fetch` and `Request` of a browser whose page is at http://localhost. */
export function stubFetch(answer: (request: Request) => Promise<Response>): void {
  // A browser resolves addresses against the page.
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', answer);
}
