import type { Page } from 'playwright-core';
import { ledgerTexts } from '../../domain/receivable/ledgerTexts.ts';
import { texts } from '../../domain/texts.ts';
import { button } from '../../test/support/shopping.ts';
import { cutHeld } from './heldCalls.ts';
import { asks, hold, letGo, type Scene, sees, waits } from './scene.ts';

const SUMMARY = '**/api/account/summary';
const ENTRIES = '**/api/account/detail*';

const charts = (page: Page) => page.getByRole('img', { name: /^Purchases: / }).waitFor();
const listed = sees(/^[\d,]+ entries$/);

/** What a customer owes, and the entries that it comes of. */
export const ledgerScenes: readonly Scene[] = [
  { name: 'account-summary-loading', as: 'chef', at: '/account/summary', network: hold(SUMMARY), show: waits },
  {
    name: 'account-summary-failed',
    after: 'account-summary-loading',
    network: cutHeld(SUMMARY),
    show: sees(ledgerTexts.summaryFailed),
  },
  {
    name: 'account-summary',
    after: 'account-summary-failed',
    network: letGo(SUMMARY),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await charts(page);
    },
  },
  {
    name: 'account-summary-tables',
    isVariant: true,
    after: 'account-summary',
    show: async (page) => {
      for (const table of await page.getByText(ledgerTexts.showAsTable).all()) await table.click();
    },
  },
  { name: 'account-summary-over', isVariant: true, as: 'overLimit', at: '/account/summary', show: charts },
  {
    name: 'account-entries-loading',
    after: 'account-summary-tables',
    network: hold(ENTRIES),
    show: async (page) => {
      await asks(page, ENTRIES, () => page.getByRole('link', { name: 'Account Details' }).last().click());
      await waits(page);
    },
  },
  {
    name: 'account-entries-failed',
    after: 'account-entries-loading',
    network: cutHeld(ENTRIES),
    show: sees(ledgerTexts.detailFailed),
  },
  {
    name: 'account-entries',
    after: 'account-entries-failed',
    network: letGo(ENTRIES),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await listed(page);
    },
  },
  { name: 'account-entries-many', isVariant: true, as: 'depot', at: '/account/detail', show: listed },
  {
    name: 'account-entries-empty',
    isVariant: true,
    after: 'account-entries',
    show: async (page) => {
      await page.getByRole('searchbox', { name: 'Search entries' }).fill('zzzz');
      await sees(texts.history.none)(page);
    },
  },
];
