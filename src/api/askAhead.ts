import type { MenuItem, MenuKey } from '#domain/settings/menu.ts';
import type { AskedAhead } from './askedAhead.ts';

/*
 * Runs inline in the page, before the program loads, and starts the first requests early. The program picks up the
 * responses with `takeAskedAhead`. Imports types only.
 */

const TIMEOUT_MS = 30_000;
const OF_THE_SITE = ['/api/settings/site', '/api/settings/logoname', '/api/demo/accounts'];
/** The requests of a visitor who is not signed in. */
const OF_NOBODY = ['/api/theme/reset'];
const MENU = '/api/menu';
const OF_THE_BUYER = [
  '/api/customer',
  '/api/settings',
  MENU,
  '/api/userPreferences/defaults',
  '/api/admin/defaultPageLayout',
  '/api/admin/defaultPageSortBy',
  '/api/theme',
  '/api/product/maincategories',
  '/api/product/categories',
  '/api/cart',
];
/** Requested as soon as the menu shows that the buyer has guides; a buyer for key 0 may have none. */
const GUIDES = '/api/orderguide';
const GUIDE_PAGES: readonly MenuKey[] = ['OrderGuides', 'ViewProducts'];

type Headers = Record<string, string>;

function get(path: string, headers: Headers): Promise<Response> {
  const answer = fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  answer.catch(() => undefined);
  return answer;
}

/** The program handles an unreadable menu. */
async function hasGuidePage(menu: Promise<Response | null> | undefined): Promise<boolean> {
  try {
    const items: readonly MenuItem[] = (await (await menu)?.clone().json()) ?? [];
    return items.some(({ key, isVisible, isLocked }) => isVisible && !isLocked && GUIDE_PAGES.includes(key));
  } catch {
    return false;
  }
}

function askAhead(): void {
  // A punchout has another user than the visit before (`isPunchoutPage`).
  if (new URLSearchParams(location.search).has('ac') || sessionStorage.getItem('punchout') !== null) return;
  const asked: AskedAhead = { calls: new Map() };
  const keep = (path: string, headers: Headers, answer: Promise<Response | null>) =>
    asked.calls.set(path, { at: performance.now(), headers, answer });
  const ask = (paths: readonly string[], headers: Headers) => {
    for (const path of paths) keep(path, headers, get(path, headers));
  };
  globalThis.askedAhead = asked;
  ask(OF_THE_SITE, {});
  const token = localStorage.getItem('token');
  if (token === null) {
    ask(OF_NOBODY, {});
    return;
  }
  const customerKey = localStorage.getItem('customerKey');
  const shipMethod = localStorage.getItem('shipMethod');
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(customerKey === null ? {} : { 'X-Customer-Key': customerKey }),
    ...(shipMethod === null ? {} : { 'X-Ship-Method': shipMethod }),
  };
  ask(['/api/user'], headers);
  if (customerKey === null) return;
  ask(OF_THE_BUYER, headers);
  if (customerKey === '0') return;
  const hasGuides = hasGuidePage(asked.calls.get(MENU)?.answer);
  const guides = hasGuides.then((isOpen) => (isOpen ? get(GUIDES, headers) : null));
  guides.catch(() => undefined);
  keep(GUIDES, headers, guides);
}

try {
  askAhead();
} catch {
  // The program itself requests it.
}
