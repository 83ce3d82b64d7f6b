import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { openQuickEntry } from '#test/support/browser/pasting.ts';
import { button } from '#test/support/browser/shopping.ts';
import { type DemoBuyer, signIn } from '#test/support/shop/demoBuyer.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
const LINES_PATH = '**/api/cart/lines';
const lostAnswer = /Failed to load resource: net::ERR_FAILED|cart\/lines: net::ERR_FAILED/;
const WANTED = [
  ['Lemon, Choice, 115 CT', '2'],
  ['Lime, Persian, 200 CT', '3'],
] as const;

/** The chef with two lines typed over the whole catalogue. */
async function typed(allows?: RegExp): Promise<{ page: Page; buyer: DemoBuyer }> {
  const buyer = await signIn(journeyShop(), 'chef');
  await buyer.startAfresh();
  const page = await visit({ as: 'chef', at: '/products#og=&c=', ...(allows ? { allows } : {}) });
  await openQuickEntry(page);
  for (const [description, quantity] of WANTED) {
    await page.getByRole('searchbox').first().fill(description);
    await page.getByLabel(`Quantity of ${description}`).fill(quantity);
  }
  await button(page, 'Entered Lines 2').waitFor();
  return { page, buyer };
}

/** The server gets the lines, its answer never arrives. Resolves when the server has answered. */
function loseAnswer(page: Page, end: 'aborted' | 'hanging'): Promise<number> {
  return new Promise((resolve, reject) => {
    stopCalls(
      page,
      LINES_PATH,
      async (call) => {
        const answer = await call.fetch();
        resolve(answer.status);
        if (end === 'aborted') await call.abort();
      },
      { times: 1 },
    ).catch(reject);
  });
}

async function quantitiesInCart(buyer: DemoBuyer): Promise<number[]> {
  return (await buyer.cart()).lines.map((line) => line.orderQuantity);
}

it('has lines in the cart once when the answer to them was lost and they are sent again', async () => {
  const { page, buyer } = await typed(lostAnswer);
  const answered = loseAnswer(page, 'aborted');
  await button(page, 'Add to Cart').click();
  expect(await answered).toBe(200);
  await page.getByText('We couldn’t confirm that these lines were added. It’s safe to try again.').waitFor();
  await button(page, 'Try Again').click();
  await page.getByText('2 Products Added To Cart').first().waitFor();
  expect(await quantitiesInCart(buyer)).toEqual([2, 3]);
  await button(page, 'Entered Lines 0').waitFor();
  await button(page, 'Add to Cart').click();
  await page.getByText('0 Products Added To Cart').first().waitFor();
  expect(await quantitiesInCart(buyer)).toEqual([2, 3]);
});

it('has lines in the cart once when the page was loaded again while they were on their way', async () => {
  const { page, buyer } = await typed();
  page.on('dialog', (question) => question.accept());
  const answered = loseAnswer(page, 'hanging');
  await button(page, 'Add to Cart').click();
  expect(await answered).toBe(200);
  await page.reload();
  await openQuickEntry(page);
  await page.getByText('We couldn’t confirm that these lines were added. It’s safe to try again.').waitFor();
  await button(page, 'Try Again').click();
  await page.getByText('2 Products Added To Cart').first().waitFor();
  expect(await quantitiesInCart(buyer)).toEqual([2, 3]);
});

it('has what was typed again after a reload, and nothing of it in the cart', async () => {
  const { page, buyer } = await typed();
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await openQuickEntry(page);
  await button(page, 'Entered Lines 2').click();
  for (const [description, quantity] of WANTED) {
    await expect.poll(() => page.getByLabel(`Quantity of ${description}`).inputValue()).toBe(quantity);
  }
  expect(await quantitiesInCart(buyer)).toEqual([]);
});
