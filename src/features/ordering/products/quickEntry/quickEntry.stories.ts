import type { Page } from 'playwright-core';
import { entryText } from '#domain/texts/entryText.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { AVOCADO, cartContains } from '#test/support/stories/cartLines.ts';
import { priceBreaks, search } from '#test/support/stories/catalog.ts';
import { all, cut, hold, letGo, type ServerRule } from '#test/support/stories/server.ts';
import {
  busyButton,
  check,
  click,
  closeByEscape,
  inDialog,
  inOrder,
  noDialog,
  openDialog,
  press,
  select,
  sends,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const VALIDATE = '**/api/cart/validate';
const LINES = '**/api/cart/lines';
const ALL = { as: 'chef', at: '/products#og=' } as const;
const HOSPITAL = { ...ALL, as: 'hospital' } as const;
const PRICELESS = { ...ALL, as: 'priceless' } as const;
const WEEKLY = { ...ALL, at: '/products#og=Weekly' } as const;

const quantities = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });
const rows: Step = ({ page }) => quantities(page).first().waitFor();
const open = inOrder(visibleText(/^\d+ results?/), check('Quick Entry'));

/** Types quantities into the first rows, each with Enter. */
const type =
  (...typed: string[]): Step =>
  async ({ page }) => {
    await quantities(page).first().focus();
    for (const quantity of typed) {
      await page.keyboard.type(quantity);
      await page.keyboard.press('Enter');
    }
  };
const clear = inOrder(inDialog('Clear Entered Lines', click('Clear')), noDialog('Clear Entered Lines'));
const typeInstead = (...typed: string[]) => inOrder(click('Clear'), clear, type(...typed));
const add = (...typed: string[]) => inOrder(type(...typed), click('Add to Cart'));
const entered = visibleButton(/^Entered Lines/);

const paste =
  (text: string): Step =>
  async ({ page }) => {
    await quantities(page).first().focus();
    await page.locator(':focus').evaluate((field: HTMLInputElement, pasted) => {
      field.setRangeText(pasted, 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    }, text);
  };

const REASONS = ['Excluded for this customer', 'Only 2 CS left this week.', 'This product is unavailable.'];
const refuseThree: ServerRule = (page) =>
  stopCalls(page, VALIDATE, async (call) => {
    const errors = ((call.json ?? []) as object[]).slice(0, 3).map((cartLineItem, index) => {
      const message = REASONS[index];
      return { cartLineItem, isSuccess: false, message, errors: [message] };
    });
    await call.fulfill({ json: { isSuccess: false, errors } });
  });
/** The lines are now in the cart. */
const takeAll: ServerRule = (page) =>
  stopCalls(page, LINES, async (call) => {
    const lines = call.json as unknown[];
    const data = lines.map((line) => ({ cartLineItem: line, isSuccess: true, message: null, errors: [] }));
    await call.fulfill({ json: { data, errors: [], version: 999 } });
  });

/** Quick entry: quantities typed into many rows and added to the cart. */
export const quickEntryStories = storiesOf(
  ['quickEntry'],
  [
    { name: 'entry', ...ALL, does: open, sees: rows },
    { name: 'entry-asks', does: [type('2'), select('Main Category', 'Seafood')], sees: openDialog('Unsaved Data') },
    {
      name: 'entry-clear',
      does: [closeByEscape('Unsaved Data'), type('2', '3'), click('Clear')],
      sees: openDialog('Clear Entered Lines'),
    },
    {
      name: 'entry-unusual',
      does: [clear, type('2', '12', '1.5', '0', '4', '24'), typeInstead('1200', '2400'), click('Add to Cart')],
      sees: openDialog('Unusual Quantities'),
    },
    {
      name: 'entry-status',
      server: refuseThree,
      does: [closeByEscape('Unusual Quantities'), typeInstead('2', '3', '3', '4'), click('Add to Cart')],
      sees: openDialog(entryText('entry.statusTitle')),
      byTab: true,
    },
    { name: 'entry-refused', does: click('Go to First'), sees: noDialog(entryText('entry.statusTitle')) },
    {
      name: 'entry-unanswered',
      server: all(letGo(VALIDATE), cut(LINES)),
      does: [typeInstead('2', '3'), click('Add to Cart')],
      sees: visibleButton('Try Again'),
    },
    { name: 'entry-added', server: takeAll, does: click('Try Again'), sees: /^2 Products? Added To Cart$/ },
    { name: 'entry-sending', server: hold(LINES), does: sends(LINES, add('2', '3')), sees: busyButton() },
    {
      name: 'entry-checking',
      ...ALL,
      server: hold(VALIDATE),
      does: [open, sends(VALIDATE, add('2', '3'))],
      sees: busyButton(),
    },
    { name: 'entry-typed', ...ALL, does: [open, type('2', '12', '1.5', '0', '4', '24')], sees: entered, byTab: true },
    {
      name: 'entry-price-breaks',
      ...ALL,
      server: priceBreaks,
      does: [open, type('4', '5', '12')],
      sees: [entered, /^5\+ \w+: \$\d/],
    },
    { name: 'entry-keys', ...ALL, does: [open, rows, press('?')], sees: openDialog('Help') },
    {
      name: 'entry-reviewed',
      does: [closeByEscape('Help'), type('2', '0', '3', '0', '5'), click(/^Entered Lines/)],
      sees: ({ page }) => page.getByRole('button', { name: /^Entered Lines/, pressed: true }).waitFor(),
    },
    { name: 'entry-longest', ...ALL, at: '/products?s=Chafing+Dish+Set#og=', does: open, sees: rows },
    {
      name: 'entry-errors',
      does: [search('corn, sweet'), paste('1.5.2'), press('Enter')],
      sees: shopText('cart.quantityNotANumber', { typed: '1.5.2' }),
    },
    { name: 'entry-override', ...HOSPITAL, does: [open, type('2', '13', '3')], sees: entered },
    { name: 'entry-priceless', ...PRICELESS, does: [open, type('2', '12')], sees: entered },
    {
      name: 'entry-excluded',
      ...ALL,
      as: 'school',
      at: '/products#c=1905&og=',
      does: open,
      sees: ({ page }) =>
        page
          .getByRole('table', { name: 'Quick Entry' })
          .getByText(productsText('categories.excluded'))
          .first()
          .waitFor(),
    },
    {
      name: 'entry-price',
      as: 'hospital',
      at: '/products?s=avocado,+hass#og=',
      server: cartContains([AVOCADO]),
      does: [open, add('3')],
      sees: openDialog(entryText('entry.changePriceTitle')),
    },
    { name: 'entry-guide', ...WEEKLY, does: open, sees: rows },
    {
      name: 'entry-again',
      ...WEEKLY,
      server: cartContains(),
      does: [open, rows, click('Add to Cart')],
      sees: openDialog('Add Again?'),
    },
    { name: 'entry-with-guide', ...WEEKLY, does: [open, add('2')], sees: openDialog('Add Guide Products Too?') },
    {
      name: 'entry-guide-unusual',
      ...WEEKLY,
      does: [open, add('1200'), click(/^Add All/), noDialog('Add Guide Products Too?')],
      sees: [openDialog('Unusual Quantity'), visibleButton('Go Back')],
    },
  ],
);
