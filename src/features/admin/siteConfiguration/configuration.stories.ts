import { answer, answerHeld, cutHeld, hold, passHeld } from '#test/support/stories/server.ts';
import {
  busyButton,
  click,
  fill,
  followInMenu,
  inRegion,
  loading,
  submit,
  upload,
  visibleButton,
  visibleText,
} from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const CALENDAR = '**/api/admin/calendar';
const ZIPS = '**/api/admin/zips';
const IMAGE = '**/api/admin/image';
const AT = { as: 'admin', at: '/admin/calendar' } as const;

const christmas = (years: number) => `${new Date().getFullYear() + years}-12-25`;
const calendar = {
  ...{ version: 7, deliveryWeekdays: [2, 3, 4, 5, 6], pickupWeekdays: [2, 3, 4, 5, 6, 7] },
  ...{ orderCutoff: '14:00', daysAhead: 60 },
  addressDays: [
    { weekdays: [2, 4], addresses: 31 },
    { weekdays: [7], addresses: 1 },
  ],
  warehouses: [
    { code: 'DRY', orderCutoff: null },
    { code: 'FREEZER AND SEAFOOD DOCK, PORTLAND', orderCutoff: '11:30' },
  ],
  holidays: [
    { date: christmas(1), name: 'Christmas Day' },
    { date: christmas(2), name: 'Christmas Day, the harbor is closed to all traffic' },
  ],
};
const manyZips = Array.from({ length: 500 }, (_, place) => ({
  // A required field was cleared.
  zip: place === 400 ? '' : String(10_000 + place),
  isDelivered: place % 7 !== 6,
  minimumOrderAmount: place % 3 === 0 ? 250 : null,
  weekdays: place % 5 === 0 ? [7] : [2, 4, 6],
  county: place % 4 === 0 ? 'Prince Edward and Hastings Counties' : null,
}));

const SYNONYMS = '**/api/admin/synonyms';
const searchWords = [
  { typed: ['evoo', 'extra virgin'], finds: ['extra virgin olive oil'] },
  { typed: ['spring roll'], finds: ['egg roll', 'lumpia'] },
  { typed: ['שמן זית'], finds: ['olive oil'] },
  {
    typed: ['to-go box', 'clamshell', 'carryout container', 'styrofoam box'],
    finds: ['container hinged', 'takeout box with a lid that closes'],
  },
];
const manyWords = Array.from({ length: 4000 }, (_, place) => ({
  typed: [`local name ${place}`],
  finds: [`catalog name ${place}`],
}));

const CARD = 'Delivery Calendar';
const save = inRegion(CARD, submit);
const saveZips = inRegion('Delivery Areas and Minimums', submit);
const submitWords = inRegion('Search Words', submit);
const zipLacking = 'Enter a ZIP code or its first characters: 04101, 041, K1A.';
const toggleMonday: Step = ({ page }) =>
  page.getByRole('group', { name: 'Delivery days' }).getByRole('checkbox', { name: 'Monday' }).click();

