import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import {
  checkList,
  MIXED_MAIL,
  openQuickEntry,
  pasteDialog,
  pastedLine,
  writeList,
} from '../../test/support/pasting.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { cut, hold, type Scene, sees } from './scene.ts';

const QUICK_ENTRY = '/products';
const VALIDATE = '**/api/cart/validate';
const MANY = Array.from({ length: 120 }, (_, at) => `${10_089 + at * 137}\t${at % 7}\tCS`).join('\n');

const writes = async (page: Page, text: string) => {
  await openQuickEntry(page);
  await writeList(page, text);
};
const checks = async (page: Page, text: string) => {
  await openQuickEntry(page);
  await checkList(page, text);
};

export const pasteScenes: readonly Scene[] = [
  { name: 'paste-empty', as: 'chef', at: QUICK_ENTRY, show: (page) => writes(page, '') },
  { name: 'paste-text', as: 'chef', at: QUICK_ENTRY, show: (page) => writes(page, MIXED_MAIL) },
  { name: 'paste-review', as: 'chef', at: QUICK_ENTRY, show: (page) => checks(page, MIXED_MAIL) },
  {
    name: 'paste-review-all',
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await checks(page, MIXED_MAIL);
      await pasteDialog(page).getByLabel('Show').selectOption('all');
      await pastedLine(page, 5).waitFor();
    },
  },
  { name: 'paste-many', as: 'chef', at: QUICK_ENTRY, show: (page) => checks(page, MANY) },
  {
    name: 'paste-checking',
    as: 'chef',
    at: QUICK_ENTRY,
    network: hold(VALIDATE),
    show: async (page) => {
      await writes(page, MIXED_MAIL);
      await button(pasteDialog(page), 'Check Lines').click();
      await sees(/^Checking with the server/)(page);
    },
  },
  {
    name: 'paste-unreachable',
    as: 'chef',
    at: QUICK_ENTRY,
    network: cut(VALIDATE),
    show: async (page) => {
      await checks(page, MIXED_MAIL);
      await sees(texts.entry.serverUnreachable('').trim())(page);
    },
  },
  {
    name: 'paste-close',
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await checks(page, MIXED_MAIL);
      await page.keyboard.press('Escape');
      await dialog(page, 'Lines not added').waitFor();
    },
  },
];
