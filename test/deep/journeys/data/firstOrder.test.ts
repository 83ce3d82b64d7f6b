import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessText } from '#domain/texts/accessText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import {
  addToCart,
  button,
  heading,
  latestDeliveryDate,
  receiptNumber,
  reviewOrder,
  searchProducts,
  signInAs,
} from '#test/support/browser/shopping.ts';
import { openShop, type Shop } from '#test/support/shop/shop.ts';
import { runShop } from '#test/support/shop/shopProcess.ts';

const visit = withBrowser();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DEMO_DATA: '0' });
});
afterAll(() => shop?.close());

const FILES = join(import.meta.dirname, '../../../support/imports/distributor');
const ADMIN = 'it@harbor.example';
const PASSWORD = 'Anchor#2027';
const SALMON = 'Salmon, Faroe, side, 3-4 LB';

/** The link that `npm run admin` prints while the shop runs. */
async function linkOfNewAdmin(): Promise<string> {
  const given = ['scripts/command.mjs', 'admin', 'create', '--email', ADMIN, '--name', 'Ada Ordway'];
  const settings = { DATA_DIR: shop.dataDir, PORT: new URL(shop.url).port };
  const command = runShop(process.execPath, given, process.cwd(), settings);
  expect(await command.ended, command.output()).toBe(0);
  return /http\S+/.exec(command.output())?.[0] ?? '';
}

/** The link of an email in the folder where a shop without a mail server keeps them. */
async function linkOfEmailTo(address: string): Promise<string> {
  const folder = join(shop.dataDir, 'mail');
  const find = async () => {
    const files = await readdir(folder).catch(() => []);
    const emails = await Promise.all(files.map(async (file) => simpleParser(await readFile(join(folder, file)))));
    const email = emails.find(({ to }) => JSON.stringify(to).includes(address));
    return email?.text?.match(/http\S+\?t=[^\s)>\]]+/)?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return await find();
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/^Set Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm Password/).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I’m human' }).click();
  await page.getByRole('checkbox', { name: 'I’m human', checked: true }).waitFor();
  await button(page, /^Save Password/).click();
  await page.getByText(accessText('account.password.updated')).first().waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await heading(page, 'Sign In').waitFor();
}

/** The states of the checklist, by its titles. */
async function checklist(page: Page): Promise<Record<string, string>> {
  await page.getByRole('region', { name: 'Admin' }).getByRole('link', { name: 'Setup Checklist' }).click();
  const items = page.getByRole('main').getByRole('listitem');
  await items.first().getByRole('heading').waitFor();
  const heads = await items
    .locator('h2')
    .evaluateAll((titles) =>
      titles.map((title) => [title.textContent ?? '', title.nextElementSibling?.textContent ?? '']),
    );
  return Object.fromEntries(heads);
}

/** Chooses a file of a kind as an admin does, beginning at the checklist. */
async function chooseFile(page: Page, kind: string, file: string): Promise<void> {
  await page.getByRole('region', { name: 'Admin' }).getByRole('link', { name: 'Setup Checklist' }).click();
  await page.getByRole('link', { name: 'Import Data' }).first().click();
  await button(page, `Import ${kind}`).click();
  await page.getByLabel('File to import').setInputFiles(join(FILES, file));
}

const counts = (page: Page) => page.locator('main dl').first().textContent();

/** Reads the preview, and imports the file: the cells of its first row, and the results. */
async function importFile(page: Page): Promise<[string[], string | null]> {
  await page.getByText('Checked. No changes yet.').waitFor();
  const preview = page.getByRole('table', { name: 'How Your Rows Were Read' });
  const cells = await preview.getByRole('row').nth(1).getByRole('cell').allTextContents();
  await button(page, /^Import \d+ Rows$/).click();
  await page.getByText('Imported.').waitFor();
  return [cells.filter((cell) => cell !== ''), await counts(page)];
}

const allNew = (count: number) => `New${count}Changed0Same0Refused0`;
const allChanged = (count: number) => `New0Changed${count}Same0Refused0`;

