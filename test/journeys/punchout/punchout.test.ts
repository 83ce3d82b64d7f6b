import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferWords } from '#domain/punchout/transferWords.ts';
import { visitText } from '#domain/punchout/words.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button, dialog, fillCartLine, searchProducts } from '#test/support/browser/shopping.ts';
import { dtdFaults } from '#test/support/partners/cxml/cxmlDocument.ts';
import { readMessage } from '#test/support/partners/orderMessage.ts';
import { openProcurement, type ProcurementServer } from '#test/support/partners/procurementServer.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const HOTELS = 'Harbor Hotels procurement';
const CORN = 'Corn, Sweet, Bicolor, 48 EA';

const visit = withBrowser();
let buyer: ProcurementServer;
beforeAll(async () => {
  buyer = await openProcurement(journeyShop());
});
afterAll(() => buyer?.close());

type Shown = Pick<Page | FrameLocator, 'getByRole' | 'getByLabel' | 'getByText'>;

async function addCorn(shown: Shown, quantity: string, { isUnusual = false } = {}): Promise<void> {
  await searchProducts(shown, 'corn');
  await shown.getByRole('button', { name: `Add ${CORN} to cart`, exact: true }).click();
  const adding = shown.getByRole('dialog', { name: 'Add To Cart' });
  await adding.getByLabel('Sell By U/M').selectOption('CS');
  await adding.getByLabel('Quantity', { exact: true }).fill(quantity);
  await adding.getByRole('button', { name: 'Save', exact: true }).click();
  if (isUnusual) await shown.getByRole('button', { name: `Keep ${quantity} CS` }).click();
  await adding.waitFor({ state: 'hidden' });
}

/** From wherever the buyer is to the last click. */
/** `asksNothing`: the partner has no field for what the Delivery step asks. */
async function transfer(shown: Shown, { asksNothing = false } = {}): Promise<void> {
  await shown.getByRole('link', { name: /^Cart, / }).click();
  await shown.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  if (!asksNothing) await shown.getByRole('button', { name: 'Continue', exact: true }).click();
  await shown.getByRole('button', { name: 'Transfer', exact: true }).click();
}

function lastMessage() {
  const document = buyer.received.at(-1)?.get('cxml-urlencoded') ?? '';
  expect(dtdFaults(document)).toEqual([]);
  return readMessage(document);
}

const requisition = (page: Page) => page.getByRole('heading', { name: 'Requisition' }).waitFor();
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
  const sent = lastMessage();
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
  expect(lastMessage().items).toMatchObject([{ quantity: '36', unit: 'CS' }]);

  await page.goto(await buyer.startPage({ operation: 'inspect', items: lastMessage().items }));
  await page.getByText(visitText({ operation: 'inspect', partnerName: HOTELS })).waitFor();
  await page.getByRole('link', { name: 'Cart, 1 line' }).click();
  await page.getByText('36').first().waitFor();
  expect(await button(page, `Edit ${CORN}`).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(0);

  expect(await keptOf(own)).toBe(kept);
  expect((await chef.cart()).lines).toEqual([]);
  await own.getByRole('link', { name: 'Order History' }).waitFor();
});

it('works in a frame of the system’s page, and shows there that it has ended when the frame is loaded again', async () => {
  const page = await visit({ at: '/accessdenied', allows: /./ });
  await page.goto(buyer.framing(await buyer.startPage()));
  const frame = page.frameLocator('iframe');
  await frame.getByText(visitText({ operation: 'create', partnerName: HOTELS })).waitFor();
  await addCorn(frame, '31');
  await page.locator('iframe').evaluate((element) => {
    (element as HTMLIFrameElement).src = `${new URL((element as HTMLIFrameElement).src).origin}/products`;
  });
  await frame.getByText(frameText('session.punchoutExpired')).waitFor();

  await page.goto(buyer.framing(await buyer.startPage()));
  await frame.getByText(visitText({ operation: 'create', partnerName: HOTELS })).waitFor();
  await addCorn(frame, '31');
  const before = buyer.received.length;
  await transfer(frame);
  await frame.getByRole('heading', { name: 'Requisition' }).waitFor();
  expect(buyer.received.length).toBe(before + 1);
  expect(lastMessage().items).toMatchObject([{ quantity: '31' }]);
});

it('transfers a cart by OCI to the requested frame', async () => {
  const page = await visit({ at: '/accessdenied', allows: /./ });
  await page.goto(buyer.framing(buyer.catalogueAddress()));
  const frame = page.frameLocator('iframe');
  await frame.getByText(visitText({ operation: 'create', partnerName: 'Granite State Schools' })).waitFor();
  await addCorn(frame, '30', { isUnusual: true });
  await transfer(frame, { asksNothing: true });
  await requisition(page);
  expect(Object.fromEntries(buyer.received.at(-1) ?? [])).toMatchObject({
    '~OkCode': 'ADDI',
    'NEW_ITEM-UNIT[1]': 'CS',
    'NEW_ITEM-QUANTITY[1]': expect.stringMatching(/^30(\.0+)?$/),
  });
});

it('keeps the cart while the system cannot be reached, and carries it once it can', async () => {
  const page = await visit({
    at: '/accessdenied',
    allows: /ERR_CONNECTION_REFUSED|Failed to load resource|status of 401/,
  });
  await page.goto(await buyer.startPage());
  await addCorn(page, '30');
  await buyer.close();
  await transfer(page);
  await page.getByText(transferWords.unreached(HOTELS)).waitFor();
  await buyer.open();
  const before = buyer.received.length;
  await button(page, 'Try Again').click();
  await requisition(page);
  expect(buyer.received.length).toBe(before + 1);
  await page.goBack();
  await page
    .getByText(frameText('session.punchoutExpired'))
    .or(page.getByText(transferWords.returned(HOTELS)))
    .first()
    .waitFor();
});
