import type { AskedAhead } from './askedAhead.ts';

/*
 * Stands in the page itself, before the program: what opens the shop is asked for while the program is on its way. The
 * program takes the answers where it would have asked (`takeAskedAhead`). It can import nothing but types.
 */

const TIMEOUT_MS = 30_000;
const OF_THE_SITE = ['/api/settings/site', '/api/settings/logoname', '/api/demo/accounts'];
const OF_THE_BUYER = [
  '/api/customer',
  '/api/settings',
  '/api/menu',
  '/api/userPreferences/defaults',
  '/api/admin/defaultPageLayout',
  '/api/admin/defaultPageSortBy',
  '/api/product/maincategories',
  '/api/product/categories',
  '/api/cart',
];
/** Whoever buys for key 0 may have none. */
const OF_BUSINESS = [...OF_THE_BUYER, '/api/orderguide'];

function askAhead(): void {
  // Whoever comes with a code is somebody else than the visit before.
  if (new URLSearchParams(location.search).has('ac')) return;
  const asked: AskedAhead = { calls: new Map() };
  const ask = (paths: readonly string[], headers: Record<string, string>) => {
    for (const path of paths) {
      const answer = fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      answer.catch(() => undefined);
      asked.calls.set(path, { at: performance.now(), headers, answer });
    }
  };
  globalThis.askedAhead = asked;
  ask(OF_THE_SITE, {});
  const token = localStorage.getItem('token');
  if (token === null) return;
  const customerKey = localStorage.getItem('customerKey');
  const shipMethod = localStorage.getItem('shipMethod');
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(customerKey === null ? {} : { 'X-Customer-Key': customerKey }),
    ...(shipMethod === null ? {} : { 'X-Ship-Method': shipMethod }),
  };
  ask(['/api/user'], headers);
  if (customerKey !== null) ask(customerKey === '0' ? OF_THE_BUYER : OF_BUSINESS, headers);
}

try {
  askAhead();
} catch {
  // The program asks by itself.
}
