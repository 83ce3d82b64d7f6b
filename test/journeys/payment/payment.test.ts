import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { words } from '#domain/checkout/words.ts';
import { ZIP_OF_WRONG_ADDRESS } from '#domain/payment/testCards.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { EMPTY_PAGE } from '#test/support/browser/chromium.ts';
import { hearPage } from '#test/support/browser/heardInPage.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { payBy, TEST_CARD } from '#test/support/browser/payByCard.ts';
import { button, dialog, receipt, receiptNumber } from '#test/support/browser/shopping.ts';
import { cardsIn, PLANTED_CARDS } from '#test/support/payments/plantedCards.ts';
import { type DemoBuyer, signIn } from '#test/support/shop/demoBuyer.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();

const by = (number: string) => ({ ...TEST_CARD, number });
const DECLINED = '4000000000000002';
const AWAY = '4000000000005027';
const MISMATCH = '4000000000000010';

interface Paying {
  page: Page;
  buyer: DemoBuyer;
  placed(): Promise<string[]>;
}

interface Ready {
  allows?: RegExp;
  /** Before the shop is opened. */
  prepare?(page: Page): Promise<void>;
}

/** A consumer who fetches a case of something, in front of the form of a card. */
async function readyToPay({ allows, prepare }: Ready = {}): Promise<Paying> {
  const buyer = await signIn(journeyShop(), 'shopper@example.com');
  await buyer.startAfresh();
  await buyer.add({ productKey: 1152, unitOfMeasure: 'CS', orderQuantity: 1 });
  const before = new Set((await buyer.orders()).map(({ orderNumber }) => orderNumber));
  const at = prepare ? EMPTY_PAGE : '/';
  const page = await visit({ as: 'shopper@example.com', at, ...(allows ? { allows } : {}) });
  if (prepare) {
    await prepare(page);
    await page.goto('/');
  }
  await button(page, /^Pickup/).click();
  await page.getByRole('searchbox', { name: 'Search products' }).waitFor();
  await page.getByRole('link', { name: 'Checkout' }).first().click();
  await button(page, 'Continue').click();
  await page.getByLabel('Customer P.O.').fill('7');
  await button(page, 'Continue').click();
  await page.getByLabel('Card Number').waitFor();
  return {
    page,
    buyer,
    placed: async () =>
      (await buyer.orders()).map(({ orderNumber }) => orderNumber).filter((orderNumber) => !before.has(orderNumber)),
  };
}

const pays = (page: Page) => button(page, /^Pay \$/).click();

/** Everything that the browser stores for the shop. */
const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, window.history.state]));

it('accepts another card after one was declined, its address once that is corrected, and places one order', async () => {
  const { page, placed } = await readyToPay();
  await payBy(page, by(DECLINED));
  await pays(page);
  await page.getByRole('alert').getByText(accountText('payment.declined')).first().waitFor();
  await page.getByLabel('Card Number').fill(MISMATCH);
  await page.getByLabel('CVV').fill(TEST_CARD.cvv);
  await button(page, 'Continue').click();
  await pays(page);
  await page.getByRole('alert').getByText(accountText('payment.wrongAddress')).first().waitFor();
  await page.getByText(accountText('payment.declined')).first().waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Address Line 1').inputValue()).toBe('12 Wharf Street');
  expect(await placed()).toEqual([]);
  await page.getByLabel('ZIP Code').fill(ZIP_OF_WRONG_ADDRESS);
  await page.getByLabel('CVV').fill(TEST_CARD.cvv);
  await button(page, 'Continue').click();
  expect(await keptBy(page)).not.toMatch(/40000000/);
  await pays(page);
  await receipt(page).waitFor();
  await page.getByText('Visa ending in 0010').first().waitFor();
  await page.getByText(accountText('payment.wrongAddress')).first().waitFor({ state: 'detached' });
  expect(await placed()).toEqual([await receiptNumber(page)]);
  expect(await keptBy(page)).not.toMatch(/40000000/);
});

it('shows that payments are unavailable, and charges the card once they are available', async () => {
  const { page, placed } = await readyToPay({ allows: /status of 502/ });
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

it('finds the receipt after the answer was lost and the page reloaded, without charging again', async () => {
  const { page, placed } = await readyToPay({ allows: /ERR_FAILED|Failed/ });
  let isSent = false;
  await stopCalls(page, '**/api/checkout', async (call) => {
    if (call.method !== 'POST') return await call.fallback();
    await call.fetch();
    isSent = true;
    await call.abort();
  });
  await stopCalls(page, '**/api/checkout/*', (call) => call.abort());
  await payBy(page);
  await pays(page);
  await expect.poll(() => isSent).toBe(true);
  await page.reload();
  await page.getByText(words.paying.waiting).first().waitFor();
  await stopCalls(page, '**/api/checkout/*', (call) => call.proceed());
  await receipt(page).waitFor();
  expect(await placed()).toEqual([await receiptNumber(page)]);
});

it('asks before Back leaves a payment in progress, and charges nothing for a cart that another device changed meanwhile', async () => {
  const { page, buyer, placed } = await readyToPay({ allows: /status of 409/ });
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
  const { page } = await readyToPay({
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
