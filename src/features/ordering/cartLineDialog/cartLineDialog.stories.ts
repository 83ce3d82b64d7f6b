import { cartText } from '#domain/texts/cartText.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { AVOCADO, addElsewhere, cartContains } from '#test/support/stories/cartLines.ts';
import { search } from '#test/support/stories/catalog.ts';
import { answer, cut, hold } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  closeByEscape,
  fill,
  inDialog,
  inOrder,
  openDialog,
  press,
  select,
  sends,
  visibleField,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const LINE = '**/api/cart/line/*';
const PRICES = '**/api/product/price*';
const AT = { as: 'chef', at: '/cart' } as const;

const addHass = click(/^Add Avocado, Hass.* to cart$/);
const searchCorn = search('corn, sweet');
const addCorn = click(/^Add Corn, Sweet.* to cart$/);
const adding = inDialog('Add To Cart', visibleField('Quantity'));
const editFirst = click(/^Edit /);
const editing = inDialog('Edit Cart', visibleField('Quantity'));
const save = (quantity: string) => inOrder(fill('Quantity', quantity), click('Save'));

/** The dialog of a line: added to the cart, or changed there. */
export const cartLineDialogStories = storiesOf(
  ['cartLineDialog', 'cart', 'dialogs'],
  [
    { name: 'add-to-cart', as: 'school', at: '/products?s=corn,+sweet#og=', does: addCorn, sees: adding, byTab: true },
    { name: 'add-to-cart-override', as: 'hospital', at: '/products?s=avocado,+hass', does: addHass, sees: adding },
    {
      name: 'add-to-cart-longest',
      as: 'school',
      at: '/products?s=Chafing+Dish+Set,+Full+Size#og=',
      does: click(/^Add Chafing.* to cart$/),
      sees: adding,
    },
    {
      name: 'add-to-cart-refused',
      after: 'products-empty',
      server: answer('**/api/cart/lin*', { message: 'down', errors: [] }, 500, 'POST'),
      does: [searchCorn, addCorn, adding, click('Save')],
      sees: shopText('cart.writeFailed'),
    },
    {
      name: 'add-to-cart-wrong',
      does: [closeByEscape('Add To Cart'), addCorn, select('Sell By U/M', 'EA'), fill('Quantity', '13'), press('Tab')],
      sees: /Invalid quantity/,
    },
    {
      name: 'add-to-cart-price',
      as: 'chef',
      at: '/products?s=avocado,+hass#og=',
      // For a product with one line the quantity replaces the button.
      server: cartContains([AVOCADO, AVOCADO]),
      does: [addHass, click('Save')],
      sees: openDialog(entryText('entry.changePriceTitle')),
    },
    { name: 'edit-cart', after: 'cart-clear', does: [closeByEscape(cartText('cart.clear')), editFirst], sees: editing },
    { name: 'edit-cart-remove', does: save('0'), sees: openDialog('Remove From Cart'), byTab: true },
    {
      name: 'edit-cart-unusual',
      does: [closeByEscape('Remove From Cart'), save('1200')],
      sees: openDialog('Unusual Quantity'),
    },
    {
      name: 'edit-cart-saving',
      server: hold(LINE),
      does: [closeByEscape('Unusual Quantity'), sends(LINE, save('7'))],
      sees: busyButton(),
    },
    { name: 'edit-cart-prices-late', ...AT, server: hold(PRICES), does: editFirst, sees: editing },
    { name: 'edit-cart-priced-first', does: click('Save'), sees: busyButton() },
    {
      name: 'edit-cart-removing',
      ...AT,
      server: hold(LINE),
      does: [editFirst, save('0'), sends(LINE, inDialog('Remove From Cart', click('Remove')))],
      sees: busyButton(),
    },
    { name: 'edit-cart-unpriced', ...AT, server: cut(PRICES), does: editFirst, sees: [editing, 'Price not loaded'] },
    { name: 'edit-cart-closed', does: closeByEscape('Edit Cart'), sees: 'Clear Cart' },
    {
      name: 'edit-cart-leaving',
      does: [editFirst, fill('Quantity', '4'), press('Escape')],
      sees: frameText('leaving.unsavedData'),
    },
    {
      name: 'cart-conflict',
      as: 'admin',
      at: '/cart',
      does: [editFirst, editing, addElsewhere(2), save('4')],
      sees: openDialog('The Cart Was Changed Elsewhere'),
      byTab: true,
    },
  ],
);
