import type { HumanCheckKind } from '#domain/account/humanCheck.ts';
import type { HumanProof } from '#machines/access/humanCheck/humanProof.ts';
import { PortFailure } from '#machines/lib/failure.ts';

export type WidgetKind = Exclude<HumanCheckKind, 'local'>;

interface WidgetOptions {
  sitekey: string;
  callback: (token: string) => void;
  'error-callback': () => void;
}

/** All three services render their widgets in the same way. */
interface WidgetApi {
  render: (place: HTMLElement, options: WidgetOptions) => unknown;
}

interface Service {
  readonly script: string;
  /** The name of its global API. */
  readonly name: 'turnstile' | 'hcaptcha' | 'grecaptcha';
  /** How long its tokens are valid, minus the time to send them. */
  readonly lifeMs: number;
}

const SERVICES: Readonly<Record<WidgetKind, Service>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    name: 'turnstile',
    lifeMs: 280_000,
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', name: 'hcaptcha', lifeMs: 110_000 },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', name: 'grecaptcha', lifeMs: 110_000 },
};

/** The element for the widget. */
export const WIDGET_PLACE = 'data-human-check';

const READY = 'onHumanCheckReady';
const TIMEOUT_MS = 15_000;
const failed = () => new PortFailure({ kind: 'unavailable', status: null, detail: '' });
const coming = new Map<WidgetKind, Promise<WidgetApi>>();

function apiIn(browser: Window, name: Service['name']): WidgetApi | null {
  const api: unknown = Reflect.get(browser, name);
  return typeof api === 'object' && api !== null && 'render' in api ? (api as WidgetApi) : null;
}

/** Loads the script of the service once; after a failure the next call retries. */
function apiOf(kind: WidgetKind, browser: Window): Promise<WidgetApi> {
  const known = coming.get(kind);
  if (known) return known;
  const { script, name } = SERVICES[kind];
  const element = browser.document.createElement('script');
  const loading = new Promise<WidgetApi>((resolve, reject) => {
    Reflect.set(browser, READY, () => {
      const api = apiIn(browser, name);
      if (api) resolve(api);
      else reject(failed());
    });
    element.onerror = () => reject(failed());
    browser.setTimeout(() => reject(failed()), TIMEOUT_MS);
    element.src = `${script}?render=explicit&onload=${READY}`;
    browser.document.head.append(element);
  });
  coming.set(kind, loading);
  loading.catch(() => {
    coming.delete(kind);
    element.remove();
  });
  return loading;
}

/** The form renders the element for the widget after it has requested it. */
async function placeIn(browser: Window, signal: AbortSignal): Promise<HTMLElement> {
  for (;;) {
    if (signal.aborted) throw failed();
    const place = browser.document.querySelector<HTMLElement>(`[${WIDGET_PLACE}]`);
    if (place) return place;
    await new Promise((resolve) => browser.requestAnimationFrame(resolve));
  }
}

/** Renders the widget of a service and waits until the user has solved it. */
export async function answeredWidget(
  kind: WidgetKind,
  siteKey: string,
  browser: Window,
  signal: AbortSignal,
): Promise<HumanProof> {
  const [api, place] = await Promise.all([apiOf(kind, browser), placeIn(browser, signal)]);
  const room = browser.document.createElement('div');
  place.replaceChildren(room);
  const token = await new Promise<string>((resolve, reject) => {
    api.render(room, { sitekey: siteKey, callback: resolve, 'error-callback': () => reject(failed()) });
  });
  return { token, lifeMs: SERVICES[kind].lifeMs };
}
