import { expect, it } from 'vitest';
import { guideEditHref } from '#domain/guide/guideAddress.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { button, dialog } from '#test/support/browser/shopping.ts';

const visit = withBrowser();
const CORN = 'Corn, Sweet, Bicolor, 48 EA';
const BASIL = 'Basil, Sweet, Fresh, 1 LB';

it('keeps an order guide: made, filled, changed, still there after a reload, and deleted', async () => {
  const page = await visit({ as: 'chef', at: '/order-guide' });
  await button(page, 'Create New').click();
  await page.getByLabel('Order Guide Name').fill('Journey');
  await button(dialog(page, 'Create Order Guide'), 'Create').click();
  await page.getByText('Created order guide "Journey" successfully.').waitFor();
  await page.getByRole('link', { name: 'Open' }).or(button(page, 'Open')).click();
  await page.getByText('This order guide has no products yet.').waitFor();

  await button(page, 'Add New Product').click();
  const adding = dialog(page, 'Add to Order Guide');
  for (const [product, quantity] of [
    [CORN, '2'],
    [BASIL, '1.5'],
  ] as const) {
    await adding.getByRole('combobox', { name: 'Product' }).fill(product);
    await page.keyboard.press('Enter');
    await adding.getByLabel('Quantity', { exact: true }).fill(quantity);
    await button(adding, 'Add').click();
    await page.getByText(`Added "${product}" to order guide "Journey"`).waitFor();
  }
  await button(adding, 'Close').first().click();

  await button(page, `Change quantity of ${BASIL}`).click();
  const editing = dialog(page, 'Edit Order Guide Quantity');
  await editing.getByLabel('Quantity', { exact: true }).fill('4');
  await button(editing, 'Save').click();
  await editing.waitFor({ state: 'hidden' });
  await page.reload();
  const row = page.getByRole('row', { name: BASIL });
  await row.getByText('4', { exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe('#og=Journey');

  await button(page, 'Delete').click();
  await button(dialog(page, 'Delete Order Guide?'), 'Delete').click();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Order Guide' }).locator('option').allTextContents())
    .not.toContain('Journey');
});

it('lets two people edit one guide, and loses nothing of either', async () => {
  const [ours, theirs] = [
    await visit({ as: 'chef', at: guideEditHref('Shared'), allows: /409/ }),
    await visit({ as: 'chef' }),
  ];
  await ours.getByLabel(`Include ${CORN}`).or(ours.getByRole('searchbox')).first().waitFor();
  const include = async (page: typeof ours, product: string) => {
    await page.getByRole('searchbox', { name: 'Search products in the catalog' }).fill(product);
    await page.getByLabel(`Include ${product}`).check();
  };
  await include(ours, CORN);
  await button(ours, 'Save').click();
  await ours.getByRole('row', { name: CORN }).waitFor();

  await ours.getByRole('link', { name: 'Edit', exact: true }).click();
  await theirs.goto(guideEditHref('Shared'));
  await button(theirs, 'Only included').click();
  await include(theirs, BASIL);
  await ours.getByRole('searchbox', { name: 'Search products in the catalog' }).fill(CORN);
  await ours.getByRole('textbox', { name: `Quantity of ${CORN}` }).fill('7');
  await button(theirs, 'Save').click();
  await theirs.getByRole('row', { name: BASIL }).waitFor();

  await ours.getByRole('link', { name: 'Cart, ' }).first().click();
  await button(dialog(ours, 'Unsaved Changes'), 'Stay').click();
  await button(ours, 'Save').click();
  const conflict = dialog(ours, 'The Order Guide Was Changed Elsewhere');
  await conflict.getByText(BASIL).waitFor();
  await button(conflict, 'Save Over Theirs').click();
  await ours.getByRole('row', { name: BASIL }).waitFor();
  await expect.poll(() => ours.getByRole('row', { name: CORN }).textContent()).toContain('7');

  await button(ours, 'Delete').click();
  await button(dialog(ours, 'Delete Order Guide?'), 'Delete').click();
  await dialog(ours, 'Delete Order Guide?').waitFor({ state: 'hidden' });
});
