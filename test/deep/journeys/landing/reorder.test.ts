import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button, receiptNumber } from '#test/support/browser/shopping.ts';
import { type DemoBuyer, signIn } from '#test/support/shop/demoBuyer.ts';
import { hold, passHeld } from '#test/support/stories/server.ts';

const visit = withBrowser();
const PHONE = { width: 390, height: 844 } as const;
const REORDER = '**/api/history/reorder';
/** A customer for whom no other journey orders. */
const CUSTOMER = 107;

/** Counts taps; fails where the user has to scroll back to the control. */
class Thumb {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    const box = await target.boundingBox();
    expect(box?.y, `${target} is above the screen`).toBeGreaterThanOrEqual(0);
    await target.click();
    this.taps += 1;
  }

  /** From the notice of the added lines to the receipt. */
  async order(): Promise<string> {
    await this.tap(this.page.getByRole('link', { name: 'View cart' }));
    await this.checkOut();
    return await receiptNumber(this.page);
  }

  async checkOut(): Promise<void> {
    const { page } = this;
    await this.tap(page.locator('main').getByRole('link', { name: 'Checkout' }));
    const delivery = page.getByLabel('Delivery Date', { exact: true });
    await expect.poll(() => delivery.inputValue()).not.toBe('');
    await this.tap(button(page, 'Continue'));
    await this.tap(button(page, 'Submit Order'));
  }
}

async function begin(at = '/'): Promise<{ rep: DemoBuyer; thumb: Thumb; page: Page }> {
  const rep = await signIn(journeyShop(), 'rep', CUSTOMER);
  await rep.startAfresh();
  const page = await visit({ as: 'rep', customerKey: CUSTOMER, at, ...PHONE });
  return { rep, page, thumb: new Thumb(page) };
}

const linesOf = async (rep: DemoBuyer) => (await rep.cart()).lines;

it('orders the last order again with three changes in 9 taps, without scrolling back', async () => {
  const { rep, page, thumb } = await begin();
  await thumb.tap(page.getByRole('link', { name: 'Order Again', exact: true }));
  await page.getByRole('checkbox', { name: /^Add /, checked: true }).first().waitFor();
  const fields = page.getByRole('textbox', { name: /^Quantity of / });
  const changed: number[] = [];
  for (const place of [0, 1, 2]) {
    const field = fields.nth(place);
    await thumb.tap(field);
    changed.push(Number(await field.inputValue()) * 2);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(String(changed[place]));
  }
  await thumb.tap(button(page, 'Add to Cart'));
  await page.getByRole('link', { name: 'View cart' }).waitFor();
  expect((await linesOf(rep)).slice(0, 3).map(({ orderQuantity }) => orderQuantity)).toEqual(changed);
  const orderNumber = await thumb.order();
  expect(thumb.taps).toBe(9);
  expect((await rep.orders()).map((order) => order.orderNumber)).toContain(orderNumber);
});

it('orders from a guide with two other quantities in 8 taps', async () => {
  const { rep, page, thumb } = await begin();
  await thumb.tap(button(page.getByRole('region', { name: 'Reorder' }), /products/).first());
  const fields = page.getByRole('textbox', { name: /^Quantity of / });
  await fields.nth(1).waitFor();
  for (const place of [0, 1]) {
    await thumb.tap(fields.nth(place));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('3');
  }
  await thumb.tap(button(page, 'Add to Cart'));
  await thumb.order();
  expect(thumb.taps).toBe(8);
  expect(await linesOf(rep)).toEqual([]);
});

it('orders everything that is due in 5 taps, and offers none of it again', async () => {
  const { rep, page, thumb } = await begin();
  const strip = page.getByRole('region', { name: 'Reorder' });
  await thumb.tap(button(strip, /^Add (All \d+ )?to Cart$/));
  await page.getByText(/^\d+ Products? Added To Cart$/).waitFor();
  const added = new Set((await linesOf(rep)).map(({ productKey }) => productKey));
  expect(added.size).toBeGreaterThan(0);
  await strip
    .getByText(/ in cart$/)
    .first()
    .waitFor();
  await thumb.order();
  expect(thumb.taps).toBe(5);
  await page.goto('/');
  await strip.waitFor();
  const { due } = await rep.reorder();
  expect(due.filter(({ productKey }) => added.has(productKey))).toEqual([]);
});

it.each([390, 1440])('reserves its space while it loads at %i pixels: nothing below it moves', async (width) => {
  const page = await visit({ as: 'chef', width, height: 900, at: '/products', pictures: true });
  await hold(REORDER)(page);
  await page.goto('/');
  const below = page.getByRole('heading', { name: 'How to order' });
  await below.waitFor();
  const placeOf = async () => Math.round(((await below.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY)));
  const before = await placeOf();
  await passHeld(REORDER)(page);
  await page.getByRole('region', { name: 'Reorder' }).waitFor();
  expect(await placeOf()).toBe(before);
});
