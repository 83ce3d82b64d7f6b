import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';

const { sessionType: _session, menu: _menu, ...userDefaults } = DEFAULT_USER_SETTINGS;

/** Settings that the shop of the fixture takes as its first. */
export const firstConfiguration: ConfigurationChanges = {
  calendar: {
    version: 0,
    deliveryWeekdays: [2, 3, 4, 5, 6],
    pickupWeekdays: [2, 3, 4, 5, 6, 7],
    orderCutoff: '16:00',
    daysAhead: 90,
    warehouses: [{ code: 'W1', orderCutoff: null }],
    holidays: [{ date: '2026-03-09', name: 'Inventory' }],
  },
  zips: {
    version: 0,
    rules: [
      { zip: '041', isDelivered: true, minimumOrderAmount: '50.00', weekdays: [2, 4], county: 'Cumberland' },
      { zip: 'k1a', isDelivered: false, minimumOrderAmount: null, weekdays: [], county: null },
    ],
  },
  charges: {
    version: 0,
    addOnCharge: '12.50',
    addOnFreeFrom: '400',
    consumerTax: '5.5',
    taxRates: [{ from: 8.25, percent: '8.5' }],
  },
  site: {
    version: 0,
    allowGuest: true,
    showGuestPrices: true,
    allowConsumer: true,
    alwaysSearchAllProducts: true,
    allowConsumerPickup: true,
    allowConsumerDelivery: true,
    zipCodeRestrictionFlag: true,
    zipCodeRestrictionMessage: 'Missing.',
    layoutImages: { list: true, detail: true, mobile: false },
    sellAtZero: true,
    creditCheck: 'refuse',
    stockTracking: false,
    countFlows: false,
    languages: ['en', 'es'],
    timeZone: 'America/New_York',
    consumer: { registrationMessage: 'Welcome.', useOption: true, optionDefault: false, optionText: 'Send me offers' },
    paymentIssuers: [1, 2, 8],
  },
  user: { ...userDefaults, version: 0 },
  shop: {
    version: 0,
    name: 'Harbor Foods',
    address: '1 Quay Street\nPortland, ME 04101',
    phone: '(207) 555-0100',
    logoName: 'logo.svg',
    theme: 0,
    primaryColor: '#0f7c7c',
    secondaryColor: '#335577',
    paperSize: 'Letter',
    terms: '',
    privacy: '',
  },
  synonyms: {
    version: 0,
    groups: [{ typed: ['evoo', 'oro verde'], finds: ['extra virgin olive oil'] }],
  },
};
