import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words } from '#domain/checkout/words.ts';
import { expectOneOrder, readyToSubmit, SUBMIT_PATH } from '#test/support/api/orderOnce.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button, receiptNumber, reviewOrder } from '#test/support/browser/shopping.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
const ready = (allows?: RegExp) => readyToSubmit(visit, journeyShop(), allows ? { allows } : {});
const lostAnswer = /Failed to load resource: net::ERR_FAILED|submit: net::ERR_FAILED/;
const unknownSubmit = /status of 404 .*\/api\/cart\/submit\//;

/** The server gets the order, its answer never arrives. Resolves when the server has answered. */
function loseAnswer(page: Page): Promise<number> {
  return new Promise((resolve, reject) => {
    stopCalls(
      page,
      SUBMIT_PATH,
      async (call) => {
        const answer = await call.fetch();
        resolve(answer.status);
        await call.abort();
      },
      { times: 1 },
    ).catch(reject);
  });
}

it('sends one order when Submit is pressed twice in one moment', async () => {
  const order = await ready();
  const sent: string[] = [];
  order.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cart/submit')) sent.push(request.url());
  });
  await button(order.page, 'Submit Order').evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expectOneOrder(order, await receiptNumber(order.page));
  expect(sent).toHaveLength(1);
});

it('makes one order of two tabs that submit it together, and both show its receipt', async () => {
  const order = await ready();
  const other = await order.page.context().newPage();
  await other.goto('/checkout');
  await reviewOrder(other, 'PO 1');
  // The tab behind the other draws no frames, which a click with the pointer waits for.
  const submit = (page: Page) => button(page, 'Submit Order').evaluate((element: HTMLElement) => element.click());
  await Promise.all([submit(order.page), submit(other)]);
  const orderNumber = await receiptNumber(order.page);
  expect(await receiptNumber(other)).toBe(orderNumber);
  await expectOneOrder(order, orderNumber);
});

it('shows the receipt of the one order when the answer to it was lost', async () => {
  const order = await ready(lostAnswer);
  const answered = loseAnswer(order.page);
  await button(order.page, 'Submit Order').click();
  expect(await answered).toBe(200);
  await expectOneOrder(order, await receiptNumber(order.page));
});

it('shows the receipt of the one order after a reload while it was being sent', async () => {
  const order = await ready();
  order.page.on('dialog', (question) => question.accept());
  const answered = new Promise<number>((resolve) => {
    void stopCalls(
      order.page,
      SUBMIT_PATH,
      async (call) => {
        const answer = await call.fetch();
        resolve(answer.status);
      },
      { times: 1 },
    );
  });
  await button(order.page, 'Submit Order').click();
  await order.page.getByText(words.submitting.sending).waitFor();
  expect(await answered).toBe(200);
  await order.page.reload();
  await expectOneOrder(order, await receiptNumber(order.page));
});

it('never calls an order placed that has not arrived, and places it once when it is submitted again', async () => {
  const order = await ready(new RegExp(`${lostAnswer.source}|${unknownSubmit.source}`));
  await stopCalls(order.page, SUBMIT_PATH, (call) => call.abort(), { times: 1 });
  await button(order.page, 'Submit Order').click();
  await order.page.getByText(words.submitting.notArrived).waitFor();
  expect(await order.placed()).toEqual([]);
  await button(order.page, 'Submit Order').click();
  await expectOneOrder(order, await receiptNumber(order.page));
});

it('offers an order again after a reload when it has never arrived', async () => {
  const order = await ready(new RegExp(`${lostAnswer.source}|${unknownSubmit.source}`));
  order.page.on('dialog', (question) => question.accept());
  await stopCalls(order.page, SUBMIT_PATH, () => undefined, { times: 1 });
  await button(order.page, 'Submit Order').click();
  await order.page.getByText(words.submitting.sending).waitFor();
  await order.page.reload();
  await order.page.getByText(words.submitting.notPlaced).waitFor();
  expect(await order.placed()).toEqual([]);
  await reviewOrder(order.page, 'PO 1');
  await button(order.page, 'Submit Order').click();
  await expectOneOrder(order, await receiptNumber(order.page));
});
