import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { nameOf } from '#domain/receivable/paymentItem.ts';
import { paymentTexts } from '#domain/receivable/paymentTexts.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { tabTo, tabToAndPress } from '#test/support/browser/keyboard.ts';
import { addressOfPdfOpenedBy } from '#test/support/browser/openedPdf.ts';
import { fillBank, payBy, TEST_CARD } from '#test/support/browser/payByCard.ts';
import { button } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();

const DECLINED = { ...TEST_CARD, number: '4000000000000002' };
const AWAY = { ...TEST_CARD, number: '4000000000005027' };

const step = (page: Page, name: string) => page.getByRole('region', { name });
const goOn = (page: Page) => button(page, 'Continue').click();
const pays = (page: Page) => button(page, /^Pay \$/).click();
const amount = (page: Page, item: OpenItem) =>
  page.getByRole('textbox', { name: `Amount to pay of ${nameOf(item)}`, exact: true });

/** What the chef owes, from accounting. */
async function openItems(): Promise<OpenItem[]> {
  return await (await signIn(journeyShop(), 'chef')).openItems();
}

async function balanceOf({ arCode }: OpenItem): Promise<number> {
  return (await openItems()).find((item) => item.arCode === arCode)?.balance ?? 0;
}

/** Pays a dollar of an item, as far as the step that asks by what. */
async function selectDollar(page: Page, item: OpenItem): Promise<void> {
  await amount(page, item).fill('1');
  await goOn(page);
  await goOn(page);
}

async function another(page: Page): Promise<void> {
  await button(page, 'Make Another Payment').click();
  await page.getByText(accountText('payment.loading')).first().waitFor({ state: 'hidden' });
}

const made = (page: Page) => step(page, 'Receipt').getByText(accountText('payment.paid')).waitFor();

it('pays entries by eCheck, by card after a decline and an outage, and by credit, each once', async () => {
  const items = await openItems();
  const [invoice] = items.filter(({ balance }) => balance > 20);
  const [credit] = items.filter(({ balance }) => balance <= -1);
  if (!invoice || !credit) throw new Error('the demo has nothing to pay');
  const before = await balanceOf(invoice);
  const page = await visit({ as: 'chef', at: '/account/payment', allows: /status of 502/ });

  await selectDollar(page, invoice);
  await fillBank(page);
  await goOn(page);
  await pays(page);
  await made(page);

  await another(page);
  await selectDollar(page, invoice);
  await payBy(page, DECLINED);
  await pays(page);
  await page.getByRole('alert').getByText(accountText('payment.declined')).first().waitFor();
  await page.getByLabel('Card Number').fill(AWAY.number);
  await page.getByLabel('CVV').fill(AWAY.cvv);
  await goOn(page);
  await pays(page);
  await page.getByText(accountText('payment.unavailable')).first().waitFor();
  await button(page, 'Back').click();
  await payBy(page);
  await pays(page);
  await made(page);
  expect(await balanceOf(invoice)).toBeCloseTo(before - 2, 5);

  await another(page);
  await amount(page, invoice).fill('1');
  await amount(page, credit).fill('-1');
  await goOn(page);
  await goOn(page);
  await goOn(page);
  await button(page, 'Apply Credit').click();
  await step(page, 'Receipt').getByText(accountText('payment.applied')).waitFor();
  expect(await balanceOf(invoice)).toBeCloseTo(before - 3, 5);
});

it('finds the receipt after the answer was lost and the page reloaded, without charging again', async () => {
  const [invoice] = (await openItems()).filter(({ balance }) => balance > 20);
  if (!invoice) throw new Error('the demo has nothing to pay');
  const before = await balanceOf(invoice);
  const page = await visit({ as: 'chef', at: '/account/payment', allows: /ERR_FAILED|Failed/ });
  let isSent = false;
  await stopCalls(page, '**/api/payment', async (call) => {
    await call.fetch();
    isSent = true;
    await call.abort();
  });
  await stopCalls(page, '**/api/payment/*-*', (call) => call.abort());
  await selectDollar(page, invoice);
  await payBy(page);
  await pays(page);
  await expect.poll(() => isSent).toBe(true);
  await page.reload();
  await page.getByText(paymentTexts.paying.waiting).waitFor();
  await stopCalls(page, '**/api/payment/*-*', (call) => call.proceed());
  await made(page);
  expect(await balanceOf(invoice)).toBeCloseTo(before - 1, 5);
});

it('pays an entry by card, and opens the document of it, by keyboard alone', async () => {
  const [invoice] = (await openItems()).filter(({ balance }) => balance > 20);
  if (!invoice) throw new Error('the demo has nothing to pay');
  const before = await balanceOf(invoice);
  const page = await visit({ as: 'chef', at: '/account/payment' });
  const { keyboard } = page;
  const typeInto = async (name: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }));
    await keyboard.type(text);
  };
  await amount(page, invoice).waitFor();
  await tabTo(page, amount(page, invoice));
  await keyboard.type('1');
  await tabToAndPress(page, button(page, 'Continue'));
  await step(page, 'Review Selection').waitFor();
  await tabToAndPress(page, button(page, 'Continue'));
  await typeInto('Card Number', TEST_CARD.number);
  await typeInto('Expiration Date', TEST_CARD.expires);
  await typeInto('CVV', TEST_CARD.cvv);
  await typeInto('Name on Card', TEST_CARD.name);
  await tabToAndPress(page, button(page, 'Continue'));
  await tabToAndPress(page, button(page, /^Pay \$/));
  await made(page);
  expect(await balanceOf(invoice)).toBeCloseTo(before - 1, 5);
  const pdf = button(page, /^Open Receipt/);
  expect(
    await addressOfPdfOpenedBy(page, async () => {
      await tabTo(page, pdf);
      await keyboard.press('Enter');
    }),
  ).toMatch(/\/doc\//);
});

it('keeps the names of scans inside the table, beside the open menu', async () => {
  const [invoice] = (await openItems()).filter(({ invoiceNumber }) => invoiceNumber !== null);
  if (!invoice) throw new Error('the demo has no open invoice');
  const page = await visit({ as: 'chef', at: '/products' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const scanned = { ...invoice, scanDocuments: [{ key: '1', name: 'Signed Delivery Note' }] };
  await page.route('**/api/account/openar', (route) => route.fulfill({ json: [scanned] }));
  await page.goto('/account/payment');
  const scan = button(page, /^Signed Delivery Note/);
  const table = page.getByRole('table', { name: 'Open Items' });
  const right = async (place: typeof scan) => {
    const box = await place.boundingBox();
    return box ? box.x + box.width : Number.POSITIVE_INFINITY;
  };
  expect(await right(scan)).toBeLessThanOrEqual(await right(table));
});
