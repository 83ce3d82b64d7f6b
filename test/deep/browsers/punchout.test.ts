import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitText } from '#domain/punchout/words.ts';
import { EMPTY_PAGE } from '../../support/browser/chromium.ts';
import { journeyShop } from '../../support/browser/journeyShop.ts';
import { addToCart, openCart, openCheckout, search } from '../../support/otherBrowsers/shopping.ts';
import { button, heading, text } from '../../support/otherBrowsers/visitor.ts';
import { inEachBrowser } from '../../support/otherBrowsers/visits.ts';
import { dtdFaults } from '../../support/partners/cxml/cxmlDocument.ts';
import { readMessage } from '../../support/partners/orderMessage.ts';
import { openProcurement, type ProcurementServer } from '../../support/partners/procurementServer.ts';

const HOTELS = 'Harbor Hotels procurement';

let procurement: ProcurementServer;
beforeAll(async () => {
  procurement = await openProcurement(journeyShop());
});
afterAll(() => procurement?.close());

inEachBrowser((visit) => {
  it('carries a cart by cXML to the system it was opened from', async () => {
    const visitor = await visit({ at: EMPTY_PAGE });
    await visitor.goTo(await procurement.startPage({ cookie: 'other browser' }));
    await visitor.see(text(visitText({ operation: 'create', partnerName: HOTELS })));
    await search(visitor, 'corn');
    await addToCart(visitor, 'Corn, Sweet, Bicolor, 48 EA', '30', 'CS');
    await openCart(visitor, '1 line');
    await openCheckout(visitor);
    await visitor.press(button('Continue'));
    await visitor.press(button('Transfer'));
    await visitor.see(heading('Requisition'));
    const document = procurement.received.at(-1)?.get('cxml-urlencoded') ?? '';
    expect(dtdFaults(document)).toEqual([]);
    const { buyerCookie, items } = readMessage(document);
    expect(buyerCookie).toBe('other browser');
    expect(items).toMatchObject([{ quantity: '30', unit: 'CS' }]);
  });
});
