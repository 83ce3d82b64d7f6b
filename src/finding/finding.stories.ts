import { all, answer, hold, passHeld } from '#test/support/stories/server.ts';
import { click, fill, openDialog, press, sends } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const BOX = 'Search products';
const PRICES = '**/api/product/price*';
const LINES = '**/api/cart/lin*';
const CHUNK = '**/assets/quickFindParts-*.js';

const suggestion: Step = ({ page }) =>
  page.getByRole('grid', { name: 'Suggested products' }).getByRole('row').first().waitFor();
const chosen: Step = ({ page }) => page.locator('[role=row][aria-selected=true]').waitFor();
const counted: Step = ({ page }) =>
  page
    .locator('main article')
    .getByRole('textbox', { name: /^Quantity of .*, CS$/ })
    .waitFor();
const noneSuggested: Step = ({ page }) =>
  page.getByRole('grid', { name: 'Suggested products' }).waitFor({ state: 'detached' });
/** Once that chunk has loaded, the arrow key moves from the box into the results. */
const intoResults: Step = async ({ page }) => {
  await page.locator('[data-add]').first().waitFor();
  await page.getByLabel(BOX).focus();
  while ((await page.locator('main article:focus').count()) === 0) await page.keyboard.press('ArrowDown');
};

/** From the search box to the cart with the keyboard only. */
export const findingStories = storiesOf(
  ['finding', 'cartLineDialog'],
  [
    { name: 'suggestions-asleep', as: 'chef', at: '/help', sees: 'Help' },
    {
      name: 'suggestions-late',
      as: 'chef',
      at: '/help',
      server: hold(CHUNK),
      does: fill(BOX, 'salmon'),
      sees: 'Products',
    },
    { name: 'suggestions', as: 'chef', at: '/help', does: fill(BOX, 'salmon'), sees: suggestion },
    {
      name: 'suggestion-chosen',
      as: 'chef',
      at: '/help',
      does: [fill(BOX, 'salmon'), suggestion, press('ArrowDown', 'ArrowDown', '3')],
      sees: chosen,
    },
    {
      name: 'suggestion-adding',
      as: 'chef',
      at: '/help',
      does: [
        fill(BOX, 'salmon'),
        suggestion,
        ({ page }) => hold(PRICES)(page),
        press('ArrowDown'),
        sends(PRICES, press('Enter')),
      ],
      sees: 'Products',
    },
    {
      name: 'suggestion-refused',
      server: all(answer(LINES, { message: 'down', errors: [] }, 500, 'POST'), passHeld(PRICES)),
      sees: openDialog('Add To Cart'),
    },
    {
      name: 'suggestions-closed',
      as: 'chef',
      at: '/help',
      does: [fill(BOX, 'salmon'), suggestion, press('Escape')],
      sees: noneSuggested,
    },
    {
      name: 'suggestions-phone',
      as: 'chef',
      at: '/help',
      upTo: 599,
      does: [click('Search'), fill(BOX, 'salmon')],
      sees: suggestion,
      byTab: true,
    },
    {
      name: 'result-focused',
      as: 'chef',
      at: '/products?s=salmon#og=',
      does: intoResults,
      sees: '5 results for salmon',
    },
    {
      name: 'result-counted',
      as: 'chef',
      at: '/products?s=salmon#og=',
      does: [intoResults, press('4')],
      sees: counted,
    },
  ],
);
