import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { EMPTY_PAGE } from '#test/support/browser/chromium.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button, dialog, heading } from '#test/support/browser/shopping.ts';
import { hostileHtml } from '#test/support/files/hostileHtml.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();

/** A layout of one card without any cleaning: saved before there was a rule, or around it. */
function uncleaned(texts: readonly string[]) {
  const children = texts.map((_, place) => place + 3);
  const card = { id: 1, index: 0, width: 4, height: 'auto', heading: 'Hostile', childID: 2 };
  const group = { id: 2, parentId: 1, hidden: false, variant: 'group', direction: 'column', children };
  return {
    enabled: true,
    title: '',
    cards: [{ ...card, empty: false, hidden: false, editing: false }],
    contents: [
      group,
      ...texts.map((value, place) => ({ id: place + 3, parentId: 2, hidden: false, variant: 'text', value })),
    ],
    version: 1,
  };
}

it('executes nothing and requests nothing outside the shop, for saved markup of every published kind', async () => {
  const page = await visit({
    at: EMPTY_PAGE,
    pictures: true,
    allows: /404|Failed to load resource|Content Security Policy/,
  });
  const heard: string[] = [];
  page.on('dialog', (asking) => {
    heard.push(asking.message());
    void asking.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(journeyShop()) && !request.url().startsWith('data:')) heard.push(request.url());
  });
  await page.exposeFunction('heard', (what: string) => heard.push(what));
  await stopCalls(page, '**/api/landing', (call) =>
    call.fulfill({ status: 200, json: uncleaned(Object.values(hostileHtml).flat()) }),
  );
  await page.goto('/');
  await heading(page, 'Hostile').waitFor();
  await page.waitForLoadState('networkidle');
  expect({ heard, at: new URL(page.url()).pathname }).toEqual({ heard: [], at: '/' });
  const links = page.locator('section a[href]');
  const leading = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(leading.filter((href) => !/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
});

declare global {
  var shifts: number | undefined;
}

/** Returns how much of the page has moved without an action of the user. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
      globalThis.shifts = (globalThis.shifts ?? 0) + moved;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => globalThis.shifts ?? 0);
}

it('shows a guest what the shop put there, its prices too, and nothing jumps meanwhile', async () => {
  const page = await visit({ at: EMPTY_PAGE, pictures: true });
  const shifts = await watchShifts(page);
  await page.goto('/');
  await heading(page, 'This week’s specials').waitFor();
  await page.getByText(/^\$\d/).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toBe('Harbor Provisions');
  expect(await shifts()).toBeLessThan(0.05);
  await page.getByRole('link', { name: 'Seafood 53 products' }).click();
  await page.waitForURL('**/products#mc=*');
  await page.getByText('53 results').first().waitFor();
  await page.goBack();
  await button(page, /^Add Onion/).click();
  await dialog(page, 'Account Required').waitFor();
});
