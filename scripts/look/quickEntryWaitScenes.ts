import type { Page } from 'playwright-core';
import { button, dialog } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { confirmsClearing, entryScene, LINES, types, typesInstead, VALIDATE } from './quickEntry.ts';
import { asks, hold, leaves, type Scene, sees } from './scene.ts';

/** As if the lines were in the cart now. */
async function takesAll(page: Page): Promise<void> {
  await stopCalls(page, LINES, async (call) => {
    const lines = call.json as unknown[];
    const data = lines.map((line) => ({ cartLineItem: line, isSuccess: true, message: null, errors: [] }));
    await call.fulfill({ json: { data, errors: [], version: 999 } });
  });
}

const adds = async (page: Page) => {
  await types(page, '2', '3');
  await button(page, 'Add to Cart').click();
};

/** Lines of quick entry on their way, and what is asked about them. */
export const quickEntryWaitScenes: readonly Scene[] = [
  entryScene({
    name: 'entry-checking',
    network: hold(VALIDATE),
    acts: (page) => asks(page, VALIDATE, () => adds(page)),
  }),
  {
    name: 'entry-sending',
    after: 'entry-added',
    network: hold(LINES),
    show: (page) => asks(page, LINES, () => adds(page)),
  },
  {
    name: 'entry-added',
    after: 'entry-unanswered',
    network: takesAll,
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(/^2 Products? Added To Cart$/)(page);
    },
  },
  {
    name: 'entry-again',
    after: 'entry-guide',
    network: takesAll,
    show: async (page) => {
      await button(page, 'Add to Cart').click();
      await sees(/^\d+ Products? Added To Cart$/)(page);
      await button(page, 'Add to Cart').click();
      await dialog(page, 'Add Again?').waitFor();
    },
  },
  entryScene({
    name: 'entry-with-guide',
    at: '/products#og=Weekly',
    acts: async (page) => {
      await types(page, '2');
      await button(page, 'Add to Cart').click();
      await dialog(page, 'Add the Order Guide Too?').waitFor();
    },
  }),
  entryScene({
    name: 'entry-guide-unusual',
    isVariant: true,
    at: '/products#og=Weekly',
    acts: async (page) => {
      await types(page, '1200');
      await button(page, 'Add to Cart').click();
      await button(page, /^Add All/).click();
      await page.getByRole('alertdialog', { name: 'Add the Order Guide Too?' }).waitFor({ state: 'detached' });
      await dialog(page, 'Unusual Quantity').waitFor();
      await button(page, 'Go Back').waitFor();
    },
  }),
  {
    name: 'entry-unusual',
    after: 'entry-clear',
    show: async (page) => {
      await confirmsClearing(page);
      await types(page, '2', '12', '1.5', '0', '4', '24');
      await typesInstead(page, '1200', '2400');
      await button(page, 'Add to Cart').click();
      await dialog(page, 'Unusual Quantities').waitFor();
    },
  },
  {
    name: 'entry-clear',
    after: 'entry-asks',
    show: async (page) => {
      await leaves(page, 'Unsaved Data');
      await types(page, '2', '3');
      await button(page, 'Clear').click();
      await dialog(page, 'Clear Entered Lines').waitFor();
    },
  },
];
