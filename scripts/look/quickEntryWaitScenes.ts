import type { Page } from 'playwright-core';
import { button, dialog } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { forgetsLayout, LINES, opens, types, VALIDATE } from './quickEntry.ts';
import { all, asks, hold, type Scene, sees } from './scene.ts';

const at = '/products#og=';

/** As if the lines were in the cart now. */
async function takesAll(page: Page): Promise<void> {
  await stopCalls(page, LINES, async (call) => {
    const lines = call.json as unknown[];
    const data = lines.map((line) => ({ cartLineItem: line, isSuccess: true, message: null, errors: [] }));
    await call.fulfill({ json: { data, errors: [], version: 999 } });
  });
}

const adds = async (page: Page) => {
  await opens(page);
  await types(page, '2', '12');
  await button(page, 'Add to Cart').click();
};

/** Lines of quick entry on their way, and what is asked about them. */
export const quickEntryWaitScenes: readonly Scene[] = [
  {
    name: 'entry-checking',
    as: 'chef',
    at,
    network: all(forgetsLayout, hold(VALIDATE)),
    show: (page) => asks(page, VALIDATE, () => adds(page)),
  },
  {
    name: 'entry-sending',
    as: 'chef',
    at,
    network: all(forgetsLayout, hold(LINES)),
    show: (page) => asks(page, LINES, () => adds(page)),
  },
  {
    name: 'entry-added',
    as: 'chef',
    at,
    network: all(forgetsLayout, takesAll),
    show: async (page) => {
      await adds(page);
      await sees(/^2 Products? Added To Cart$/)(page);
    },
  },
  {
    name: 'entry-again',
    as: 'chef',
    at: '/products#og=Weekly',
    network: all(forgetsLayout, takesAll),
    show: async (page) => {
      await opens(page);
      await button(page, 'Add to Cart').click();
      await sees(/^\d+ Products? Added To Cart$/)(page);
      await button(page, 'Add to Cart').click();
      await dialog(page, 'Add Again?').waitFor();
    },
  },
  {
    name: 'entry-clear',
    as: 'chef',
    at,
    network: forgetsLayout,
    show: async (page) => {
      await opens(page);
      await types(page, '2', '12');
      await button(page, 'Clear').click();
      await dialog(page, 'Clear entered lines').waitFor();
    },
  },
];
