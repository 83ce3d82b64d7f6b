import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button } from '#test/support/browser/shopping.ts';
import { PASSWORD } from '#test/support/shop/demoBuyer.ts';
import { readCatalogs } from '../../../../scripts/texts/catalogs.mjs';

const visit = withBrowser();

/** Sentences and labels that read differently in Spanish, of more than one word: a word may be a name. */
function englishTexts(): ReadonlySet<string> {
  const spanish = readCatalogs('es');
  const texts = [...readCatalogs()].flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([key, text]) => (spanish.get(area)?.[key] === text ? [] : [text.trim()])),
  );
  return new Set(texts.filter((text) => /^[^{}]+ [^{}]+$/.test(text)));
}
const english = englishTexts();

/** What a page shows and what assistive technology reads. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript') === null) texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim());
  });

async function visitInSpanish(as: string): Promise<Page> {
  const page = await visit({ as, at: '/favicon.svg' });
  await page.context().addCookies([{ name: 'language', value: 'es', url: journeyShop() }]);
  return page;
}

/** Without the landing page, which the owner writes, and payments, whose reasons stay as their buyers read them. */
const PAGES = {
  chef: [
    ...[
      '/products#og=',
      '/products?s=salmon',
      '/categories',
      '/cart',
      '/checkout',
      '/order-guide',
      '/order-from-guide',
    ],
    ...[
      '/history/orders',
      '/history/products',
      '/order-again',
      '/account/summary',
      '/account/detail',
      '/account/payment',
    ],
    ...['/account/payments', '/reports', '/settings', '/user-preferences'],
  ],
  admin: [
    ...['', '/audit', '/calendar', '/import', '/jobs', '/overview', '/partners', '/rules'],
    ...['/search-words', '/settings', '/shop', '/start', '/tokens', '/users'],
  ].map((path) => `/admin${path}`),
};

it.each(Object.entries(PAGES))('leaves no English sentence on the pages of %s', async (as, pages) => {
  const page = await visitInSpanish(as);
  const left: string[] = [];
  for (const at of pages) {
    await page.goto('/favicon.svg');
    await page.goto(at);
    await page.locator('[data-page-title]:not(:empty)').waitFor();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    left.push(...(await textsOf(page)).filter((text) => english.has(text)).map((text) => `${at}: ${text}`));
  }
  expect(left).toEqual([]);
});

it('finds a product by a Spanish word and shows it, its categories and its page in Spanish', async () => {
  const page = await visitInSpanish('chef');
  await page.goto('/products?s=cebollas%20moradas#og=');
  await page.getByText('Cebolla, morada').first().click();
  await page.getByText('Dulces y firmes, para ensaladas').waitFor();
  await page.goto('/products?s=red%20onion#og=');
  await page.getByText('Cebolla, morada').first().waitFor();
  await page.goto('/categories');
  await page.getByText('Pescados y mariscos').first().waitFor();
  const english = await visit({ as: 'chef', at: '/products?s=red%20onion#og=' });
  await english.getByText('Onion, Red').first().waitFor();
  await english.goto('/products?s=cebollas#og=');
  await expect.poll(() => english.getByText('Cebolla').count()).toBe(0);
});

// Last: the user keeps the choice.
it('is chosen on the sign-in page, where the typed name stays, and follows the user to another browser', async () => {
  const page = await visit({ at: '/login' });
  const name = page.locator('input[name=username]');
  await name.fill('chef');
  await button(page, 'Español').click();
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  expect(await name.inputValue()).toBe('chef');
  await page.locator('input[name=password]').fill(PASSWORD);
  await button(page, 'Iniciar sesión').click();
  await page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .waitFor();

  const elsewhere = await visit({ as: 'chef', at: '/settings' });
  await elsewhere.getByRole('heading', { name: 'Idioma' }).waitFor();
  await button(elsewhere, 'English').click();
  await elsewhere.getByRole('heading', { name: 'Language' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: /^Cart/ }).first().waitFor();
});
