import { expect, it } from 'vitest';
import type { FlowNumbers } from '#domain/flows/flowNumbers.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { EMPTY_PAGE } from '#test/support/browser/chromium.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { payBy } from '#test/support/browser/payByCard.ts';
import { by, pays, readyToPay } from '#test/support/browser/readyToPay.ts';
import { button, dialog } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const DECLINED = '4000000000000002';

async function failedOrders(): Promise<number> {
  const { token } = await signIn(journeyShop(), 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${journeyShop()}/api/admin/flows/numbers`, { headers });
  const { states }: FlowNumbers = await response.json();
  return states.find(({ machine, state }) => machine === 'orderReview' && state === 'submitting')?.failed ?? 0;
}

it('counts a declined card when the buyer leaves the store, and draws it on the chart', async () => {
  const before = await failedOrders();
  const { page } = await readyToPay(visit);
  // The browser of the tests saves data: nothing loads ahead, and counting starts when Help is opened.
  await page.getByRole('heading').first().click();
  await page.keyboard.press('?');
  await button(dialog(page, 'Help'), 'Send to Support').waitFor();
  await page.keyboard.press('Escape');
  await payBy(page, by(DECLINED));
  await pays(page);
  await page.getByRole('alert').getByText(accountText('payment.declined')).first().waitFor();
  await page.goto(EMPTY_PAGE);
  await expect.poll(failedOrders).toBe(before + 1);

  const admin = await visit({ as: 'admin', at: '/admin/flows#/orderReview' });
  const atlas = admin.frameLocator('iframe[title="Statechart atlas"]');
  await atlas.getByRole('heading', { level: 1, name: 'Order review' }).waitFor();
  await button(admin, 'Show Numbers').click();
  await atlas.locator('.numbers', { hasText: `${before + 1} failed` }).waitFor();
  await admin.getByRole('table', { name: 'Most failures' }).getByText('submitting').waitFor();
  await button(admin, 'Hide Numbers').click();
  await atlas.locator('.numbers').first().waitFor({ state: 'detached' });
});
