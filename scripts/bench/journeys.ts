import { strictEqual } from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { PackedCatalogue } from '#domain/catalog/packedCatalogue.ts';
import { unpackCatalogue } from '#domain/catalog/packedTable.ts';
import type { Product } from '#domain/product/product.ts';
import { launchChromium, openProfile } from '../../test/support/browser/chromium.ts';
import { checkList, openQuickEntry, pasteDialog } from '../../test/support/browser/pasting.ts';
import { addToCart, button, receiptNumber, reviewOrder, signInAs } from '../../test/support/browser/shopping.ts';
import { type DemoBuyer, signIn } from '../../test/support/shop/demoBuyer.ts';
import { isQuick } from './benchOptions.ts';
import type { BenchShop } from './benchShop.ts';
import { LIST } from './firstRow.ts';

const GUIDE = 'Weekly';
const PASTED = 100;
/** The maximum of typed rows of the guide; the others keep the quantities of the guide. */
const TYPED = isQuick ? 4 : Number.POSITIVE_INFINITY;

interface Blocked {
  longest: number;
  total: number;
}

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** Runs in the page before all other scripts. */
function watchLongTasks(): void {
  const tasks: number[] = [];
  window.longTasks = tasks;
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask', buffered: true });
}

/** The time that the page was blocked by something. */
async function blockedBy(page: Page, work: () => Promise<unknown>): Promise<Blocked> {
  await page.evaluate(() => {
    if (window.longTasks) window.longTasks.length = 0;
  });
  await work();
  await page.waitForTimeout(200);
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  return { longest: Math.max(0, ...tasks), total: tasks.reduce((sum, task) => sum + task, 0) };
}

const shownCount = (page: Page) =>
  page
    .getByText(/^[\d,]+ results?/)
    .first()
    .waitFor();

async function addFoundProduct(page: Page, chef: DemoBuyer, products: readonly Product[]): Promise<void> {
  const wanted = products.find(
    ({ description, sellBys }) =>
      /^Salmon/.test(description) &&
      sellBys.some(({ sellByMultiple }) => sellByMultiple <= 1) &&
      products.filter((other) => other.description === description).length === 1,
  );
  const unit = wanted?.sellBys.find(({ sellByMultiple }) => sellByMultiple <= 1)?.unitOfMeasure;
  if (!wanted || unit === undefined) throw new Error('no salmon is sold');
  await page.goto('/login');
  await signInAs(page, 'chef');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(wanted.description);
  const isChoice = wanted.sellBys.length > 1;
  await addToCart(page, { product: wanted.description, quantity: '2', ...(isChoice ? { unit } : {}) });
  await page
    .getByRole('link', { name: 'Cart, 1 lines' })
    .or(page.getByRole('link', { name: 'Cart, 1 line' }))
    .waitFor();
  const { lines } = await chef.cart();
  strictEqual(
    `${lines[0]?.productKey} ${lines[0]?.orderQuantity} ${lines[0]?.unitOfMeasure}`,
    `${wanted.productKey} 2 ${unit}`,
  );
}

/** Far more than usual, and lines of the guide beside typed ones: the user is asked about both once. */
async function confirmWhatIsAsked(page: Page, done: Locator): Promise<void> {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Add (All [\d,]+|as Entered)$/ });
  for (;;) {
    await done.or(confirm).first().waitFor();
    if (await done.isVisible()) return;
    const asked = button(page, (await confirm.first().textContent()) ?? '');
    await asked.click();
    await asked.waitFor({ state: 'hidden' });
  }
}