/** The settings of the shop: calendar, zips and charges, site settings, and the look of the shop. */
export const configurationStories = storiesOf(
  ['configurationForm', 'configurationEdit', 'logoUpload'],
  [
    { name: 'calendar-loading', ...AT, server: hold(CALENDAR), sees: loading },
    { name: 'calendar-failed', server: cutHeld(CALENDAR), sees: 'Delivery Calendar could not be loaded.' },
    { name: 'calendar', server: answer(CALENDAR, calendar), does: click('Try Again'), sees: 'Warehouse Cutoffs' },
    {
      name: 'calendar-wrong',
      byTab: true,
      does: [click('Add Holiday'), fill('Date of holiday 3', '12/25/2020'), fill(/^Days ahead/, '3'), save],
      sees: '12/25/2020 has passed.',
    },
    {
      name: 'calendar-saving',
      server: hold(CALENDAR),
      does: [click('Remove holiday 3'), fill(/^Days ahead/, '30'), save],
      sees: busyButton(),
    },
    {
      name: 'calendar-refused',
      server: answerHeld(CALENDAR, { message: 'Choose at least one day.', errors: ['Choose at least one day.'] }, 409),
      sees: 'Choose at least one day.',
    },
    { name: 'calendar-discarding', does: inRegion(CARD, click('Discard Changes')), sees: 'Discard Changes?' },
    {
      name: 'calendar-conflict',
      server: answer(CALENDAR, { message: 'Changed.', errors: ['Changed.'], newest: { ...calendar, version: 8 } }, 409),
      does: [click('Keep Editing'), save],
      sees: 'Changed by Someone Else',
    },
    {
      name: 'calendar-saved',
      server: answer(CALENDAR, { ...calendar, version: 9 }),
      does: click('Save Mine'),
      sees: /^Delivery calendar saved/,
    },
    {
      name: 'delivery-areas',
      does: [
        followInMenu('Delivery Areas and Fees', 'Selling'),
        visibleText('Customer tax rates'),
        click('Add Delivery Area'),
      ],
      sees: 'ZIP prefix',
    },
    {
      name: 'delivery-areas-wrong',
      byTab: true,
      does: [
        ...[
          fill(/^Delivery charge/, '-1'),
          fill(/^Consumer and walk-in tax rate/, '101'),
          inRegion('Fees and Tax', submit),
        ],
        ...[visibleText('Enter a tax rate from 0 to 100 percent.'), saveZips],
      ],
      sees: zipLacking,
    },
    {
      name: 'delivery-areas-many',
      as: 'admin',
      at: '/admin/rules',
      server: answer(ZIPS, { version: 4, deliveryWeekdays: [2, 3, 4, 5, 6], rules: manyZips }),
      does: saveZips,
      sees: zipLacking,
    },
    {
      name: 'calendar-empty',
      ...AT,
      server: answer(CALENDAR, { ...calendar, warehouses: [], holidays: [] }),
      does: toggleMonday,
      sees: 'No holidays. You deliver on every delivery day.',
    },
    {
      name: 'calendar-holidays',
      ...AT,
      server: answer(CALENDAR, calendar),
      does: click('Add US Holidays'),
      sees: 'holidays added, not saved yet.',
    },
    { name: 'site-settings', as: 'admin', at: '/admin/settings', byTab: true, sees: 'Test cards only' },
    { name: 'shop-look', as: 'admin', at: '/admin/shop', sees: 'Change Logo' },
    {
      name: 'shop-uploading',
      server: hold(IMAGE),
      does: upload('Picture of the logo', 'logo.png', 'image/png', 'no picture'),
      sees: visibleButton('Uploading'),
    },
    {
      name: 'shop-refused',
      byTab: true,
      server: passHeld(IMAGE),
      does: [fill('Primary Color', 'reddish'), inRegion('Shop', submit)],
      sees: 'Enter a color such as #008080.',
    },
    {
      name: 'search-words-loading',
      as: 'admin',
      at: '/admin/search-words',
      server: hold(SYNONYMS),
      sees: loading,
    },
    { name: 'search-words-failed', server: cutHeld(SYNONYMS), sees: 'Search Words could not be loaded.' },
    {
      name: 'search-words-empty',
      server: answer(SYNONYMS, { version: 3, groups: [] }),
      does: click('Try Again'),
      sees: 'No search words yet. Products are found by their own names.',
    },
    {
      name: 'search-words',
      as: 'admin',
      at: '/admin/search-words',
      server: answer(SYNONYMS, { version: 3, groups: searchWords }),
      byTab: true,
      sees: 'Use Food Service List',
    },
    { name: 'search-words-removed', does: click('Remove spring roll'), sees: visibleButton('Undo') },
    {
      name: 'search-words-trying',
      does: [
        click('Undo'),
        click('Add Line'),
        fill('People type, line 5', 'sea bugs'),
        fill(/^Products are called, (line 5|sea bugs)/, 'lobster'),
        fill('Try a Search', 'sea bugs'),
      ],
      sees: /^\d+ products found\.$/,
    },
    {
      name: 'search-words-wrong',
      byTab: true,
      does: [fill('Find a Line', 'olive'), click('Add Line'), fill('People type, line 6', 'EVOO'), submitWords],
      sees: /^'EVOO' already finds/,
    },
    {
      name: 'search-words-conflict',
      server: answer(
        SYNONYMS,
        { message: 'Changed.', errors: ['Changed.'], newest: { version: 4, groups: searchWords.slice(1) } },
        409,
      ),
      does: [click('Remove EVOO'), submitWords],
      sees: 'Changed by Someone Else',
    },
    {
      name: 'search-words-saved',
      server: answer(SYNONYMS, { version: 5, groups: searchWords }),
      does: click('Save Mine'),
      sees: /^Search words saved/,
    },
    {
      name: 'search-words-many',
      as: 'admin',
      at: '/admin/search-words',
      server: answer(SYNONYMS, { version: 3, groups: manyWords }),
      sees: 'Use Food Service List',
    },
  ],
);
