import { expect, it } from 'vitest';
import { nameOf } from '#domain/receivable/paymentItem.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { journeyShop } from '../../support/browser/journeyShop.ts';
import { TEST_CARD } from '../../support/browser/payByCard.ts';
import { fillBilling, fillCard, openCart, openCheckout, receiptNumber } from '../../support/otherBrowsers/shopping.ts';
import { button, fact, field, region, text, within, withRole } from '../../support/otherBrowsers/visitor.ts';
import { inEachBrowser } from '../../support/otherBrowsers/visits.ts';
import { signIn } from '../../support/shop/demoBuyer.ts';

const DECLINED = { ...TEST_CARD, number: '4000000000000002' };
const EXPIRED = { ...TEST_CARD, expires: '0124' };

inEachBrowser((visit) => {
  it('refuses a card that has expired and one that is declined, and places one order with a third', async () => {
    const shopper = await signIn(journeyShop(), 'shopper@example.com');
    await shopper.startAfresh();
    await shopper.add({ productKey: 1152, unitOfMeasure: 'CS', orderQuantity: 1 });
    const before = new Set((await shopper.orders()).map(({ orderNumber }) => orderNumber));
    const visitor = await visit({ as: 'shopper@example.com' });
    await visitor.press(button(/^Pickup/));
    await openCart(visitor, '1 line');
    await openCheckout(visitor);
    await visitor.press(button('Continue'));
    await visitor.write(field('Customer P.O.'), '7');
    await visitor.press(button('Continue'));

    await fillCard(visitor, EXPIRED);
    await fillBilling(visitor);
    await visitor.press(button('Continue'));
    await visitor.see(text(accountText('card.expired')));
    expect(await visitor.all(button(/^Pay \$/))).toEqual([]);

    await fillCard(visitor, DECLINED);
    await visitor.press(button('Continue'));
    await visitor.press(button(/^Pay \$/));
    await visitor.see(within(withRole('alert'), text(accountText('payment.declined'))));
    await visitor.write(field('Card Number'), TEST_CARD.number);
    await visitor.write(field('CVV'), TEST_CARD.cvv);
    await visitor.press(button('Continue'));
    const { text: pay } = await visitor.see(button(/^Pay \$/));
    await visitor.press(button(/^Pay \$/));
    const orderNumber = await receiptNumber(visitor);
    expect(pay).toContain(`Pay ${(await visitor.see(fact('Total'))).text}`);
    const placed = (await shopper.orders()).map((order) => order.orderNumber).filter((number) => !before.has(number));
    expect(placed).toEqual([orderNumber]);
  });

  it('selects all that is due, and pays a dollar of an invoice by card', async () => {
    const chef = await signIn(journeyShop(), 'chef');
    const items = await chef.openItems();
    const [invoice] = items.filter(({ balance }) => balance > 20);
    if (!invoice) throw new Error('the demo has nothing to pay');
    const amount = withRole('textbox', `Amount to pay of ${nameOf(invoice)}`);
    const visitor = await visit({ as: 'chef', at: '/account/payment' });

    await visitor.press(button('Select All Due'));
    await visitor.see(text(/^[2-9]\d* items selected$/));
    expect((await visitor.see(amount)).value).toBe(invoice.balance.toFixed(2));
    await visitor.press(button('Clear Selection'));
    await visitor.see(text('0 items selected'));
    await visitor.write(amount, '1');
    await visitor.press(button('Continue'));
    await visitor.press(within(region('Review Selection'), button('Continue')));
    await fillCard(visitor);
    await fillBilling(visitor);
    await visitor.press(button('Continue'));
    await visitor.press(button('Pay $1.00'));
    await visitor.see(within(region('Receipt'), text(accountText('payment.paid'))));
    const after = (await chef.openItems()).find(({ arCode }) => arCode === invoice.arCode);
    expect(after?.balance).toBeCloseTo(invoice.balance - 1, 5);
  });
});
