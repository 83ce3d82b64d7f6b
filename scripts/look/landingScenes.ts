import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { answer, cut, hold, type Scene, sees, waits } from './scene.ts';

const LANDING = '**/api/landing';
const SPECIALS = '**/api/product/pushProductKeys';
const NO_CARDS = { enabled: true, title: '', cards: [], contents: [], version: 1 };

/** A buyer to whom the products are closed. */
async function withoutProducts(page: Page): Promise<void> {
  await stopCalls(page, '**/api/menu', async (call) => {
    const menu = (await (await call.fetch()).json()) as { key: string }[];
    await call.fulfill({ json: menu.filter(({ key }) => key !== 'ViewProducts') });
  });
}

/** The prices of this week's specials have come. */
const priced = async (page: Page) => {
  await sees('Talk to us')(page);
  await sees(/^\$\d/)(page);
};

/** The first page of the shop: on its way, there, out of reach, and where there is none. */
export const landingScenes: readonly Scene[] = [
  {
    name: 'landing-loading',
    at: '/',
    network: hold(LANDING),
    show: async (page) => {
      await page.getByRole('link', { name: 'Log In' }).waitFor();
    },
  },
  { name: 'landing-failed', at: '/', network: cut(LANDING), show: sees('The start page could not be loaded.') },
  { name: 'landing', as: 'chef', at: '/', show: priced },
  {
    name: 'landing-again',
    after: 'landing',
    network: hold(LANDING),
    show: async (page) => {
      await page.getByRole('link', { name: 'Seafood' }).first().click();
      await page.waitForURL('**/products#mc=*');
      await page.getByRole('link', { name: 'Start page' }).click();
      await priced(page);
    },
  },
  { name: 'landing-specials-late', at: '/', network: hold(SPECIALS), show: waits },
  { name: 'landing-guest', isVariant: true, at: '/', show: priced },
  {
    name: 'landing-without-specials',
    at: '/',
    network: cut(SPECIALS),
    show: async (page) => {
      await sees('Specials not loaded')(page);
      await button(page, 'Try Again').waitFor();
    },
  },
  {
    name: 'landing-without-cards',
    at: '/',
    network: answer(LANDING, NO_CARDS),
    show: sees(/^\d+ results$/),
  },
  {
    name: 'page-closed',
    isVariant: true,
    as: 'chef',
    at: '/products',
    network: withoutProducts,
    show: sees('Not Found'),
  },
  {
    name: 'start-empty',
    after: 'page-closed',
    show: async (page) => {
      await page.getByRole('link', { name: 'Go to the Start Page' }).click();
      await page.getByRole('heading', { name: 'Not Found' }).waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: 'Order History' }).first().waitFor({ state: 'attached' });
    },
  },
];
