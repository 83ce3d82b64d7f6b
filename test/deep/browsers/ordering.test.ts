import { expect, it } from 'vitest';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { journeyShop } from '../../support/browser/journeyShop.ts';
import {
  addToCart,
  openCart,
  openCheckout,
  openFromMenu,
  pressInMenu,
  receiptNumber,
  search,
  signInAs,
} from '../../support/otherBrowsers/shopping.ts';
import {
  button,
  dialog,
  fact,
  field,
  heading,
  link,
  radio,
  region,
  text,
  within,
  withRole,
} from '../../support/otherBrowsers/visitor.ts';
import { inEachBrowser } from '../../support/otherBrowsers/visits.ts';
import { type DemoBuyer, signIn } from '../../support/shop/demoBuyer.ts';

const SALMON = 'Salmon, Atlantic, Fillet, D-Trim, 3-4 LB';
const BASIL = 'Basil, Sweet, Fresh, 1 LB';
/** As the layout is called on a wide window, and on a narrow one. */
const CARDS = radio(/^(Grid|Mobile)$/);

/** The only address that the consumer has, with this zip. */
async function deliverTo(zip: string, { token }: DemoBuyer): Promise<void> {
  const calls = `${journeyShop()}/api/consumer/address`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const [kept] = (await (await fetch(calls, { headers })).json()) as { key: string }[];
  const body = JSON.stringify({ display: 'Home', name: 'Robin Calloway', zip });
  const { ok } = await fetch(kept ? `${calls}/${kept.key}` : calls, { method: 'POST', headers, body });
  if (!ok) throw new Error('the consumer has no address');
}

inEachBrowser((visit) => {
  it('fills a cart, changes it, and orders its lines for the total that was shown', async () => {
    const chef = await signIn(journeyShop(), 'chef');
    await chef.startAfresh();
    const before = (await chef.orders()).length;
    const visitor = await visit({ as: 'chef', at: '/products#og=' });
    await visitor.see(text('612 results'));
    await visitor.press(CARDS);
    await search(visitor, 'salmon, atlantic');
    await addToCart(visitor, SALMON, '1', 'CS');
    await search(visitor, 'basil, sweet');
    await addToCart(visitor, BASIL, '1.5');

    await openCart(visitor, '2 lines');
    await visitor.press(button(`Edit ${SALMON}`));
    await visitor.write(within(dialog('Edit Cart'), field('Quantity')), '2');
    await visitor.press(within(dialog('Edit Cart'), button('Save')));
    await visitor.seeNo(dialog('Edit Cart'));
    expect((await visitor.see(within(region('Totals'), fact('Total')))).text).toMatch(/^\$[1-9]/);
    const { lines } = await chef.cart();
    expect(lines.map(({ orderQuantity, unitOfMeasure }) => `${orderQuantity} ${unitOfMeasure}`)).toEqual([
      '2 CS',
      '1.5 LB',
    ]);

    await openCheckout(visitor);
    await visitor.write(field('Customer P.O.'), 'PO 20377');
    await visitor.press(button('Continue'));
    await visitor.see(button('Submit Order'));
    const { text: total } = await visitor.see(fact('Total'));
    await visitor.press(button('Submit Order'));
    await visitor.see(text('Thank you. Your order was placed.'));
    const orderNumber = await receiptNumber(visitor);
    expect((await visitor.see(fact('Estimated Total'))).text).toBe(total);

    await openFromMenu(visitor, 'Order History');
    await visitor.see(text(orderNumber));
    expect((await chef.orders()).length - before).toBe(1);
    expect((await chef.cart()).lines).toEqual([]);
    await visitor.see(link(/^Cart, 0 lines/));
  });

  it('orders by quick entry', async () => {
    const chef = await signIn(journeyShop(), 'chef');
    await chef.startAfresh();
    const visitor = await visit({ as: 'chef', at: '/products#og=Weekly' });
    await visitor.see(text(/^[\d,]+ results?/));
    await visitor.press(radio('Quick Entry'));
    await visitor.write(withRole('textbox', /^Quantity of/), '2');
    await visitor.press(button('Add to Cart'));
    await visitor.press(button('Only What I Typed'));
    await visitor.see(link(/^Cart, 1 line/));
    await visitor.press(CARDS);
    const { lines } = await chef.cart();
    expect(lines.map(({ orderQuantity }) => orderQuantity)).toEqual([2]);
    await chef.startAfresh();
  });

  it('lets a consumer choose delivery, see where that is impossible, pick up instead, and correct the address', async () => {
    const shopper = await signIn(journeyShop(), 'shopper@example.com');
    await shopper.startAfresh();
    await deliverTo('04852', shopper);
    const visitor = await visit({ at: '/login' });
    await signInAs(visitor, 'shopper@example.com');
    await visitor.see(heading(checkoutText('shipMethod.title')));
    await visitor.press(button(/^Delivery/));
    const question = dialog(checkoutText('shipMethod.undeliverable'));
    await visitor.press(within(question, button(checkoutText('shipMethod.proceed'))));

    await search(visitor, 'baguette');
    await addToCart(visitor, 'Baguette, French, Par-Baked, 24 CT', '1');
    await openCart(visitor, '1 line');
    await openCheckout(visitor);
    await visitor.press(button('Continue'));
    await visitor.see(text(/^We do not deliver to this zip code\./));
    await pressInMenu(visitor, button('Pickup'));
    const change = region('Switch to Pickup');
    await visitor.see(within(change, text('The line in your cart stays.')));
    await visitor.see(within(change, text(checkoutText('shipMethod.chargeDropped', { amount: '$7.50' }))));
    await visitor.press(within(change, button('Switch to Pickup')));
    await visitor.seeNo(change);
    expect((await visitor.see(radio(/^Pickup/))).isChecked).toBe(true);
    await visitor.press(button('Continue'));
    await visitor.write(field('Customer P.O.'), '7');
    await visitor.press(button('Continue'));
    await visitor.see(region('Payment Information'));

    await pressInMenu(visitor, button('Delivery'));
    await visitor.press(within(question, button(checkoutText('shipMethod.editAddress'))));
    const edited = dialog('Edit Address');
    await visitor.write(within(edited, field('ZIP Code')), '04101');
    await visitor.press(within(edited, button('Save')));
    await visitor.see(text('Minimum order amount for this zip code is $50.00.'));
    await visitor.press(button('Switch to Delivery'));
    await visitor.see(text(checkoutText('shipMethod.minimum', { amount: '$50.00' })));
  });
});
