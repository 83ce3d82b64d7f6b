import type { Page } from 'playwright-core';
import type { Cart } from '../../domain/cart/cart.ts';
import { texts } from '../../domain/texts.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { entryScene, forgetsLayout, LINES, quantities, types, typesInstead, VALIDATE } from './quickEntry.ts';
import { all, cut, leaves, letGo, type Scene, sees } from './scene.ts';

/** Hass, 48 to the case. */
const AVOCADO = 1011;

async function pastes(page: Page, text: string): Promise<void> {
  const focused = page.locator(':focus');
  await focused.evaluate((field: HTMLInputElement, pasted) => {
    field.setRangeText(pasted, 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
}

async function refuses(page: Page): Promise<void> {
  await stopCalls(page, VALIDATE, async (call) => {
    const lines = (call.json ?? []) as object[];
    const errors = lines.slice(0, 3).map((cartLineItem, index) => {
      const message = ['Excluded for this customer', 'Only 2 CS left this week.', 'This product is unavailable.'][
        index
      ];
      return { cartLineItem, isSuccess: false, message, errors: [message] };
    });
    await call.fulfill({ json: { isSuccess: false, errors } });
  });
}

/** The product stands in the cart at another price. */
async function sellsCheaply(page: Page, productKey: number): Promise<void> {
  await stopCalls(page, '**/api/cart', async (call) => {
    const answered = await call.fetch();
    const cart = (await answered.json()) as Cart;
    const [line] = cart.lines;
    const cheap = { ...line, id: 9001, productKey, unitOfMeasure: 'CS', unitOfMeasure_Prc: 'CS', unitPrice: 1.23 };
    await call.fulfill({ json: { ...cart, lines: [...cart.lines, cheap] } });
  });
}

async function opensExcluded(page: Page): Promise<void> {
  await page
    .getByText(/^\d+ results?/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Quick Entry' }).check({ force: true });
  await page.getByRole('table', { name: 'Quick Entry' }).getByText(texts.categories.excluded).first().waitFor();
}

export const quickEntryScenes: readonly Scene[] = [
  entryScene({ name: 'entry' }),
  {
    name: 'entry-asks',
    after: 'entry',
    show: async (page) => {
      await types(page, '2');
      await page.getByLabel('Main Category').selectOption('Seafood');
      await dialog(page, 'Unsaved Data').waitFor();
    },
  },
  entryScene({ name: 'entry-typed', acts: (page) => types(page, '2', '12', '1.5', '0', '4', '24') }),
  {
    name: 'entry-errors',
    isVariant: true,
    after: 'entry-longest',
    show: async (page) => {
      await page.getByRole('searchbox', { name: 'Search products' }).fill('corn, sweet');
      await sees(/results? for corn, sweet/)(page);
      await quantities(page).first().focus();
      await pastes(page, '1.5.2');
      await page.keyboard.press('Enter');
      await sees(texts.cart.quantityNotANumber('1.5.2'))(page);
    },
  },
  entryScene({ name: 'entry-guide', at: '/products#og=Weekly' }),
  entryScene({
    name: 'entry-override',
    isVariant: true,
    as: 'hospital',
    acts: (page) => types(page, '2', '13', '3'),
  }),
  entryScene({
    name: 'entry-priceless',
    isVariant: true,
    as: 'priceless',
    acts: (page) => types(page, '2', '12'),
  }),
  {
    name: 'entry-excluded',
    isVariant: true,
    as: 'school',
    at: '/products#c=1905&og=',
    network: forgetsLayout,
    show: opensExcluded,
  },
  entryScene({ name: 'entry-longest', isVariant: true, at: '/products?s=Chafing+Dish+Set#og=' }),
  {
    name: 'entry-reviewed',
    isVariant: true,
    after: 'entry-keys',
    show: async (page) => {
      await leaves(page, 'Help');
      await types(page, '2', '0', '3', '0', '5');
      await button(page, /^Entered Lines/).click();
      await page.getByRole('button', { name: /^Entered Lines/, pressed: true }).waitFor();
    },
  },
  {
    name: 'entry-status',
    after: 'entry-unusual',
    network: refuses,
    show: async (page) => {
      await leaves(page, 'Unusual Quantities');
      await typesInstead(page, '2', '3', '3', '4');
      await button(page, 'Add to Cart').click();
      await dialog(page, texts.entry.statusTitle).waitFor();
    },
  },
  {
    name: 'entry-refused',
    after: 'entry-status',
    show: async (page) => {
      await button(page, 'Go to the First').click();
      await dialog(page, texts.entry.statusTitle).waitFor({ state: 'hidden' });
    },
  },
  entryScene({
    name: 'entry-price',
    isVariant: true,
    as: 'hospital',
    at: '/products?s=avocado,+hass#og=',
    network: (page) => sellsCheaply(page, AVOCADO),
    acts: async (page) => {
      await types(page, '3');
      await button(page, 'Add to Cart').click();
      await dialog(page, texts.entry.changePriceTitle).waitFor();
    },
  }),
  {
    name: 'entry-unanswered',
    after: 'entry-refused',
    network: all(letGo(VALIDATE), cut(LINES)),
    show: async (page) => {
      await typesInstead(page, '2', '3');
      await button(page, 'Add to Cart').click();
      await button(page, 'Try Again').waitFor();
    },
  },
  entryScene({
    name: 'entry-keys',
    isVariant: true,
    acts: async (page) => {
      await page.keyboard.press('?');
      await dialog(page, 'Help').waitFor();
    },
  }),
];
