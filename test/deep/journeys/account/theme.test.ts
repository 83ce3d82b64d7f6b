import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { themeTexts } from '#domain/settings/themeTexts.ts';
import { keptThemeText, THEME_KEY } from '#src/theme/keptTheme.ts';
import { dusk } from '#test/machines/themeSamples.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { EMPTY_PAGE } from '#test/support/browser/chromium.ts';
import { button, dialog, signInAs } from '#test/support/browser/shopping.ts';

const visit = withBrowser();

/** In the page: the painted colors of everything in it. */
const shownIn = (page: Page, place = 'body') =>
  page.locator(place).evaluate((element) => {
    const probe = element.appendChild(document.createElement('i'));
    const painted = (tone: string) => {
      probe.style.color = `var(--ui-colors-${tone})`;
      return getComputedStyle(probe).color;
    };
    const [accent, badge] = [painted('accent'), painted('badge')];
    probe.remove();
    return { accent, badge, isDark: document.documentElement.classList.contains('dark') };
  });
const STANDARD = { accent: 'rgb(0, 128, 128)', badge: 'rgb(235, 0, 83)', isDark: false };
const shows = (page: Page, shown: object) => expect.poll(() => shownIn(page)).toEqual(shown);

it('chooses a theme by the keyboard alone; dialogs and other tabs follow, and it disappears and returns with its owner', async () => {
  const page = await visit({ as: 'admin', at: '/settings' });
  const other = await page.context().newPage();
  await other.goto('/categories');
  await page.bringToFront();
  const primary = page.getByLabel('Primary Color', { exact: true });
  await primary.focus();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  const hue = page.getByRole('slider', { name: 'Hue' });
  await hue.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => hue.evaluate((thumb) => thumb === document.activeElement)).toBe(true);
  for (const key of ['Home', 'Escape']) await page.keyboard.press(key);
  await hue.waitFor({ state: 'hidden' });
  await expect.poll(() => primary.inputValue()).toBe('#800000');
  await page.getByRole('radio', { name: 'Use system setting' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByLabel('Secondary Color', { exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('ffd400');
  expect(await shownIn(page)).toEqual(STANDARD);
  await page.keyboard.press('Enter');
  await page.getByText(themeTexts.saved).waitFor();
  const chosen = { accent: '', badge: 'rgb(255, 212, 0)', isDark: true };
  const seen = await shownIn(page);
  expect({ ...seen, accent: '' }).toEqual(chosen);
  expect(seen.accent).not.toBe(STANDARD.accent);
  await shows(other, seen);
  await button(page, 'Change Password').click();
  const save = button(dialog(page, 'Change Password'), 'Cancel');
  await save.waitFor();
  const inDialog = dialog(page, 'Change Password');
  expect(await shownIn(page, '[role=dialog]')).toEqual(seen);
  expect(await inDialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(33, 33, 37)');
  await save.click();
  await other.close();
  await button(page, 'Log Out').click();
  await shows(page, STANDARD);
  await page.goto('/login');
  await signInAs(page, 'admin');
  await page.getByText('Pine & Tide Bistro').first().waitFor();
  await shows(page, seen);
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await button(page, 'Reset').click();
  await dialog(page, 'Reset Theme').getByText(themeTexts.reset).waitFor();
  await button(dialog(page, 'Reset Theme'), 'Reset').click();
  await page.getByText(themeTexts.saved).waitFor();
  await shows(page, STANDARD);
});

it('asks before changed colors are left', async () => {
  const page = await visit({ as: 'chef', at: '/settings' });
  await page.getByLabel('Primary Color', { exact: true }).fill('#7a1fa2');
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await button(dialog(page, 'Unsaved Changes'), 'Stay').click();
  await button(page, 'Cancel').click();
  await dialog(page, 'Cancel Changes').getByText(themeTexts.cancel).waitFor();
  await button(dialog(page, 'Cancel Changes'), 'Discard').click();
  await dialog(page, 'Cancel Changes').waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByLabel('Primary Color', { exact: true }).inputValue()).toBe('#008080');
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForURL('**/categories');
});

it('paints what was chosen before any of the program has come', async () => {
  const page = await visit({ as: 'chef', at: EMPTY_PAGE });
  const kept = keptThemeText({ username: 'chef', theme: dusk });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [THEME_KEY, kept] as const);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.locator('#opening').waitFor();
  await shows(page, { accent: 'rgb(102, 153, 204)', badge: 'rgb(102, 153, 204)', isDark: true });
  const opening = page.locator('#opening');
  expect(await opening.evaluate((head) => getComputedStyle(head).backgroundColor)).toBe('rgb(25, 25, 28)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(17, 17, 19)');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
