import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guideEditHref } from '#domain/guide/guideAddress.ts';
import { draftTexts } from '#domain/savedDraft/draftTexts.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { ORDER } from '#test/support/api/orderOnce.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { expire } from '#test/support/browser/expire.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button, dialog, heading, signInAs } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const offer = (page: Page) => dialog(page, sharedText('draft.title'));
const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('parkedWork'));

it('continues checkout, with the text of a field, after the session ended in another tab', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  await chef.add(...ORDER);
  const page = await visit({ as: 'chef', at: '/checkout', allows: /status of 401/ });
  const notes = page.getByLabel('Notes');
  await notes.pressSequentially('Ring twice');
  const other = await page.context().newPage();
  await expire(page);
  await other.goto('/history/orders');
  await heading(other, 'Sign In').waitFor();
  await button(page, 'Continue').click();
  await heading(page, 'Sign In').waitFor();
  await signInAs(page, 'chef');
  await offer(page).getByText(sharedText('draft.ofCheckout')).waitFor();
  await button(page, sharedText('draft.goOn')).click();
  await expect.poll(() => notes.inputValue()).toBe('Ring twice');
  await expect.poll(() => kept(page)).toBeNull();
});

it('continues the edit of a guide, shows it to no other user, and clears it at Log Out', async () => {
  const page = await visit({ as: 'chef', at: guideEditHref('Weekly'), allows: /status of 401/ });
  const quantity = page.getByRole('textbox', { name: /^Quantity/ }).first();
  const change = async (text: string) => {
    await quantity.fill(text);
    await expire(page);
    await button(page, 'Save').click();
    await page.getByText(frameText('session.expired')).waitFor();
  };
  await change('1234');
  await signInAs(page, 'chef');
  await offer(page).getByText(draftTexts.ofGuide('Weekly')).waitFor();
  await button(page, sharedText('draft.goOn')).click();
  await expect.poll(() => quantity.inputValue()).toBe('1234');

  await change('1235');
  await signInAs(page, 'admin');
  await page.getByText('Pine & Tide Bistro').first().waitFor();
  await expect.poll(() => kept(page)).toBeNull();
  await offer(page).waitFor({ state: 'detached' });

  await button(page, 'Log Out').click();
  await page.goto(`/login`);
  await signInAs(page, 'chef');
  await page.getByText('The Gilded Oyster').first().waitFor();
  await page.goto(guideEditHref('Weekly'));
  await quantity.fill('1236');
  await button(page, 'Log Out').click();
  await button(dialog(page, 'Unsaved Changes'), 'Leave').click();
  await expect.poll(() => kept(page)).toBe('');
});