async function enterGuide(page: Page, chef: DemoBuyer): Promise<number> {
  await chef.startAfresh();
  await page.goto(`/products#og=${GUIDE}`);
  await openQuickEntry(page);
  const fields = page.getByRole('textbox', { name: /^Quantity of/ });
  await fields.first().focus();
  const listed = Number(
    /^\d+/.exec(
      (await page
        .getByText(/^[\d,]+ results?/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  );
  const count = Math.min(listed, TYPED);
  let entered = 0;
  while (entered < count) {
    await page.waitForFunction(() => document.activeElement?.matches('[data-field=quantity]'));
    // A multiple of every pack of the demo data.
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    entered += 1;
    const isLast = await page.waitForFunction(() =>
      document.activeElement?.textContent === 'Add to Cart'
        ? 'end'
        : document.activeElement?.matches('[data-field=quantity]') && 'row',
    );
    if ((await isLast.jsonValue()) === 'end') break;
  }
  await button(page, 'Add to Cart').click();
  await confirmWhatIsAsked(page, page.getByText(/^\d+ Products Added To Cart/));
  const { lines } = await chef.cart();
  strictEqual(lines.length, listed);
  return lines.length;
}

async function order(page: Page, chef: DemoBuyer): Promise<string> {
  const before = (await chef.orders()).length;
  await page
    .getByRole('link', { name: /^Cart, / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Checkout', exact: true }).first().click();
  await reviewOrder(page, 'PO 50000');
  await button(page, 'Submit Order').click();
  const number = await receiptNumber(page);
  strictEqual((await chef.orders()).length, before + 1);
  strictEqual((await chef.cart()).lines.length, 0);
  return number;
}

function pastedLines(products: readonly Product[]): string {
  const sold = products.filter(({ sellBys }) => sellBys.length > 0);
  const step = Math.floor(sold.length / PASTED);
  return Array.from({ length: PASTED }, (_, index) => {
    const product = sold[index * step];
    return `${product?.productCode}\t120\t${product?.sellBys[0]?.unitOfMeasure}`;
  }).join('\n');
}

/** The dialog asks about each quantity far above the usual one; its list renders only the lines in view. */
async function takeDoubtful(page: Page): Promise<void> {
  const dialog = pasteDialog(page);
  const take = button(dialog, /^Take 120/);
  const summary = dialog.getByRole('status').getByText(/ready/).first();
  while ((await take.count()) > 0) {
    const before = (await summary.textContent()) ?? '';
    await take.first().click();
    await summary.filter({ hasNotText: before }).waitFor();
  }
}

/** The most frequent tasks in a browser; throws if one does not complete. */
export async function playJourneys(shop: BenchShop): Promise<void> {
  const catalogue = (await (await shop.get('/api/product/catalogue')()).json()) as PackedCatalogue;
  const products = unpackCatalogue(catalogue);
  const chef = await signIn(shop.base, 'chef');
  await chef.startAfresh();
  const browser = await launchChromium();
  try {
    const context = await openProfile(browser, shop.base);
    context.setDefaultTimeout(60_000);
    await context.addInitScript(watchLongTasks);
    const page = await context.newPage();
    const play = async (name: string, work: () => Promise<unknown>) => {
      const start = performance.now();
      const { longest, total } = await blockedBy(page, work);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(
        `${name}: ${seconds} s; the page was busy ${longest.toFixed(0)} ms at most, ${total.toFixed(0)} ms in all`,
      );
    };
    await page.goto('/login');
    await play('signs in, searches, adds to the cart', () => addFoundProduct(page, chef, products));
    await play(`enters the guide ${GUIDE}`, () => enterGuide(page, chef));
    await play('orders it', () => order(page, chef));
    await page.goto('about:blank');
    await page.goto(LIST);
    await shownCount(page);
    await openQuickEntry(page);
    await page.waitForTimeout(5_000);
    await play(`checks ${PASTED} pasted codes`, () => checkList(page, pastedLines(products)));
    console.log(`  ${await pasteDialog(page).getByRole('status').getByText(/ready/).first().textContent()}`);
    await takeDoubtful(page);
    await play(`adds ${PASTED} pasted lines to quick entry`, async () => {
      await button(pasteDialog(page), /^Add \d+ lines?$/).click();
      await pasteDialog(page).waitFor({ state: 'hidden' });
      await button(page, new RegExp(`^Entered Lines ${PASTED}$`)).waitFor();
    });
  } finally {
    await browser.close();
    await chef.startAfresh();
  }
}
