import type { Page } from 'playwright-core';
import { button, dialog } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { cutHeld } from './heldCalls.ts';
import { all, answer, hold, type Scene, sees, waits } from './scene.ts';

const CONSUMER = '**/api/consumer';
const ADA = {
  company: 'Shore & Co',
  phone: '207555014212',
  name: 'Ada Shore',
  email: 'ada@example.com',
  emailOption: true,
};

/** What she changes is never answered. */
async function ada(page: Page): Promise<void> {
  await stopCalls(page, CONSUMER, (call) => (call.method === 'GET' ? call.fulfill({ json: ADA }) : undefined));
}

const asks = answer('**/api/settings/consumer', {
  registrationMessage: null,
  useOption: true,
  optionDefault: true,
  optionText: 'Send me offers by email',
});

/** Who is signed in is a consumer. */
async function asConsumer(page: Page): Promise<void> {
  await stopCalls(page, '**/api/settings', async (call) => {
    const settings = await (await call.fetch()).json();
    await call.fulfill({ json: { ...settings, sessionType: 'Consumer' } });
  });
}

const newPassword = async (page: Page): Promise<void> => {
  await button(page, 'Change Password').click();
  await dialog(page, 'Change Password').waitFor();
  await page.getByLabel(/^Current Password/).fill('Harbor#2026');
  await page.getByLabel(/^New Password/).fill('Gravlax#Dill7');
  await page.getByLabel(/^Confirm New Password/).fill('Gravlax#Dill7');
};

/** What everybody sets for himself, and a consumer's preferences. */
export const accountScenes: readonly Scene[] = [
  {
    name: 'settings',
    as: 'chef',
    at: '/settings',
    show: (page) => page.getByLabel('Primary Color', { exact: true }).waitFor(),
  },
  {
    name: 'change-password',
    after: 'settings',
    show: async (page) => {
      await newPassword(page);
      await button(dialog(page, 'Change Password'), 'Cancel').click();
      await dialog(page, 'Change Password').waitFor({ state: 'hidden' });
      await newPassword(page);
    },
  },
  {
    name: 'change-password-sending',
    after: 'change-password',
    network: hold('**/api/password'),
    show: async (page) => {
      await button(page, 'Save').click();
      await sees('Saving')(page);
    },
  },
  {
    name: 'preferences-loading',
    as: 'chef',
    at: '/user-preferences',
    network: all(asConsumer, hold(CONSUMER)),
    show: waits,
  },
  {
    name: 'preferences-failed',
    after: 'preferences-loading',
    network: cutHeld(CONSUMER),
    show: (page) => button(page, 'Try Again').waitFor(),
  },
  {
    name: 'preferences',
    after: 'preferences-failed',
    network: all(asks, ada),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Confirm Email')(page);
    },
  },
  {
    name: 'preferences-typed',
    after: 'preferences',
    show: async (page) => {
      await page.getByRole('textbox', { name: 'Company' }).fill('Shore & Sons');
      await page.getByRole('textbox', { name: /^Confirm Email/ }).fill(ADA.email);
    },
  },
  {
    name: 'preferences-saving',
    after: 'preferences-typed',
    show: async (page) => {
      await page.getByRole('textbox', { name: 'Company' }).fill(ADA.company);
      await button(page, 'Save').click();
      await sees('Saving')(page);
    },
  },
  {
    name: 'settings-of-consumer',
    after: 'preferences-saving',
    show: async (page) => {
      await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
      await sees('A new password ends all your other sessions.')(page);
    },
  },
];
