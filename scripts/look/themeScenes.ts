import type { Page } from 'playwright-core';
import { button, dialog } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { all, cut, hold, leaves, letGo, type Scene, sees, waits } from './scene.ts';

const THEME = '**/api/theme';
const SAVED = { isSuccess: true, errorReason: null, errorCode: 0 };

const field = (page: Page, which: 'Primary' | 'Secondary') => page.getByLabel(`${which} Color`, { exact: true });

/** How somebody chooses the theme in which he sees the shop. Nothing is really saved: others show the same buyer. */
export const themeScenes: readonly Scene[] = [
  { name: 'theme-loading', as: 'chef', at: '/settings', network: hold(THEME), show: waits },
  {
    name: 'theme-failed',
    after: 'theme-loading',
    network: all(cut(THEME), cutHeld(THEME)),
    show: (page) => button(page, 'Try Again').waitFor(),
  },
  {
    name: 'theme',
    after: 'theme-failed',
    network: letGo(THEME),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await field(page, 'Primary').waitFor();
    },
  },
  {
    name: 'theme-changed',
    after: 'theme',
    show: async (page) => {
      await page.getByText('Dark', { exact: true }).first().click();
      await field(page, 'Primary').fill('#7a1fa2');
      await field(page, 'Secondary').fill('ffd400');
    },
  },
  {
    name: 'theme-picker',
    after: 'theme-changed',
    isVariant: true,
    show: async (page) => {
      await button(page, 'Pick the primary color').click();
      await page.getByRole('slider', { name: 'Hue' }).waitFor();
    },
  },
  {
    name: 'theme-typed-wrong',
    after: 'theme',
    isVariant: true,
    show: async (page) => {
      await field(page, 'Primary').fill('teal-ish');
      await field(page, 'Secondary').focus();
      await sees('Type a color as in #008080.')(page);
    },
  },
  {
    name: 'theme-cancel',
    after: 'theme-changed',
    show: async (page) => {
      await button(page, 'Cancel').click();
      await dialog(page, 'Cancel Changes').waitFor();
    },
  },
  {
    name: 'theme-reset',
    after: 'theme-cancel',
    show: async (page) => {
      await leaves(page, 'Cancel Changes');
      await button(page, 'Reset').click();
      await dialog(page, 'Reset Theme').waitFor();
    },
  },
  {
    name: 'theme-saving',
    after: 'theme-reset',
    network: hold(THEME),
    show: async (page) => {
      await leaves(page, 'Reset Theme');
      await button(page, 'Apply').click();
      await sees('Applying')(page);
    },
  },
  {
    name: 'theme-saved',
    after: 'theme-saving',
    network: answerHeld(THEME, SAVED),
    show: sees('Theme saved successfully'),
  },
  {
    name: 'theme-resetting',
    after: 'theme-saved',
    network: hold(THEME),
    show: async (page) => {
      await button(page, 'Reset').click();
      await button(dialog(page, 'Reset Theme'), 'Reset').click();
      await sees('Resetting')(page);
    },
  },
];
