import { cartText } from '#domain/texts/cartText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { answer, cut, hold } from '#test/support/stories/server.ts';
import {
  click,
  closeByEscape,
  fill,
  focus,
  inDialog,
  inOrder,
  inPage,
  inPart,
  loading,
  openDialog,
  press,
  sends,
  visibleButton,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const CART = '**/api/cart';
const LINE = '**/api/cart/line/*';
const AT = { as: 'chef', at: '/cart' } as const;

const filled = visibleButton('Clear Cart');
const removeSalmon = click(/^Remove Salmon/);
const SALMON = 'Quantity of Salmon, Atlantic, Fillet, D-Trim, 3-4 LB';
const typeSalmon = (text: string) => inOrder(fill(SALMON, text), press('Enter'));
const pointAtNotice: Step = ({ page }) => page.getByRole('button', { name: 'Close notice' }).hover();

/** The cart, and notices about it. */
export const cartStories = storiesOf(
  ['cartPage', 'cart', 'notices'],
  [
    { name: 'cart', ...AT, sees: filled, byTab: true },
    { name: 'cart-clear', does: click('Clear Cart'), sees: cartText('cart.clear'), byTab: true },
    { name: 'cart-200-lines', as: 'hotels', at: '/cart', sees: filled },
    { name: 'cart-priceless', as: 'priceless', at: '/cart', sees: filled },
    { name: 'cart-minimum', as: 'resort', at: '/cart', sees: /to go/ },
    { name: 'cart-empty', as: 'school', at: '/cart', sees: cartText('cart.empty') },
    { name: 'cart-loading', ...AT, server: hold(CART), sees: loading },
    { name: 'cart-failed', ...AT, server: cut(CART), sees: 'The cart could not be loaded.' },
    {
      name: 'cart-refreshing',
      after: 'edit-cart-closed',
      server: hold(CART),
      does: sends(
        CART,
        inPage(() => new BroadcastChannel('cart').postMessage(-1)),
      ),
      sees: filled,
    },
    { name: 'cart-removing', ...AT, does: click('Remove Items'), sees: visibleButton('Done'), byTab: true },
    {
      name: 'notice-error',
      server: answer(LINE, { message: 'down', errors: [] }, 500, 'DELETE'),
      does: removeSalmon,
      sees: shopText('cart.writeFailed'),
      byTab: true,
    },
    { name: 'notice-held', does: pointAtNotice, sees: shopText('cart.writeFailed') },
    { name: 'cart-writing', server: hold(LINE), does: sends(LINE, removeSalmon), sees: visibleButton('Done') },
    { name: 'cart-row-typing', ...AT, does: fill(SALMON, '9'), sees: filled, byTab: true },
    { name: 'cart-row-restored', does: inOrder(focus(SALMON), press('Escape')), sees: filled },
    { name: 'cart-row-refused', does: typeSalmon('two'), sees: /is not a quantity/, byTab: true },
    { name: 'cart-row-removal', does: typeSalmon('0'), sees: openDialog('Remove From Cart') },
    {
      name: 'cart-row-unusual',
      does: [closeByEscape('Remove From Cart'), typeSalmon('1200')],
      sees: openDialog('Unusual Quantity'),
    },
    {
      name: 'cart-row-failed',
      server: answer(LINE, { message: 'down', errors: [] }, 500, 'POST'),
      does: [closeByEscape('Unusual Quantity'), typeSalmon('8')],
      sees: shopText('cart.writeFailed'),
    },
    { name: 'cart-row-sending', server: hold(LINE), does: sends(LINE, typeSalmon('6')), sees: filled },
    { name: 'cart-row-retyped', does: fill(SALMON, '5'), sees: filled },
    { name: 'cart-row-waiting', does: inOrder(focus(SALMON), press('Enter')), sees: filled },
    {
      name: 'cart-row-removing',
      ...AT,
      server: hold(LINE),
      does: [typeSalmon('0'), sends(LINE, inDialog('Remove From Cart', click('Remove')))],
      sees: filled,
    },
    // Many lines. This story also runs without the next one.
    {
      name: 'cart-removed',
      as: 'hotels',
      at: '/cart',
      does: inPart('[data-line]', click(/^Remove/)),
      sees: /^Removed /,
    },
    { name: 'cart-put-back', does: click('Undo'), sees: /is back in the cart/, byTab: true },
    { name: 'cart-found', as: 'hotels', at: '/cart', does: fill('Find in Cart', 'lemon'), sees: /of \d+ lines/ },
  ],
);
