import type { Page } from 'playwright-core';
import { addressTexts } from '../../domain/address/addressTexts.ts';
import { button } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { cutHeld } from './heldCalls.ts';
import { all, answer, hold, holdChanges, leaves, letGo, type Scene, sees } from './scene.ts';

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
  { name: 'addresses-loading', ...AT, network: hold(ADDRESSES), show: sees('Loading delivery addresses') },
  {
    name: 'addresses-failed',
    after: 'addresses-loading',
    network: cutHeld(ADDRESSES),
    show: sees('The delivery addresses could not be loaded.'),
  },
  {
    name: 'addresses',
    after: 'addresses-failed',
    network: letGo(ADDRESSES),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await cards(page);
    },
  },
  {
    name: 'address-new',
    after: 'addresses',
    show: async (page) => {
      await button(page, 'New Address').click();
      await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
      await sees(addressTexts.required('Name'))(page);
    },
  },
  {
    name: 'address-delete',
    after: 'address-new',
    show: async (page) => {
      await leaves(page, 'New Address');
      await deletes(page);
    },
  },
  {
    name: 'address-deleting',
    after: 'address-delete',
    network: holdChanges(ADDRESS),
    show: async (page) => {
      await button(page, 'Delete').click();
      await page.locator('button[aria-busy=true]').waitFor();
    },
  },
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
  {
    name: 'address-starred',
    after: 'addresses-left',
    network: holdChanges(ADDRESS),
    show: async (page) => {
      await page.goBack();
      await cards(page);
      await page
        .getByRole('button', { name: /^Make / })
        .last()
        .click();
      await page.locator('ul[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'address-changed-elsewhere',
    ...AT,
    network: changedElsewhere,
    show: all(saves, sees(addressTexts.conflict)),
  },
  {
    name: 'address-saving',
    after: 'address-changed-elsewhere',
    network: holdChanges(ADDRESS),
    show: async (page) => {
      await button(page, 'Save Mine').click();
      await sees('Saving the address')(page);
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
