import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PackedCatalogue } from '#domain/catalog/packedCatalogue.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { expectFocus, tabTo } from '#test/support/browser/keyboard.ts';
import { openQuickEntry } from '#test/support/browser/pasting.ts';
import { button, dialog } from '#test/support/browser/shopping.ts';
import { type DemoBuyer, signIn } from '#test/support/shop/demoBuyer.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
const DEFAULTS = '**/api/userPreferences/defaults';
const SAVED = { isSuccess: true, errorReason: null, errorCode: 0 };
/** A unit that the distributor gave up after the browser had read the catalogue. */
const GIVEN_UP = 'ZZ';
const [TO_MEND, TO_DROP] = [10, 40];

interface Row {
  description: string;
  unit: string;
  quantity: string;
}

/** What is ordered of the guide: a quantity of its own for each row, in the order of the list. */
async function wantedOf(shopUrl: string, { token }: DemoBuyer, name: string): Promise<Row[]> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) => (await (await fetch(`${shopUrl}${path}`, { headers })).json()) as T;
  const products = new Map((await read<Product[]>('/api/product/list')).map((one) => [one.productKey, one]));
  const guide = (await read<Guide[]>('/api/orderguide')).find((one) => one.name === name);
  const rows = (guide?.products ?? []).flatMap(({ productKey, unitOfMeasure }, index) => {
    const product = products.get(productKey);
    const multiple = product?.sellBys.find((unit) => unit.unitOfMeasure === unitOfMeasure)?.sellByMultiple || 1;
    return product
      ? [{ description: product.description, unit: unitOfMeasure, quantity: String(multiple * (2 + (index % 7))) }]
      : [];
  });
  return rows.sort((left, right) => left.description.localeCompare(right.description, 'en', { numeric: true }));
}

/** The browser still offers the dropped unit. */
async function offerGivenUpUnit(page: Page): Promise<void> {
  await stopCalls(page, '**/api/product/catalogue*', async (call) => {
    const headers = { authorization: call.headers.Authorization ?? '' };
    const answered = await fetch(`${journeyShop()}/api/product/catalogue`, { headers });
    const packed = (await answered.json()) as PackedCatalogue;
    const unit = { unitOfMeasure: GIVEN_UP, stockConversion: 1, isPricing: false, sellByMultiple: 0 };
    const terms = packed.dictionaries.terms.map((one) => ({ ...one, sellBys: [...one.sellBys, unit] }));
    await call.fulfill({ json: { ...packed, dictionaries: { ...packed.dictionaries, terms } } });
  });
}

/** Neither head nor strip lies over the field that has the focus. */
const isFocusInSight = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === document.activeElement;
  });
const quantityOf = (page: Page, { description }: Row) =>
  page.getByRole('textbox', { name: `Quantity of ${description}`, exact: true });
const unitOf = (page: Page, { description }: Row) =>
  page.getByRole('combobox', { name: `Sell By U/M of ${description}`, exact: true });

it('orders a guide of sixty lines by keyboard alone, two of them refused by the server, corrected and sent', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const wanted = await wantedOf(journeyShop(), chef, 'Weekly');
  const [toCorrect, toDrop] = [wanted[TO_MEND], wanted[TO_DROP]];
  if (!toCorrect || !toDrop) throw new Error('The guide is too short.');

  const page = await visit({ as: 'chef', at: '/cart' });
  const { keyboard } = page;
  await stopCalls(page, DEFAULTS, (call) => (call.method === 'POST' ? call.fulfill({ json: SAVED }) : call.fallback()));
  await offerGivenUpUnit(page);
  await page.goto('/products#og=Weekly');
  await page.getByText(`${wanted.length} results`).first().waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'Grid' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await page.getByRole('table', { name: 'Quick Entry' }).waitFor();
  await tabTo(page, page.getByRole('textbox', { name: /^Quantity of/ }).first());

  for (const row of wanted) {
    await expectFocus(quantityOf(page, row));
    await expect.poll(() => isFocusInSight(page), { message: `${row.description} is in sight` }).toBe(true);
    await keyboard.type(row.quantity);
    if (row === toCorrect || row === toDrop) {
      await keyboard.press('Tab');
      await keyboard.type(GIVEN_UP);
      await expect.poll(() => unitOf(page, row).inputValue()).toBe(GIVEN_UP);
    }
    await keyboard.press('Enter');
  }
  await expectFocus(button(page, 'Add to Cart'));
  await keyboard.press('Enter');
  await tabTo(page, button(page, 'Add All 60'));
  await keyboard.press('Enter');
  await expectFocus(button(page, 'Add as Entered'));
  await keyboard.press('Enter');

  const status = dialog(page, entryText('entry.statusTitle'));
  await status.getByText(entryText('entry.notAdded')).waitFor();
  await expect.poll(() => status.getByRole('row').count()).toBe(3);
  await expectFocus(button(status, 'Go to First'));
  await keyboard.press('Enter');
  await expectFocus(quantityOf(page, toCorrect));
  await keyboard.press('Tab');
  await keyboard.type(toCorrect.unit);
  await expect.poll(() => unitOf(page, toCorrect).inputValue()).toBe(toCorrect.unit);
  await keyboard.press('Control+Enter');
  await expectFocus(button(page, 'Add to Cart'));
  for (let presses = 0; presses < 4; presses += 1) await keyboard.press('Shift+Tab');
  await expectFocus(button(page, '1 to correct'));
  await keyboard.press('Enter');
  await expectFocus(quantityOf(page, toDrop));
  await keyboard.type('0');
  await keyboard.press('Control+Enter');
  await keyboard.press('Enter');
  await tabTo(page, button(page, 'Add All 59'));
  await keyboard.press('Enter');
  await expectFocus(button(page, 'Add as Entered'));
  await keyboard.press('Enter');

  const ordered = wanted.filter((row) => row !== toDrop);
  await page.getByText(`${ordered.length} Products Added To Cart`).waitFor();
  await page.getByRole('link', { name: `Cart, ${ordered.length} lines` }).waitFor();
  const { lines } = await chef.cart();
  const inCart = lines.map(({ orderQuantity, unitOfMeasure }) => `${orderQuantity} ${unitOfMeasure}`);
  expect(inCart.sort()).toEqual(ordered.map(({ quantity, unit }) => `${quantity} ${unit}`).sort());
  expect(wanted).toHaveLength(60);
  await chef.startAfresh();
});

