import type { Page } from 'playwright-core';
import { shipMethodTexts } from '../../domain/checkout/shipMethodTexts.ts';
import { island } from '../../test/machines/access/shipMethodSamples.ts';
import { button, dialog, heading } from '../../test/support/shopping.ts';
import { cutHeld, passHeld } from './heldCalls.ts';
import { answer, cut, hold, leaves, letGo, type Scene, sees, waits } from './scene.ts';

const ADDRESSES = '**/api/consumer/address';
const byDelivery = { customerKey: '0', shipMethod: 'Delivery' };
const byPickup = { customerKey: '0', shipMethod: 'Pickup' };

const chooses = (then: (page: Page) => Promise<void>) => async (page: Page) => {
  await button(page, /^Delivery/).click();
  await then(page);
};

export const shipMethodScenes: readonly Scene[] = [
  {
    name: 'ship-method',
    as: 'shopper',
    at: '/products',
    show: (page) => heading(page, shipMethodTexts.title).waitFor(),
  },
  {
    name: 'ship-method-fetching',
    as: 'shopper',
    at: '/products',
    network: hold('**/assets/shipMethodParts*'),
    show: sees('Opening the storefront'),
  },
  { name: 'ship-method-loading', after: 'ship-method', network: hold(ADDRESSES), show: chooses(waits) },
  {
    name: 'ship-method-failed',
    after: 'ship-method-loading',
    network: cutHeld(ADDRESSES),
    show: (page) => button(page, 'Try Again').waitFor(),
  },
  {
    name: 'ship-method-address',
    after: 'ship-method-failed',
    network: letGo(ADDRESSES),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await dialog(page, 'New Address').waitFor();
    },
  },
  {
    name: 'ship-method-zip',
    after: 'ship-method-address',
    network: answer(ADDRESSES, [island]),
    show: async (page) => {
      await leaves(page, 'New Address');
      await button(page, /^Delivery/).click();
      await button(page, shipMethodTexts.editAddress).click();
      await button(page, 'Cancel').click();
      await dialog(page, shipMethodTexts.undeliverable).waitFor();
    },
  },
  {
    name: 'ship-method-comparing',
    as: 'shopper',
    at: '/cart',
    kept: byDelivery,
    network: hold('**/api/cart/date*'),
    show: async (page) => {
      await button(page, 'Pickup').click();
      await waits(page);
    },
  },
  {
    name: 'ship-method-change',
    after: 'ship-method-comparing',
    network: passHeld('**/api/cart/date*'),
    show: (page) => button(page, 'Switch to Pickup').waitFor(),
  },
  {
    name: 'checkout-method',
    as: 'shopper',
    at: '/checkout',
    show: async (page) => {
      await button(page, /^Pickup/).click();
      await page.getByRole('radio', { name: /^Pickup/ }).waitFor();
    },
  },
  {
    name: 'checkout-method-again',
    after: 'checkout-method',
    network: cut('**/api/cart/header'),
    show: async (page) => {
      await button(page, 'Continue').click();
      await page.getByLabel('Customer P.O.').fill('8');
      const missed = page.waitForEvent('requestfailed');
      await page.keyboard.press('Tab');
      await missed;
      await button(page, 'Back').click();
      await page.getByRole('radio', { name: /^Pickup/ }).waitFor();
    },
  },
  {
    name: 'checkout-pickup',
    isVariant: true,
    as: 'shopper',
    at: '/checkout',
    kept: byPickup,
    show: async (page) => {
      await button(page, 'Continue').click();
      await page.getByRole('textbox', { name: 'Pickup Date' }).waitFor();
    },
  },
];
