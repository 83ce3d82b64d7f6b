import type { CDPSession, Page } from 'playwright-core';

type Decide = (call: StoppedCall) => unknown;

/** As the browser reports it. */
interface Paused {
  readonly requestId: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postDataEntries?: readonly { readonly bytes?: string }[];
  };
}

interface Rule {
  readonly address: RegExp;
  readonly decide: Decide;
  uses: number;
}

/** A call of a page that has not left the browser. Until one of its methods is called, it gets no answer. */
export class StoppedCall {
  readonly #session: CDPSession;
  readonly #paused: Paused;
  readonly #next: Decide[];

  /** `next`: who decides if no earlier handler did. */
  constructor(session: CDPSession, paused: Paused, next: Decide[]) {
    this.#session = session;
    this.#paused = paused;
    this.#next = next;
  }

  get url(): string {
    return this.#paused.request.url;
  }

  get method(): string {
    return this.#paused.request.method;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#paused.request.headers;
  }

  /** What it carries, read as JSON. */
  get json(): unknown {
    return JSON.parse(this.#body ?? 'null');
  }

  /** Asks the server what the page would have asked. */
  fetch(): Promise<Response> {
    const { url, method, headers } = this.#paused.request;
    return fetch(url, { method, headers, ...(this.#body === undefined ? {} : { body: this.#body }) });
  }

  fulfill({ status = 200, json }: { status?: number; json: unknown }): Promise<void> {
    const type = { name: 'content-type', value: 'application/json' };
    const body = Buffer.from(JSON.stringify(json)).toString('base64');
    const answer = { requestId: this.#paused.requestId, responseCode: status, responseHeaders: [type], body };
    return unlessLeft(this.#session.send('Fetch.fulfillRequest', answer));
  }

  abort(): Promise<void> {
    const { requestId } = this.#paused;
    return unlessLeft(this.#session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }));
  }

  /** As if it had not been stopped by this rule. */
  async fallback(): Promise<void> {
    const decide = this.#next.shift();
    if (decide) await decide(this);
    else await this.proceed();
  }

  /** Continues, whatever was planned for it before. */
  proceed(): Promise<void> {
    return unlessLeft(this.#session.send('Fetch.continueRequest', { requestId: this.#paused.requestId }));
  }

  get #body(): string | undefined {
    const { postDataEntries } = this.#paused.request;
    return (
      postDataEntries && Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))).toString()
    );
  }
}

/** A page that was left waits for nothing. */
const unlessLeft = (ending: Promise<unknown>): Promise<void> =>
  ending.then(
    () => undefined,
    () => undefined,
  );

/** As patterns of playwright: `**` matches anything, `*` anything but a slash. */
function addressLike(pattern: string): RegExp {
  const parts = pattern.split(/(\*+)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replaceAll(/\W/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** What stops the calls of one page. */
class Stops {
  readonly #rules: Rule[] = [];
  readonly #patterns: { urlPattern: string }[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;
  #isOver = false;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
    session.on('Fetch.requestPaused', (paused) => this.#decide(paused));
  }

  async add(pattern: string, decide: Decide, times: number): Promise<void> {
    this.#rules.unshift({ address: addressLike(pattern), decide, uses: times });
    this.#patterns.push({ urlPattern: pattern.replaceAll('**', '*') });
    // Cached answers cause no request, and cannot be stopped.
    if (pattern.includes('/assets/')) await this.#session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await this.#session.send('Fetch.enable', { patterns: this.#patterns });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#session.detach();
  }

  #decide(paused: Paused): void {
    const rules = this.#rules.filter(({ address, uses }) => uses > 0 && address.test(paused.request.url));
    const decisions = rules.map((rule) => (call: StoppedCall) => {
      rule.uses -= 1;
      return rule.decide(call);
    });
    void new StoppedCall(this.#session, paused, decisions).fallback().catch((error: unknown) => {
      // The answer of a server that is gone is no longer awaited.
      if (!this.#isOver && !this.#page.isClosed()) throw error;
    });
  }
}

const stopsOf = new WeakMap<Page, Stops>();

/**
 * Stops calls to such addresses, `times` of them; of several rules the newest decides first. Unlike `page.route` it lets
 * the page keep the browser's cache, but for parts of the program, and all other requests go their way.
 */
export async function stopCalls(page: Page, pattern: string, decide: Decide, { times = Infinity } = {}): Promise<void> {
  const stops = stopsOf.get(page) ?? new Stops(page, await page.context().newCDPSession(page));
  stopsOf.set(page, stops);
  await stops.add(pattern, decide, times);
}

/** Stopped calls continue, and so do all later ones. */
export async function endStops(page: Page): Promise<void> {
  await stopsOf.get(page)?.end();
  stopsOf.delete(page);
}
