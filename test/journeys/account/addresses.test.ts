import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { accountText } from '#domain/texts/accountText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { expectFocus } from '#test/support/browser/keyboard.ts';
import { button, dialog, heading } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const card = (page: Page, display: string) => page.getByRole('listitem').filter({ hasText: display });
const titles = (page: Page) => page.getByRole('list', { name: 'Delivery Addresses' }).getByRole('heading');
const edit = (page: Page) => dialog(page, 'Edit Address');
const fieldOf = (page: Page, label: string) => edit(page).getByRole('textbox', { name: label, exact: true });

it('keeps delivery addresses: masked while typing, the primary one first, and none deleted without confirmation', async () => {
  const page = await visit({ as: 'chef', at: '/account/address' });
  await titles(page).first().waitFor();
  const before = await titles(page).allTextContents();
  await button(page, 'New Address').click();
  const adding = dialog(page, 'New Address');
  const field = (label: string) => adding.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await field(accountText('address.labels.display')).fill('Pier kitchen');
  await field(accountText('address.labels.name')).first().fill('The Gilded Oyster');
  await field(accountText('address.labels.phone')).pressSequentially('207555014212');
  await expect.poll(() => field(accountText('address.labels.phone')).inputValue()).toBe('(207) 555-0142 Ext 12');
  await field(accountText('address.labels.zip')).fill('4101');
  await button(adding, 'Save').click();
  await adding.getByText(accountText('address.zip')).waitFor();
  await field(accountText('address.labels.zip')).fill('k1a0b6');
  await field(accountText('address.labels.city')).focus();
  await expect.poll(() => field(accountText('address.labels.zip')).inputValue()).toBe('K1A 0B6');
  await adding.getByLabel(accountText('address.labels.state')).selectOption({ label: 'Ontario (ON)' });
  await button(adding, 'Save').click();
  await adding.waitFor({ state: 'hidden' });
  await card(page, 'Pier kitchen').getByText('(207) 555-0142 Ext 12').waitFor();

  await button(page, 'Make Pier kitchen the primary address').click();
  await expect.poll(async () => (await titles(page).allTextContents())[0]).toContain('Pier kitchen');
  await button(page, 'Delete Pier kitchen').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(async () => (await titles(page).allTextContents())[0]).toContain('Pier kitchen');

  await button(page, /^Make .+ the primary address$/)
    .first()
    .click();
  await button(page, 'Delete Pier kitchen').click();
  await button(dialog(page, accountText('address.delete')), 'Delete').click();
  await dialog(page, accountText('address.delete')).waitFor({ state: 'hidden' });
  await expect.poll(() => titles(page).allTextContents()).toEqual(before);
  // The button that asked went with its card.
  await expectFocus(heading(page, 'Delivery Addresses'));
});

/** An address of the chef's customer, until the test is over. */
async function addAddress(display: string): Promise<void> {
  const { token } = await signIn(journeyShop(), 'chef');
  const at = `${journeyShop()}/api/account/address`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ display, name: 'The Gilded Oyster', city: 'Portland', zip: '04101' });
  const added = (await (await fetch(at, { method: 'POST', headers, body })).json()) as { key: string };
  onTestFinished(async () => {
    await fetch(`${at}/${added.key}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  });
}

it('shows the second of two editors what the first one changed in the address, and loses nothing that was typed', async () => {
  await addAddress('Dock door');
  const [first, second] = await Promise.all([
    visit({ as: 'chef', at: '/account/address' }),
    visit({ as: 'chef', at: '/account/address', allows: /status of 409/ }),
  ]);
  for (const page of [first, second]) await button(page, 'Edit Dock door').click();
  await fieldOf(first, accountText('address.labels.city')).fill('Bangor');
  await button(edit(first), 'Save').click();
  await card(first, 'Dock door').getByText('Bangor').waitFor();

  await fieldOf(second, accountText('address.labels.city')).fill('Wells');
  await fieldOf(second, accountText('address.labels.contact')).fill('Ada');
  await button(edit(second), 'Save').click();
  const conflict = dialog(second, 'The Address Was Changed Elsewhere');
  await conflict.getByText(accountText('address.conflict')).waitFor();
  expect(await conflict.getByRole('row').allTextContents()).toEqual(['FieldYoursTheirs', 'CityWellsBangor']);
  await button(conflict, 'Keep Editing').click();
  await conflict.waitFor({ state: 'hidden' });
  expect([
    await fieldOf(second, accountText('address.labels.city')).inputValue(),
    await fieldOf(second, accountText('address.labels.contact')).inputValue(),
  ]).toEqual(['Wells', 'Ada']);
  await button(edit(second), 'Save').click();
  await button(conflict, 'Save Mine').click();
  await card(second, 'Dock door').getByText('Wells').waitFor();
  await card(second, 'Dock door').getByText('Ada').waitFor();
});
