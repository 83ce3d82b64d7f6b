import { expect, it } from 'vitest';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { button, dialog } from '#test/support/browser/shopping.ts';

const visit = withBrowser();

it('makes passwords longer, the product page a list and syncs two pictures; a buyer sees the list and a picture', async () => {
  const page = await visit({ as: 'admin', at: '/admin' });
  const card = (title: string) => page.getByRole('region', { name: title });
  const length = page.getByRole('combobox', { name: 'Minimum Length' });
  const setLength = async (characters: string) => {
    await length.selectOption(characters);
    await button(card('Password Options'), 'Save').click();
  };
  const setLayout = async (layout: string) => {
    await card('Default Layout').getByRole('combobox').selectOption(layout);
    await button(card('Default Layout'), 'Save').click();
    await page.getByText(adminText('admin.layoutSaved')).waitFor();
  };
  await length.waitFor();
  const before = await length.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '');

  await setLength('10 characters');
  const question = dialog(page, 'Change Password Options?');
  await question.getByText(adminText('admin.stricter')).waitFor();
  await button(question, 'Change Options').click();
  await page.getByText(adminText('admin.passwordOptionsSaved')).waitFor();
  await setLayout('List');
  await button(page, 'Sync Images').click();
  const images = card('Product Images');
  await images.getByText(adminTexts.sync.done).waitFor();
  await images.getByText(adminTexts.sync.progress(3, 3)).waitFor();
  await images.getByText(adminTexts.sync.unmatched(1)).click();
  await images.getByText('nobody.svg').waitFor();

  const buyer = await visit({ as: 'chef', at: '/products#og=', pictures: true });
  await buyer.getByRole('list', { name: 'Sold by' }).first().waitFor();
  expect(await buyer.getByRole('radio', { name: 'List' }).isChecked()).toBe(true);
  const picture = buyer.locator('main img').first();
  // The drawings of the demo are wider than they are high.
  const isSquare = (image: HTMLImageElement) => image.naturalWidth > 0 && image.naturalWidth === image.naturalHeight;
  await expect.poll(() => picture.evaluate(isSquare)).toBe(true);

  await page.reload();
  await length.waitFor();
  expect(await length.inputValue()).toBe('10');
  await setLength(before);
  await page.getByText(adminText('admin.passwordOptionsSaved')).waitFor();
  await setLayout('Grid');
});
