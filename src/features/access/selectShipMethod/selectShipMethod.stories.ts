import { checkoutText } from '#domain/texts/checkoutText.ts';
import { island } from '#test/machines/access/shipMethodSamples.ts';
import { answer, cutHeld, hold, letGo, passHeld } from '#test/support/stories/server.ts';
import { click, closeByEscape, loading, openDialog, visibleButton } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const ADDRESSES = '**/api/consumer/address';
const DATE = '**/api/cart/date*';
const AT = { as: 'shopper', at: '/products' } as const;
const deliver = click(/^Delivery/);

/** A consumer chooses between pickup and delivery, or changes from one to the other. */
export const selectShipMethodStories = storiesOf(
  ['shipMethod', 'session'],
  [
    { name: 'ship-method-fetching', ...AT, server: hold('**/assets/shipMethodParts*'), sees: 'Opening the storefront' },
    { name: 'ship-method', ...AT, sees: checkoutText('shipMethod.title') },
    { name: 'ship-method-loading', server: hold(ADDRESSES), does: deliver, sees: loading },
    { name: 'ship-method-failed', server: cutHeld(ADDRESSES), sees: visibleButton('Try Again') },
    {
      name: 'ship-method-address',
      server: letGo(ADDRESSES),
      does: click('Try Again'),
      sees: openDialog('New Address'),
    },
    {
      name: 'ship-method-zip',
      server: answer(ADDRESSES, [island]),
      does: [closeByEscape('New Address'), deliver, click(checkoutText('shipMethod.editAddress')), click('Cancel')],
      sees: openDialog(checkoutText('shipMethod.undeliverable')),
    },
    {
      name: 'ship-method-comparing',
      as: 'shopper',
      at: '/cart',
      kept: { customerKey: '0', shipMethod: 'Delivery' },
      server: hold(DATE),
      does: click('Pickup'),
      sees: loading,
    },
    { name: 'ship-method-change', server: passHeld(DATE), sees: visibleButton('Switch to Pickup') },
  ],
);
