import type { Page } from 'playwright-core';
import { addressTexts } from '../../domain/address/addressTexts.ts';
import { button } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { all, answer, cut, hold, holdChanges, type Scene, sees } from './scene.ts';

const ADDRESSES = '**/api/account/address';
const ADDRESS = '**/api/account/address/*';
const AT = { as: 'hotels', at: '/account/address' } as const;

const cards = sees('New Address');
const edits = async (page: Page) => {
  await cards(page);
  await page
    .getByRole('button', { name: /^Edit / })
    .last()
    .click();
  await page.getByLabel('City').fill('Wells');
};
const saves = async (page: Page) => {
  await edits(page);
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
};
const deletes = async (page: Page) => {
  await cards(page);
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  await button(page, 'Delete').waitFor();
};

/** The address as somebody else saved it a moment ago. */
const changedElsewhere = async (page: Page) => {
  let listed: { key: string }[] = [];
  await stopCalls(page, ADDRESSES, async (call) => {
    const answered = await call.fetch();
    listed = await answered.json();
    await call.fulfill({ json: listed });
  });
  await stopCalls(page, ADDRESS, (call) => {
    const address = { ...listed.find(({ key }) => call.url.endsWith(`/${key}`)), city: 'Bangor', version: 2 };
    return call.fulfill({ status: 409, json: { message: addressTexts.changedElsewhere, errors: [], address } });
  });
};

/** Delivery addresses of a customer with four of them. */
export const addressScenes: readonly Scene[] = [
  { name: 'addresses', ...AT, show: cards },
  {
    name: 'addresses-left',
    ...AT,
    show: async (page) => {
      await edits(page);
      await button(page, 'Cancel').click();
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await sees('Seafood')(page);
    },
  },
  { name: 'addresses-loading', ...AT, network: hold(ADDRESSES), show: sees('Loading delivery addresses') },
  {
    name: 'addresses-failed',
    ...AT,
    network: cut(ADDRESSES),
    show: sees('The delivery addresses could not be loaded.'),
  },
  {
    name: 'address-starred',
    ...AT,
    network: holdChanges(ADDRESS),
    show: async (page) => {
      await cards(page);
      await page
        .getByRole('button', { name: /^Make / })
        .last()
        .click();
      await page.locator('ul[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'address-new',
    ...AT,
    show: async (page) => {
      await cards(page);
      await button(page, 'New Address').click();
      await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
      await sees(addressTexts.required('Name'))(page);
    },
  },
  {
    name: 'address-saving',
    ...AT,
    network: holdChanges(ADDRESS),
    show: all(saves, sees('Saving the address')),
  },
  {
    name: 'address-changed-elsewhere',
    ...AT,
    network: changedElsewhere,
    show: all(saves, sees(addressTexts.conflict)),
  },
  { name: 'address-delete', ...AT, show: deletes },
  {
    name: 'address-deleting',
    ...AT,
    network: holdChanges(ADDRESS),
    show: async (page) => {
      await deletes(page);
      await button(page, 'Delete').click();
      await page.locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'address-refused',
    isVariant: true,
    ...AT,
    network: answer(
      ADDRESS,
      { message: addressTexts.zip, errors: [addressTexts.zip], fields: { zip: addressTexts.zip } },
      409,
      'PUT',
    ),
    show: all(saves, sees(addressTexts.zip)),
  },
];
