import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld, passHeld } from './heldCalls.ts';
import { answer, hold, letGo, type Scene, sees, waits } from './scene.ts';

const CALENDAR = '**/api/admin/calendar';
const ZIPS = '**/api/admin/zips';
const CHARGES = '**/api/admin/charges';
const IMAGE = '**/api/admin/image';
const AT = { as: 'admin', at: '/admin/calendar' } as const;

const card = (page: Page, title: string) => page.getByRole('region', { name: title });
const save = (page: Page, title: string) => card(page, title).locator('button[type=submit]').click();
const day = (years: number) => `${new Date().getFullYear() + years}-12-25`;
const calendar = {
  version: 7,
  deliveryWeekdays: [2, 3, 4, 5, 6],
  pickupWeekdays: [2, 3, 4, 5, 6, 7],
  orderCutoff: '14:00',
  daysAhead: 60,
  addressDays: [
    { weekdays: [2, 4], addresses: 31 },
    { weekdays: [7], addresses: 1 },
  ],
  warehouses: [
    { code: 'DRY', orderCutoff: null },
    { code: 'FREEZER AND SEAFOOD DOCK, PORTLAND', orderCutoff: '11:30' },
  ],
  holidays: [
    { date: day(1), name: 'Christmas Day' },
    { date: day(2), name: 'Christmas Day, the harbor is closed to all traffic' },
  ],
};

const manyZips = Array.from({ length: 500 }, (_, place) => ({
  // One of them was cleared while it was typed.
  zip: place === 400 ? '' : String(10_000 + place),
  isDelivered: place % 7 !== 6,
  minimumOrderAmount: place % 3 === 0 ? 250 : null,
  weekdays: place % 5 === 0 ? [7] : [2, 4, 6],
  county: place % 4 === 0 ? 'Prince Edward and Hastings Counties' : null,
}));

async function go(page: Page, entry: string): Promise<void> {
  const link = page.getByRole('link', { name: entry, exact: true }).first();
  if (!(await link.isVisible())) await button(page, 'Menu').click();
  await link.click();
}

/** What whoever runs the shop decides for everybody. */
export const ruleScenes: readonly Scene[] = [
  { name: 'calendar-loading', ...AT, network: hold(CALENDAR), show: waits },
  {
    name: 'calendar-failed',
    after: 'calendar-loading',
    network: cutHeld(CALENDAR),
    show: sees('Delivery Calendar could not be loaded.'),
  },
  {
    name: 'calendar',
    after: 'calendar-failed',
    network: answer(CALENDAR, calendar),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Cut-off of Warehouses')(page);
    },
  },
  {
    name: 'calendar-wrong',
    after: 'calendar',
    show: async (page) => {
      await button(page, 'Add Holiday').click();
      await page.getByLabel('Date of holiday 3', { exact: true }).fill('12/25/2020');
      await page.getByLabel('Days ahead').fill('3');
      await save(page, 'Delivery Calendar');
      await sees('12/25/2020 has passed.')(page);
    },
  },
  {
    name: 'calendar-saving',
    after: 'calendar-wrong',
    network: hold(CALENDAR),
    show: async (page) => {
      await button(page, 'Remove holiday 3').click();
      await page.getByLabel('Days ahead').fill('30');
      await save(page, 'Delivery Calendar');
      await page.locator('button[type=submit][aria-busy=true]').waitFor();
    },
  },
  {
    name: 'calendar-refused',
    after: 'calendar-saving',
    network: answerHeld(CALENDAR, { message: 'Choose at least one day.', errors: ['Choose at least one day.'] }, 409),
    show: sees('Choose at least one day.'),
  },
  {
    name: 'calendar-discarding',
    after: 'calendar-refused',
    show: async (page) => {
      await card(page, 'Delivery Calendar').getByRole('button', { name: 'Discard Changes', exact: true }).click();
      await sees('Discard Changes?')(page);
    },
  },
  {
    name: 'calendar-conflict',
    after: 'calendar-discarding',
    network: answer(CALENDAR, { message: 'Changed.', errors: ['Changed.'], newest: { ...calendar, version: 8 } }, 409),
    show: async (page) => {
      await button(page, 'Keep Editing').click();
      await save(page, 'Delivery Calendar');
      await sees('Changed by Somebody Else')(page);
    },
  },
  {
    name: 'calendar-saved',
    after: 'calendar-conflict',
    network: answer(CALENDAR, { ...calendar, version: 9 }),
    show: async (page) => {
      await button(page, 'Save Mine').click();
      await sees(/^The delivery calendar has been saved/)(page);
    },
  },
  {
    name: 'rules',
    after: 'calendar-saved',
    network: letGo(CHARGES),
    show: async (page) => {
      await go(page, 'Zips and Charges');
      await sees('Tax of customers')(page);
      await button(page, 'Add Zip Rule').click();
    },
  },
  {
    name: 'rules-wrong',
    after: 'rules',
    show: async (page) => {
      await page.getByLabel('Delivery charge ($)').fill('-1');
      await page.getByLabel('Tax of consumers and walk-ins (%)').fill('101');
      await save(page, 'Charges and Tax');
      await sees('A tax can be from 0 to 100 percent.')(page);
      await save(page, 'Zips and Minimums');
      await sees('Enter a zip code, or the beginning of one: 04101, 041, K1A.')(page);
    },
  },
  {
    name: 'rules-many',
    isVariant: true,
    as: 'admin',
    at: '/admin/rules',
    network: answer(ZIPS, { version: 4, deliveryWeekdays: [2, 3, 4, 5, 6], rules: manyZips }),
    show: async (page) => {
      await save(page, 'Zips and Minimums');
      await sees('Enter a zip code, or the beginning of one: 04101, 041, K1A.')(page);
    },
  },
  {
    name: 'calendar-empty',
    isVariant: true,
    ...AT,
    network: answer(CALENDAR, { ...calendar, warehouses: [], holidays: [] }),
    show: async (page) => {
      await sees('There are no holidays: goods are delivered on every delivery day.')(page);
      await page.getByRole('group', { name: 'Delivery days' }).getByRole('checkbox', { name: 'Monday' }).click();
    },
  },
  {
    name: 'site-settings',
    as: 'admin',
    at: '/admin/settings',
    show: sees('Test cards only'),
  },
  {
    name: 'shop-look',
    as: 'admin',
    at: '/admin/shop',
    show: sees('Change Logo'),
  },
  {
    name: 'shop-uploading',
    after: 'shop-look',
    network: hold(IMAGE),
    show: async (page) => {
      const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await page.getByLabel('Picture of the logo').setInputFiles(file);
      await button(page, 'Uploading').waitFor();
    },
  },
  {
    name: 'shop-refused',
    after: 'shop-uploading',
    network: passHeld(IMAGE),
    show: async (page) => {
      await page.getByLabel('Primary Color', { exact: true }).fill('reddish');
      await save(page, 'Shop');
      await sees('Type a color as in #008080.')(page);
    },
  },
];
