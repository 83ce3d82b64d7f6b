import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { expectFocus } from '#test/support/browser/keyboard.ts';
import { addToCart, button, dialog, heading, searchProducts } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const SALMON = 'Salmon, Atlantic, Fillet, D-Trim, 3-4 LB';
const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

it('moves the focus to the heading of each page, and names the tab after the page', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  const title = () => expect.poll(() => page.title());
  await title().toBe('Products · Harbor Provisions');
  await searchProducts(page, 'salmon, atl');
  await page.getByRole('link', { name: SALMON, exact: true }).click();
  await expectFocus(heading(page, 'Product'));
  await title().toBe(`${SALMON} · Harbor Provisions`);
  await page.getByRole('link', { name: /^Cart, / }).click();
  await expectFocus(heading(page, 'Cart'));
  await title().toBe('Cart · Harbor Provisions');
  await page.goto('/checkout');
  await menuLink(page, 'Categories').click();
  await expectFocus(heading(page, 'Categories'));
  await menuLink(page, 'Checkout').click();
  await expectFocus(heading(page, 'Checkout'));
  await title().toBe('Checkout · Harbor Provisions');
});

it('begins in the first field of the sign-in page', async () => {
  const page = await visit({ at: '/login' });
  await expectFocus(page.getByLabel('Username'));
  expect(await page.title()).toBe('Sign In · Harbor Provisions');
});

describe('Back', () => {
  it('closes the dialog that is open and leaves the page only then, asking where something was typed', async () => {
    const chef = await signIn(journeyShop(), 'chef');
    await chef.startAfresh();
    const page = await visit({ as: 'chef', at: '/categories' });
    await menuLink(page, 'Products').click();
    await searchProducts(page, 'salmon, atl');
    await button(page, `Add ${SALMON} to cart`).click();
    const adding = dialog(page, 'Add To Cart');
    await adding.waitFor();
    await page.goBack();
    await adding.waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/products');
    await button(page, `Add ${SALMON} to cart`).click();
    await adding.getByLabel('Quantity', { exact: true }).fill('7');
    await page.goBack();
    const asking = dialog(page, 'Unsaved Changes');
    await button(asking, 'Stay').click();
    await asking.waitFor({ state: 'hidden' });
    expect(await adding.getByLabel('Quantity', { exact: true }).inputValue()).toBe('7');
    await page.goBack();
    await button(asking, 'Leave').click();
    await adding.waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/products');
  });

  it('closes what is open on the page that a visit began with, and leaves that with a second Back', async () => {
    const page = await visit({ as: 'chef', at: '/order-guide' });
    await button(page, 'Create New').click();
    const naming = dialog(page, 'Create Order Guide');
    await naming.waitFor();
    await page.goBack();
    await naming.waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/order-guide');
    await button(page, 'Create New').waitFor();
    await page.goBack().catch(() => null);
    await expect.poll(() => page.url()).not.toContain('/order-guide');
  });

  it("leaves nothing over the page when the browser sends no event at the end of a dialog's fade", async () => {
    const chef = await signIn(journeyShop(), 'chef');
    await chef.startAfresh();
    await chef.add({ productKey: 1152, unitOfMeasure: 'CS', orderQuantity: 1 });
    const page = await visit({ as: 'chef', at: '/cart', reducedMotion: 'no-preference' });
    const question = dialog(page, 'Clear Cart');
    await button(page, 'Clear Cart').click();
    await question.waitFor();
    await page.evaluate(() =>
      window.addEventListener('animationend', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await button(question, 'Cancel').click();
    await question.waitFor({ state: 'hidden' });
    await button(page, 'Clear Cart').click();
    await question.waitFor();
    await chef.startAfresh();
  });

  it('closes the menu and the search of a phone', async () => {
    const page = await visit({ as: 'chef', at: '/categories' });
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, 'Menu').click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    await button(page, 'Search').click();
    await expectFocus(page.getByRole('searchbox', { name: 'Search products' }));
    await page.goBack();
    await button(page, 'Search').waitFor();
    await expectFocus(button(page, 'Search'));
    expect(page.url()).toContain('/categories');
  });
});

describe('the header', () => {
  const WIDTHS = [360, 768, 1024, 1440];
  const PAGES = ['/products#og=', '/categories', '/cart', '/history/products', '/checkout', '/order-guide'];

  /** Where its parts begin, in CSS pixels, once the page has taken the width of its window. */
  const partsOf = (page: Page) =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const parts = ['[aria-label=Menu]', '[aria-label="Home page"]', '[data-page-title]', 'search', 'a[href="/cart"]'];
      return parts.map((part) => Math.round(document.querySelector(`header ${part}`)?.getBoundingClientRect().x ?? -1));
    });

  it('has the same places on every page, on windows of every width', async () => {
    const page = await visit({ as: 'chef', at: '/history/orders' });
    const placesAt = new Map(WIDTHS.map((width) => [width, new Set<string>()]));
    for (const at of PAGES) {
      await page.goto(at);
      await page.getByRole('link', { name: /^Cart, \d/ }).waitFor();
      await page.getByText('The Gilded Oyster', { exact: true }).waitFor();
      for (const [width, places] of placesAt) {
        await page.setViewportSize({ width, height: 800 });
        places.add(String(await partsOf(page)));
      }
    }
    expect([...placesAt.values()].map(({ size }) => size)).toEqual(WIDTHS.map(() => 1));
  });
});

it('CON-04: a dialog fills a window of less than 415 px, and no wider one; product cards have 244 px, and their row on a phone', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  const add = button(page, /^Add .* to cart$/);
  const cards = page.getByRole('article').filter({ has: add });
  await cards.first().waitFor();
  const resize = (width: number) => page.setViewportSize({ width, height: 780 });
  const cardWidth = async () => (await cards.first().boundingBox())?.width;
  for (const width of [600, 768, 1440]) {
    await resize(width);
    await expect.poll(cardWidth).toBe(244);
  }
  await resize(599);
  await expect.poll(cardWidth).toBe(350);
  await resize(360);
  await expect.poll(cardWidth).toBeGreaterThan(300);
  await add.first().click();
  const size = async (width: number) => {
    await resize(width);
    const box = await page.getByRole('dialog').boundingBox();
    return [box?.width, box?.height];
  };
  await button(page, 'Cancel').waitFor();
  await expect.poll(() => size(414)).toEqual([414, 780]);
  const fills = async (width: number) => {
    const [across = 0, down = 0] = await size(width);
    return across >= width || down >= 780;
  };
  await expect.poll(() => fills(415)).toBe(false);
});

it('shows a notice on a phone where it covers no button of the next dialog', async () => {
  const page = await visit({ as: 'chef', at: '/products?s=salmon' });
  await page.setViewportSize({ width: 360, height: 740 });
  await addToCart(page, { product: SALMON, quantity: '1' });
  const notice = page.getByText(/Products? Added To Cart/);
  await notice.waitFor();
  await button(page, /^Add .* to cart$/)
    .nth(1)
    .click();
  const save = button(dialog(page, 'Add To Cart'), 'Save');
  const place = (locator: Locator) => locator.boundingBox();
  const [shown, below] = [await place(notice), await place(save)];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});
