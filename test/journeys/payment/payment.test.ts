import { expect, it } from 'vitest';
import { words } from '#domain/checkout/words.ts';
import { ZIP_OF_WRONG_ADDRESS } from '#domain/payment/testCards.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { payBy, TEST_CARD } from '#test/support/browser/payByCard.ts';
import { by, keptBy, pays, readyToPay } from '#test/support/browser/readyToPay.ts';
import { button, receipt, receiptNumber } from '#test/support/browser/shopping.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();

const DECLINED = '4000000000000002';
const MISMATCH = '4000000000000010';

it('accepts another card after one was declined, its address once that is corrected, and places one order', async () => {
  const { page, placed } = await readyToPay(visit);
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

it('finds the receipt after the answer was lost and the page reloaded, without charging again', async () => {
  const { page, placed } = await readyToPay(visit, { allows: /ERR_FAILED|Failed/ });
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