it('keeps what was typed through scrolling and a reload, and asks before another filter or page takes it away', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  page.on('dialog', (asking) => asking.accept());
  await openQuickEntry(page);
  const [first, last] = ['Acai, Pure, Unsweetened, 60/3.5 OZ', 'Apron, Bib, Black, Two Pocket'].map((description) =>
    page.getByRole('textbox', { name: `Quantity of ${description}`, exact: true }),
  );
  if (!first || !last) throw new Error('unreachable');
  const entered = button(page, 'Entered Lines 2');
  await first.fill('3');
  await last.fill('2');
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await first.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => first.inputValue()).toBe('3');

  await page.getByLabel('Main Category').selectOption('Seafood');
  await dialog(page, 'Unsaved Data').getByText(frameText('leaving.unsavedData')).waitFor();
  await button(page, 'Stay').click();
  await first.waitFor();
  await page.reload();
  await openQuickEntry(page);
  await entered.click();
  await expect.poll(() => first.inputValue()).toBe('3');
  await expect.poll(() => last.inputValue()).toBe('2');

  await page.getByRole('link', { name: /^Cart, / }).click();
  await dialog(page, 'Unsaved Changes').getByText(frameText('leaving.unsavedData')).waitFor();
  await button(page, 'Stay').click();
  await entered.waitFor();
  await entered.click();
  await page.getByLabel('Main Category').selectOption('Seafood');
  await button(page, 'Change View').click();
  await first.waitFor({ state: 'detached' });
  await button(page, 'Entered Lines 0').waitFor();
  await page.reload();
  await openQuickEntry(page);
  await button(page, 'Entered Lines 0').waitFor();
});

/** Whether a person sees it whole: nothing lies over it, and its own text does not end behind its edge. */
const isSeenWhole = (element: SVGElement | HTMLElement): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 4, top + 4],
    [right - 4, bottom - 4],
  ] as const;
  return (
    element.scrollWidth <= element.clientWidth &&
    corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  );
};

it('shows the field that is typed in, and the way into the cart, on a page zoomed to 400 %', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=Weekly', width: 320, height: 256 });
  await openQuickEntry(page);
  const field = page.getByRole('textbox', { name: /^Quantity/ }).nth(2);
  await field.pressSequentially('-3');
  await expect.poll(() => field.evaluate(isSeenWhole)).toBe(true);
  await page.keyboard.press('Tab');
  await button(page, /to correct$/).waitFor();
  const adding = button(page, 'Add to Cart');
  await adding.focus();
  await expect.poll(() => adding.evaluate(isSeenWhole)).toBe(true);
});

it('shows the complete last sale and pack size of a product on a tablet', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=Weekly', width: 768 });
  await openQuickEntry(page);
  const facts = page.getByRole('row').locator('p', { hasText: /^Last: |\d [A-Z]{2}$/ });
  await facts
    .filter({ hasText: /^Last: / })
    .first()
    .waitFor();
  const cut = await facts.evaluateAll((lines) =>
    lines.flatMap((line) => {
      const whole = [...line.children].filter((_, place, all) => all.length < 3 || place !== 1);
      return whole.every((part) => part.scrollWidth <= part.clientWidth || part.clientWidth === 0) &&
        line.scrollWidth <= line.clientWidth
        ? []
        : [line.textContent];
    }),
  );
  expect(cut).toEqual([]);
});
