import { expect, it } from 'vitest';
import { connect } from '#server/platform/database/connect.ts';
import { readyToSubmit } from '#test/support/api/orderOnce.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop, journeyShopFolder } from '#test/support/browser/journeyShop.ts';
import { addressOfPdfOpenedBy } from '#test/support/browser/openedPdf.ts';
import { button, receiptNumber } from '#test/support/browser/shopping.ts';
import { embeddedDatabase } from '#test/support/database/embeddedDatabase.ts';
import { readPdf } from '#test/support/files/pdfText.ts';
import { addTestToken, SmallErp } from '#test/support/partners/smallErp.ts';

const visit = withBrowser();

async function openErp(): Promise<SmallErp> {
  const database = connect((await embeddedDatabase(journeyShopFolder())).url);
  try {
    const token = await addTestToken({ database });
    return new SmallErp(async (method, path, headers, body) => {
      const response = await fetch(`${journeyShop()}${path}`, { method, headers, ...(body ? { body } : {}) });
      return { status: response.status, body: await response.json() };
    }, token);
  } finally {
    await database.destroy();
  }
}

it('takes an order to the order system and back: acknowledged, shipped short, invoiced, seen in history and on paper', async () => {
  const { page } = await readyToSubmit(visit, journeyShop());
  await button(page, 'Submit Order').click();
  const orderNumber = await receiptNumber(page);
  const erp = await openErp();
  expect(await erp.fetchOrders()).toContain(orderNumber);
  expect(await erp.fetchOrders()).not.toContain(orderNumber);
  expect(await erp.ship(orderNumber, { short: 1 })).toBe('changed');
  expect(await erp.invoice(orderNumber, { short: 1 })).toBe('new');

  await page.goto(`${journeyShop()}/history/orders/${orderNumber}`);
  await page.getByText('1 CS short: will not be delivered.').waitFor();
  expect(await page.locator('main article dl').first().textContent()).toBe('Ordered3 CSShipped2 CSInvoiced2 CS');
  for (const name of [`Invoice of order ${orderNumber}`, `Document of invoice 9${orderNumber}`]) {
    const pdf = await addressOfPdfOpenedBy(page, () => button(page, name).click());
    const bytes = new Uint8Array(await (await fetch(pdf)).arrayBuffer());
    const text = (await readPdf(bytes)).pages.join('\n');
    expect(text).toContain(`9${orderNumber}`);
    expect(text).toMatch(/ 2 CS /);
  }
});
