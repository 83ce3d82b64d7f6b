const NodeRequest = Request;

/** `Request` of a browser whose page is at http://localhost: addresses are resolved against the page. */
export class BrowserRequest extends NodeRequest {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}
