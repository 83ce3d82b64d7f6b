import type { Cart } from '#domain/cart/cart.ts';
import {
  changedElsewhere,
  GUIDES,
  known,
  newName,
  ONE_GUIDE,
  SAVED,
  unanswered,
} from '#test/support/stories/guides.ts';
import { all, answerHeld, changeAnswer, cut, hold } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  closeByEscape,
  inDialog,
  noDialog,
  openDialog,
  select,
  sends,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const CART = { as: 'chef', at: '/cart' } as const;
const DIALOG = 'Save Order Guide';
const REPLACE = 'Replace Order Guide?';

/** The cart has its first product twice, once by the pound. */
const inTwoUnits = changeAnswer<Cart>('**/api/cart', (cart) => {
  const again = { ...cart.lines[0], id: 99_001, unitOfMeasure: 'LB', orderQuantity: 6 };
  return { ...cart, lines: [...cart.lines, again] };
});

const open = click(DIALOG);
const choose = (guide: string) => inDialog(DIALOG, select('Order Guide', guide));
const nameNew = (name: string) => inDialog(DIALOG, newName(name));
const save = inDialog(DIALOG, click('Save'));
const goBack = closeByEscape(REPLACE);

/** The dialog that saves the cart as an order guide. */
export const saveCartAsGuideStories = storiesOf(
  ['saveCartAsGuide', 'guideWrite', 'dialogs'],
  [
    { name: 'save-cart-guide', byTab: true, ...CART, does: open, sees: openDialog(DIALOG) },
    {
      name: 'save-cart-guide-units',
      ...CART,
      server: all(known, inTwoUnits),
      does: [open, nameNew('standard')],
      sees: /^An order guide lists each product once/,
    },
    {
      name: 'save-cart-guide-replace',
      byTab: true,
      ...CART,
      server: known,
      does: [open, choose('Kitchen'), save],
      sees: REPLACE,
    },
    { name: 'save-cart-guide-creating', ...unanswered(goBack, choose(''), nameNew('Winter'), save) },
    { name: 'save-cart-guide-saved', server: answerHeld(ONE_GUIDE, SAVED), sees: noDialog(DIALOG) },
    {
      name: 'save-cart-guide-asking',
      server: all(hold(GUIDES), cut(ONE_GUIDE)),
      does: [click('Close notice'), open, nameNew('Winter'), sends(GUIDES, save)],
      sees: busyButton('Saving'),
    },
    {
      name: 'save-cart-guide-stale',
      ...CART,
      server: all(known, changedElsewhere({ 1011: [6, 'HC'], 1012: [2, 'CS'], 1152: [1, 'CS'] })),
      does: [open, choose('Kitchen'), save, click('Replace')],
      sees: /^Someone else changed "Kitchen" while/,
    },
    { name: 'save-cart-guide-replacing', ...unanswered(goBack, save, click('Replace')) },
  ],
);
