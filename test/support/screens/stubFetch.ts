import { vi } from 'vitest';
import { BrowserRequest } from './browserRequest.ts';

/** `fetch` and `Request` of a browser whose page is at http://localhost. */
export function stubFetch(answer: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('Request', BrowserRequest);
  vi.stubGlobal('fetch', answer);
}
