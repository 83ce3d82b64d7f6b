import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitText } from '#domain/punchout/words.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { addCorn, CORN, HOTELS, lastMessage, requisition, transfer } from '#test/support/browser/punchingOut.ts';
import { button, dialog, fillCartLine } from '#test/support/browser/shopping.ts';
import { openProcurement, type ProcurementServer } from '#test/support/partners/procurementServer.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
let buyer: ProcurementServer;
beforeAll(async () => {
  buyer = await openProcurement(journeyShop());
});
afterAll(() => buyer?.close());

const keptOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...window.localStorage }));

it('carries a cart by cXML to the system it was opened from, lets it be changed and looked at, beside a session that knows nothing of it', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const own = await visit({ as: 'chef', at: '/products#og=' });
  await own.getByText('612 results').first().waitFor();
  const kept = await keptOf(own);
  const page = await own.context().newPage();

  await page.goto(await buyer.startPage({ cookie: 'round trip' }));
  await page.getByText(visitText({ operation: 'create', partnerName: HOTELS })).waitFor();
  await expect.poll(() => page.url()).toMatch(/\/products/);
  expect(page.url()).not.toContain('ac=');
  await addCorn(page, '30');
  const asked = page.waitForRequest('**/api/punchout/createmessage');
  await transfer(page);
  await requisition(page);
  const sent = lastMessage(buyer);
  const total = Number(sent.total) + Number(sent.shipping) + Number(sent.tax);
  expect((await asked).postDataJSON()).toMatchObject({ orderTotal: Number(total.toFixed(2)) });
  expect(sent).toMatchObject({ buyerCookie: 'round trip', operationAllowed: 'edit' });
  expect(sent.items).toMatchObject([{ quantity: '30', unit: 'CS', description: expect.stringContaining('Corn') }]);

  await page.goto(await buyer.startPage({ operation: 'edit', items: sent.items }));
  await page.getByText(visitText({ operation: 'edit', partnerName: HOTELS })).waitFor();
  await page.getByRole('link', { name: 'Cart, 1 line' }).click();
  await button(page, `Edit ${CORN}`).click();
  await fillCartLine(page, { quantity: '36' });
  await button(dialog(page, 'Edit Cart'), 'Save').click();
  await dialog(page, 'Edit Cart').waitFor({ state: 'hidden' });
  await transfer(page);
  await requisition(page);
  expect(lastMessage(buyer).items).toMatchObject([{ quantity: '36', unit: 'CS' }]);

  await page.goto(await buyer.startPage({ operation: 'inspect', items: lastMessage(buyer).items }));
  await page.getByText(visitText({ operation: 'inspect', partnerName: HOTELS })).waitFor();
  await page.getByRole('link', { name: 'Cart, 1 line' }).click();
  await page.getByText('36').first().waitFor();
  expect(await button(page, `Edit ${CORN}`).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(0);

  expect(await keptOf(own)).toBe(kept);
  expect((await chef.cart()).lines).toEqual([]);
  await own.getByRole('link', { name: 'Order History' }).waitFor();
});
