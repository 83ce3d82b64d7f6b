import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every text with digits in the events, context and output of the page's actors, and the current ones. */
    heardDigits: () => string[];
  }
}

/** Runs in the page, before the shop: listens to every actor from its first step on, as the panel of statecharts does. */
function listen(): void {
  const heard = new Set<string>();
  const walked = new WeakSet<object>();
  const roots: { getSnapshot(): unknown }[] = [];

  function walk(value: unknown, known: WeakSet<object>): void {
    if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') {
      const text = String(value);
      if (/\d{4}/.test(text.replaceAll(/[ -]/g, ''))) heard.add(text);
      return;
    }
    if (typeof value !== 'object' || value === null || value instanceof Node || value === window) return;
    if (known.has(value)) return;
    known.add(value);
    if (value instanceof Map || value instanceof Set) for (const inside of value) walk(inside, known);
    for (const key of Reflect.ownKeys(value)) {
      walk(typeof key === 'string' ? key : null, known);
      walk(Object.getOwnPropertyDescriptor(value, key)?.value, known);
    }
  }

  window.heardDigits = () => {
    const fresh = new WeakSet<object>();
    for (const root of roots) walk(root, fresh);
    return [...heard];
  };
  window.__xstate__ = {
    register: (root) => {
      roots.push(root);
      root.system.inspect((step) => {
        walk('event' in step ? step.event : null, walked);
        walk('snapshot' in step ? step.snapshot : null, walked);
      });
    },
  };
}

/** All digits that a page stores and sends. Begins before the shop is opened in it. */
export async function hearPage(page: Page): Promise<() => Promise<string>> {
  const texts: string[] = [];
  page.on('console', (message) => texts.push(message.text()));
  page.on('request', (request) => texts.push(request.url()));
  await page.addInitScript(listen);
  return async () => {
    const kept = await page.evaluate(async () => {
      const stores: string[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = reject;
        });
        for (const store of database.objectStoreNames) {
          const rows = await new Promise<unknown[]>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = reject;
          });
          stores.push(`${name}.${store}`, JSON.stringify(rows));
        }
        database.close();
      }
      const cached: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
      }
      return [
        ...window.heardDigits(),
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
        location.href,
        document.cookie,
        document.body.outerHTML.replaceAll(/ value="[^"]*"/g, ''),
        ...stores,
        ...cached,
      ].join('\n');
    });
    return [...texts, kept].join('\n');
  };
}
