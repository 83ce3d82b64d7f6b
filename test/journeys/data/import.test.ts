import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { button, searchProducts } from '#test/support/browser/shopping.ts';

const visit = withBrowser();
const NAME = 'Pears, Bosc, Brought In By File, 22 LB';

async function downloadOf(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  await page.getByLabel('File to import').setInputFiles({ name: 'pears.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Checked. No changes yet.').waitFor();
}

async function importRows(page: Page): Promise<void> {
  await button(page, 'Import 1 Row').click();
  await page.getByText('Imported.').waitFor();
}

const countsOn = (page: Page) => page.locator('main dl').first().textContent();

/** The cells of a row by the headings of the template, in its order. */
function row(headings: readonly string[], cells: Readonly<Record<string, string>>): string {
  return headings.map((heading) => cells[heading] ?? '').join(',');
}

it('imports a product: from the template, past an unknown heading and an invalid row, into the catalog', async () => {
  const page = await visit({ as: 'admin', at: '/admin/import' });
  await button(page, 'Import Products').click();
  const template = await downloadOf(page, 'Template');
  expect(template.name).toBe('products.csv');
  const [line = ''] = template.text.replace('\ufeff', '').split('\r\n');
  const headings = line.split(',');

  const pears = { code: 'PEAR-1', description: `"${NAME}"`, category: '1101', defaultUnit: 'CS' };
  const wrong = { ...pears, code: 'PEAR-2', defaultQuantity: 'a dozen' };
  const file = [line.replace('description', 'Bezeichnung'), row(headings, pears), row(headings, wrong)];
  await choose(page, file);
  await page.getByText('No rows can be imported. Correct the file and try again.').waitFor();
  await page.getByText(/^New rows also need description/).waitFor();

  await page.getByLabel('Bezeichnung').selectOption('description');
  await button(page, 'Import 1 Row').waitFor();
  expect(await countsOn(page)).toBe('New1Changed0Same0Refused1');
  const table = page.getByRole('table', { name: 'Rows', exact: true });
  await table.getByText('Enter a number such as 12.50').waitFor();
  expect((await table.getByRole('row').nth(1).getByRole('cell').allTextContents()).slice(0, 4)).toEqual([
    '3',
    'Refused',
    'defaultQuantity',
    'a dozen',
  ]);
  await importRows(page);
  expect(await countsOn(page)).toBe('New1Changed0Same0Refused1');
  expect((await downloadOf(page, 'Download All')).text.split('\r\n')[1]).toBe('2,new,,,,,');

  await page.goto('/products');
  await searchProducts(page, 'bosc brought');
  await page.getByText(NAME).first().waitFor();

  await page.goto('/admin/import');
  await page.getByRole('table', { name: 'Recent files' }).getByText('pears.csv').first().waitFor();
  await button(page, 'Import Products').click();
  await choose(page, ['code,active', 'PEAR-1,no']);
  await importRows(page);
  expect(await countsOn(page)).toBe('New0Changed1Same0Refused0');
});