it('takes an empty shop to its first order, with the files of an ERP as they are and two questions', async () => {
  const admin = await visit({ shopUrl: shop.url, at: '/login' });
  await choosePassword(admin, await linkOfNewAdmin());
  await signInAs(admin, ADMIN, PASSWORD);
  await admin.getByText('No Products Available').waitFor();
  const topics = ['Products', 'Prices', 'Prices of $0.00', 'Stock', 'Customers', 'People'];
  expect(await checklist(admin)).toMatchObject({
    ...Object.fromEntries(topics.map((topic) => [topic, 'Missing'])),
    'Addresses of customers': 'Optional',
    'Delivery days': 'Done',
  });

  let questions = 0;
  const answer = async (answering: Promise<unknown>) => {
    questions += 1;
    await answering;
  };
  await chooseFile(admin, 'Categories', 'item-categories.csv');
  const [seafood, categories] = await importFile(admin);
  expect([seafood.slice(0, 4), categories]).toEqual([['2', 'New', 'SEAFOOD', 'Seafood'], allNew(5)]);
  await chooseFile(admin, 'Products', 'items.csv');
  const [haddock, products] = await importFile(admin);
  expect([haddock.slice(0, 8), products]).toEqual([
    ['2', 'New', '00410', '1001', '00410', 'Haddock, fillet, skin on, 10 LB', 'FISH', 'BX'],
    allNew(6),
  ]);
  await chooseFile(admin, 'List prices', 'items.csv');
  const [name, unit] = ['Haddock, fillet, skin on, 10 LB', 'BX'];
  expect(await importFile(admin)).toEqual([['2', 'Changed', '00410', name, unit, 'Now 84.50 / BX'], allChanged(6)]);
  await chooseFile(admin, 'Stock', 'items.csv');
  expect(await importFile(admin)).toEqual([['2', 'Changed', '00410', name, 'Now 38'], allChanged(6)]);
  await chooseFile(admin, 'Customers', 'customers.csv');
  const [cafe, customers] = await importFile(admin);
  expect([cafe.slice(0, 5), customers]).toEqual([['2', 'New', 'C04711', '1001', 'Corner Cafe'], allNew(2)]);

  await chooseFile(admin, 'Ship-tos', 'customers.csv');
  await admin.getByText('Rows are identified by customer and code.').waitFor();
  await answer(admin.getByLabel('No.', { exact: true }).selectOption('customer'));
  await admin.getByText('Choose the matching heading, or enter one value for all rows below.').waitFor();
  const code = admin.getByLabel('code for all rows');
  await answer(code.fill('MAIN'));
  await code.press('Enter');
  const [elmStreet, shipTos] = await importFile(admin);
  expect([elmStreet, shipTos]).toEqual([
    expect.arrayContaining(['C04711', 'MAIN', '8 Elm Street', '04101']),
    allNew(2),
  ]);
  await chooseFile(admin, 'Users', 'users.csv');
  const [ida, users] = await importFile(admin);
  expect([ida.slice(0, 5), users]).toEqual([['2', 'New', 'ida', 'Ida Marsh', 'ida@corner.example'], allNew(2)]);
  expect(ida.slice(-4)).toEqual(['C04711', 'Corner Cafe', '207-555-0188', 'no']);
  expect(questions).toBeLessThanOrEqual(2);

  expect(await checklist(admin)).toMatchObject(
    Object.fromEntries([...topics, 'Addresses of customers'].map((topic) => [topic, 'Done'])),
  );
  await admin.getByRole('listitem', { name: 'People' }).getByRole('link').click();
  await admin
    .getByRole('row', { name: /Ida Marsh/ })
    .getByRole('button', { name: /^Invite/ })
    .click();
  await admin.getByText('An invitation was sent to Ida Marsh.').first().waitFor();
  await button(admin, 'Log Out').click();

  const buyer = await visit({ shopUrl: shop.url, at: '/login' });
  await choosePassword(buyer, await linkOfEmailTo('ida@corner.example'));
  await signInAs(buyer, 'ida', PASSWORD);
  await buyer.getByText('Corner Cafe').first().waitFor();
  await buyer.getByText('5 results').first().waitFor();
  await searchProducts(buyer, 'salmon');
  await buyer.getByText('1 result').first().waitFor();
  const card = buyer.getByRole('article').filter({ hasText: SALMON });
  expect(await card.textContent()).toMatch(/\$15\.75\s*\/?\s*LB/);
  await addToCart(buyer, { product: SALMON, quantity: '12' });
  await buyer.getByRole('link', { name: 'Cart, 1 line' }).click();
  await buyer.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await latestDeliveryDate(buyer);
  await reviewOrder(buyer, 'PO 1');
  await button(buyer, 'Submit Order').click();
  expect(await receiptNumber(buyer)).toMatch(/^\d+$/);
  await buyer.getByText('$189.00').first().waitFor();
});
