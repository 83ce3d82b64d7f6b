import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferWords } from '#domain/punchout/transferWords.ts';
import { visitText } from '#domain/punchout/words.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { addCorn, HOTELS, lastMessage, requisition, transfer } from '#test/support/browser/punchingOut.ts';
import { button } from '#test/support/browser/shopping.ts';
import { openProcurement, type ProcurementServer } from '#test/support/partners/procurementServer.ts';

const visit = withBrowser();
let buyer: ProcurementServer;
beforeAll(async () => {
  buyer = await openProcurement(journeyShop());
});
afterAll(() => buyer?.close());

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
  expect(lastMessage(buyer).items).toMatchObject([{ quantity: '31' }]);
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
