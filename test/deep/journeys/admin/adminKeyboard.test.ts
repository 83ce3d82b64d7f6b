import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { expectFocus, tabTo, tabToAndPress } from '#test/support/browser/keyboard.ts';
import { button, dialog } from '#test/support/browser/shopping.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
const ZIPS = '**/api/admin/zips';
const PARTNERS = '**/api/admin/partners?*';
const CHARGES = '**/api/admin/charges';

it('adds a holiday and takes it away again by keyboard alone', async () => {
  const page = await visit({ as: 'admin', at: '/admin/calendar' });
  const { keyboard } = page;
  const removals = page.getByRole('button', { name: /^Remove holiday / });
  const saved = () => button(page, 'Discard Changes').and(page.locator('[data-blocked]')).waitFor();
  await button(page, 'Add Holiday').waitFor();
  const before = await removals.count();
  const added = before + 1;
  const name = page.getByLabel(`Name of holiday ${added}`);

  await button(page, 'Add Holiday').focus();
  await keyboard.press('Enter');
  await expectFocus(page.getByLabel(`Date of holiday ${added}`, { exact: true }));
  await keyboard.type(`07/05/${new Date().getFullYear() + 3}`);
  await tabTo(page, name);
  await keyboard.type('By keys alone');
  await keyboard.press('Enter');
  await page.getByText(/^Delivery calendar saved/).waitFor();
  await saved();
  await expectFocus(name);

  await tabToAndPress(page, button(page, `Remove holiday ${added}`));
  await expectFocus(button(page, before > 0 ? `Remove holiday ${before}` : 'Add Holiday'));
  await tabToAndPress(page, button(page, 'Save'));
  await saved();
  await expectFocus(button(page, 'Save'));
  expect(await removals.count()).toBe(before);
});

it('scrolls to the first invalid one of 500 zip rules, and moves the focus with rows that are added and removed', async () => {
  const page = await visit({ as: 'admin' });
  const rules = Array.from({ length: 500 }, (_, place) => ({
    ...{ zip: place === 400 ? '' : String(10_000 + place), isDelivered: true, minimumOrderAmount: 7.5 },
    ...{ weekdays: [2, 4], county: null },
  }));
  await stopCalls(page, ZIPS, (call) => call.fulfill({ json: { version: 3, deliveryWeekdays: [2, 4], rules } }));
  await page.goto('/admin/rules');
  const card = page.getByRole('region', { name: 'Delivery Areas and Minimums' });
  const row = (name: string) => card.getByRole('group', { name: `Delivery area ${name}`, exact: true });
  expect(await row('10000').getByLabel('Minimum ($)').inputValue()).toBe('7.50');
  expect(await card.getByRole('group', { name: /^Delivery area / }).count()).toBeLessThan(30);

  await button(card, 'Add Delivery Area').focus();
  await tabToAndPress(page, button(card, 'Save'));
  await expectFocus(row('row 401').getByLabel('ZIP prefix'));
  await page.keyboard.type('10400');

  await button(card, 'Save').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(button(card, 'Add Delivery Area'));
  await page.keyboard.press('Enter');
  await expectFocus(row('row 501').getByLabel('ZIP prefix'));
  await tabToAndPress(page, button(card, 'Remove delivery area row 501'));
  await expectFocus(button(card, 'Remove delivery area 10499'));
});

it('leaves the question of a conflict by Escape into the field where one was, and gives up what was typed', async () => {
  const page = await visit({ as: 'admin', allows: /409/ });
  await stopCalls(page, CHARGES, async (call) => {
    if (call.method === 'GET') return call.proceed();
    const newest = { ...(await (await fetch(call.url, { headers: call.headers })).json()), addOnCharge: 99 };
    return call.fulfill({ status: 409, json: { message: 'Changed.', errors: ['Changed.'], newest } });
  });
  await page.goto('/admin/rules');
  const charge = page.getByLabel('Delivery charge ($)');
  await charge.waitFor();
  const before = await charge.inputValue();
  await charge.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8.5');
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Changed by Someone Else');
  await question.getByText('$99.00').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expectFocus(charge);
  const card = page.getByRole('region', { name: 'Fees and Tax' });
  await tabToAndPress(page, button(card, 'Discard Changes'));
  const giveUp = page.getByRole('alertdialog', { name: 'Discard Changes?' });
  await tabToAndPress(page, button(giveUp, 'Discard'));
  await giveUp.waitFor({ state: 'hidden' });
  await expectFocus(button(card, 'Save'));
  expect(await charge.inputValue()).toBe(before);
});

it("opens a user and returns to the user's row by keyboard alone", async () => {
  const page = await visit({ as: 'admin', at: '/admin/users' });
  const search = page.getByLabel('Search Users');
  await search.focus();
  await page.keyboard.type('chef');
  const change = button(page, /^Change ?: /);
  await expect.poll(() => change.count()).toBe(1);
  await tabToAndPress(page, change);
  const back = button(page, 'All Users');
  await back.waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(page.getByLabel('Name').first());
  await page.keyboard.press('Shift+Tab');
  await expectFocus(back);
  await page.keyboard.press('Enter');
  await expectFocus(change);
});

it('reaches the first of 500 rows of a trading partner', async () => {
  const page = await visit({ as: 'admin' });
  const products = Array.from({ length: 500 }, (_, place) => ({ productCode: String(1000 + place), code: '50000000' }));
  await stopCalls(page, PARTNERS, async (call) => {
    const [partner] = await (await fetch(call.url, { headers: call.headers })).json();
    const { settings } = partner;
    const long = { ...partner, settings: { ...settings, classes: { ...settings.classes, products } } };
    return call.fulfill({ json: [long] });
  });
  await page.goto('/admin/partners');
  await button(page, /^Change/).click();
  const table = page.getByRole('group', { name: 'Classes by Product' });
  const first = table.getByLabel('Product code, row 1', { exact: true });
  await first.focus();
  expect(await first.inputValue()).toBe('1000');
  expect(await table.getByRole('textbox').count()).toBeLessThan(100);
});
