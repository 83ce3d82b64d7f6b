import { afterAll, beforeAll, expect, it } from 'vitest';
import { words } from '#domain/checkout/words.ts';
import { expectOneOrder, readyToSubmit, SUBMIT_PATH } from '../support/api/orderOnce.ts';
import { withBrowser } from '../support/browser/browser.ts';
import { button, receiptNumber } from '../support/browser/shopping.ts';
import { openShop, type Shop } from '../support/shop/shop.ts';
import { stopCalls } from '../support/stories/stoppedCalls.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop?.close());

const visit = withBrowser();

it('shows the receipt of the one order when the server was killed after placing it, before its answer came', async () => {
  const order = await readyToSubmit(visit, shop.url, { allows: /net::ERR_/ });
  const { page } = order;
  const placed = new Promise<string>((resolve) => {
    void stopCalls(
      page,
      SUBMIT_PATH,
      async (call) => {
        const { orderNumber } = await (await call.fetch()).json();
        await shop.kill();
        resolve(orderNumber);
        await call.abort();
      },
      { times: 1 },
    );
  });
  await button(page, 'Submit Order').click();
  const orderNumber = await placed;
  await page.getByText(words.submitting.waiting).waitFor();
  await shop.start();
  expect(await receiptNumber(page)).toBe(orderNumber);
  await expectOneOrder(order, orderNumber);
});
