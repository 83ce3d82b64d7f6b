import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountText } from '#domain/texts/accountText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { hearPage } from '#test/support/browser/heardInPage.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { payBy } from '#test/support/browser/payByCard.ts';
import { by, pays, readyToPay } from '#test/support/browser/readyToPay.ts';
import { button, dialog, receipt, receiptNumber } from '#test/support/browser/shopping.ts';
import { cardsIn, PLANTED_CARDS } from '#test/support/payments/plantedCards.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();

const AWAY = '4000000000005027';
const DECLINED = '4000000000000002';

it('shows that payments are unavailable, and charges the card once they are available', async () => {
  const { page, placed } = await readyToPay(visit, { allows: /status of 502/ });
  await payBy(page, by(AWAY));
  await pays(page);
  await page.getByText(accountText('payment.unavailable')).first().waitFor();
  expect(await placed()).toEqual([]);
  await button(page, 'Back').click();
  await payBy(page);
  await pays(page);
  await receipt(page).waitFor();
  expect(await placed()).toEqual([await receiptNumber(page)]);
});

it('asks before Back leaves a payment in progress, and charges nothing for a cart that another device changed meanwhile', async () => {
  const { page, buyer, placed } = await readyToPay(visit, { allows: /status of 409/ });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isSent = false;
  await stopCalls(page, '**/api/checkout', async (call) => {
    if (call.method !== 'POST') return await call.fallback();
    isSent = true;
    await released;
    await call.proceed();
  });
  await payBy(page);
  await pays(page);
  await expect.poll(() => isSent).toBe(true);
  await page.goBack();
  await button(dialog(page, 'Unsaved Changes'), 'Stay').click();
  await buyer.add({ productKey: 1152, unitOfMeasure: 'CS', orderQuantity: 1 });
  release();
  await page.getByText(checkoutText('words.offerMoved')).first().waitFor();
  expect(await placed()).toEqual([]);
  await pays(page);
  await receipt(page).waitFor();
  expect(await placed()).toEqual([await receiptNumber(page)]);
});

/** As a browser fills in forms: every number in its turn, and each is left again. */
const typeAll = (page: Page, numbers: readonly string[]) =>
  page.getByLabel('Card Number').evaluate((field: HTMLInputElement, all) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const number of all) {
      set?.call(field, number);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }, numbers);

it('leaves no digit of a hundred cards in actors, their panel, storage, addresses or the console', async () => {
  const sent: string[] = [];
  let heard = async () => '';
  const { page } = await readyToPay(visit, {
    prepare: async (opened) => {
      heard = await hearPage(opened);
      // As a tab remembers the panel: consumers are not offered it.
      await opened.addInitScript(() => window.sessionStorage.setItem('statecharts', 'on'));
      opened.on('request', (request) => {
        if (cardsIn(request.postData() ?? '').length > 0) sent.push(`${request.method()} ${request.url()}`);
      });
      await opened.route('**/api/menu', async (route) => {
        const menu: { key: string }[] = await (await route.fetch()).json();
        const shown = { key: 'AdminPanel', isVisible: true, isLocked: false };
        await route.fulfill({ json: [...menu.filter(({ key }) => key !== shown.key), shown] });
      });
    },
  });
  const panel = page.getByRole('complementary', { name: 'Statecharts' });
  await button(panel, /^payment entering/).click();
  await typeAll(page, PLANTED_CARDS);
  await payBy(page, by(DECLINED));
  await pays(page);
  await page.getByRole('alert').first().waitFor();
  await payBy(page);
  await pays(page);
  await receipt(page).waitFor();
  await expect.poll(() => panel.textContent()).toContain('order review order.submit');
  const everything = await heard();
  for (const known of ['1111', await receiptNumber(page), 'submission:']) expect(everything).toContain(known);
  expect(cardsIn(everything)).toEqual([]);
  expect(new Set(sent)).toEqual(new Set([`POST ${journeyShop()}/api/checkout`]));
  expect(sent).toHaveLength(2);
});
