import { describe, expect, test } from 'vitest';
import { changesBetween, differencesBetween } from '#domain/fields/differences.ts';
import { CHARGE_FIELDS } from '#domain/siteConfiguration/chargeFields.ts';
import { CONFIGURATION_FIELDS } from '#domain/siteConfiguration/configurationFields.ts';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { firstConfiguration } from '#test/support/api/configuration.ts';

function between<Topic extends ConfigurationTopic>(topic: Topic, mine: object, theirs: object) {
  return differencesBetween(
    CONFIGURATION_FIELDS[topic],
    { ...firstConfiguration[topic], ...mine },
    { ...firstConfiguration[topic], ...theirs },
  );
}
const rows = (topic: ConfigurationTopic, mine: object, theirs: object) =>
  between(topic, mine, theirs).map(({ name, ...sides }) => [name, sides.mine, sides.theirs]);

test.each(Object.keys(firstConfiguration) as ConfigurationTopic[])(
  '%s: a version has no differences from itself',
  (topic) => {
    expect(between(topic, {}, { version: 9 })).toEqual([]);
  },
);

describe('differences are described in words, for each side:', () => {
  test('the calendar', () => {
    const mine = {
      deliveryWeekdays: [3, 2],
      pickupWeekdays: [],
      orderCutoff: '15:00',
      daysAhead: '60',
      warehouses: [{ code: 'W1', orderCutoff: '11:00' }],
      holidays: [{ date: '2026-12-25', name: 'Christmas ' }],
    };
    expect(rows('calendar', mine, {})).toEqual([
      ['Delivery days', 'Mon, Tue', 'Mon, Tue, Wed, Thu, Fri'],
      ['Pickup days', 'no day', 'Mon, Tue, Wed, Thu, Fri, Sat'],
      ['Order cutoff', '15:00', '16:00'],
      ['Days ahead', '60', '90'],
      ['Warehouse Cutoffs', 'W1: 11:00', 'Nothing'],
      ['Holidays', '12/25/2026 Christmas', '03/09/2026 Inventory'],
    ]);
  });

  test('the delivery areas, without the equal ones', () => {
    const [first, second] = firstConfiguration.zips.rules;
    const mine = { rules: [{ ...first, zip: ' 05 ', weekdays: [4, 2], county: null }, second] };
    expect(rows('zips', mine, {})).toEqual([
      [
        'Delivery areas',
        '05: delivered to, minimum $50.00, Mon, Wed',
        '041: delivered to, minimum $50.00, Mon, Wed, Cumberland',
      ],
    ]);
    const served = { rules: [first, { ...second, isDelivered: true, weekdays: [7] }] };
    expect(rows('zips', served, {})).toEqual([
      ['Delivery areas', 'K1A: delivered to, minimum none, Sat', 'K1A: no delivery'],
    ]);
  });

  test('charges and tax', () => {
    const mine = { addOnCharge: '9', addOnFreeFrom: '', consumerTax: '6.0', taxRates: [{ from: 8.25, percent: '9' }] };
    expect(rows('charges', mine, {})).toEqual([
      ['Delivery charge', '$9.00', '$12.50'],
      ['Free delivery from', 'Never', '$400.00'],
      ['Consumer and walk-in tax rate', '6%', '5.5%'],
      ['Customer tax rates', '8.25% becomes 9%', '8.25% becomes 8.5%'],
    ]);
  });

  test('the site', () => {
    const mine = {
      allowGuest: false,
      layoutImages: { ...firstConfiguration.site.layoutImages, mobile: true },
      consumer: { ...firstConfiguration.site.consumer, registrationMessage: '', optionText: 'News' },
      zipCodeRestrictionMessage: null,
      paymentIssuers: [8],
      timeZone: 'America/Chicago',
    };
    expect(rows('site', mine, {})).toEqual([
      ['Guests may browse', 'No', 'Yes'],
      ['Pictures on phones', 'Yes', 'No'],
      ['Sign-up message', 'Nothing', 'Welcome.'],
      ['Email checkbox text', 'News', 'Send me offers'],
      ['Message for blocked addresses', 'Nothing', 'Missing.'],
      ['Accepted payment', 'eCheck', 'Visa, Mastercard, eCheck'],
      ['Time zone', 'America/Chicago', 'America/New_York'],
    ]);
  });

  test('what users have', () => {
    const mine = {
      hidePricing: true,
      creditCardSettings: { ...firstConfiguration.user.creditCardSettings, phoneRequired: true },
      totalOrderQuantityLabel: 'Pieces ',
      orderQuantityRoundingFlag: 'AutoRoundUp',
      imageFit: 'Cover',
      missingImage: 'missing.svg',
      defaultDeliveryDateFlag: 'RequireUserEntry',
      checkoutMessage: 'Closed.',
    };
    expect(rows('user', mine, {})).toEqual([
      ['Prices are hidden', 'Yes', 'No'],
      ['Initial delivery date', 'None (the buyer chooses)', 'First available date'],
      ['Message before checkout', 'Closed.', 'Nothing'],
      ['Quantities that aren’t a multiple', 'Round up', 'Reject and show the multiple'],
      ['Quantity total label', 'Pieces', 'Total Order Quantity'],
      ['Picture fit', 'Filled, with edges cut off', 'Whole, with a margin'],
      ['Placeholder picture', 'missing.svg', 'None'],
      ['Card: phone is required', 'Yes', 'No'],
    ]);
  });

  test('the shop', () => {
    const mine = {
      name: 'Dock Foods',
      address: '2 Quay Street',
      phone: '(207) 555-0111',
      logoName: 'dock.webp',
      theme: 1,
      primaryColor: '#112233',
      secondaryColor: '0AF',
      paperSize: 'A4',
    };
    expect(rows('shop', mine, {}).map(([name, side]) => [name, side])).toEqual([
      ['Name', 'Dock Foods'],
      ['Phone', '(207) 555-0111'],
      ['Address', '2 Quay Street'],
      ['Logo', 'dock.webp'],
      ['Primary Color', '#112233'],
      ['Secondary Color', '#00aaff'],
      ['Appearance', 'Dark'],
      ['Paper', 'A4'],
    ]);
  });
});

test('the same value in another notation is not a difference', () => {
  expect(
    between('charges', { addOnCharge: ' 12.5', consumerTax: '5.50' }, { addOnCharge: 12.5, consumerTax: 5.5 }),
  ).toEqual([]);
  expect(
    between(
      'zips',
      { rules: [{ ...firstConfiguration.zips.rules[1], zip: 'K-1a' }] },
      { rules: [{ ...firstConfiguration.zips.rules[1], zip: 'K1A' }] },
    ),
  ).toEqual([]);
  expect(between('shop', { name: ' Harbor Foods ', primaryColor: '0F7C7C' }, {})).toEqual([]);
  expect(between('calendar', { daysAhead: '090' }, { daysAhead: 90 })).toEqual([]);
});

test('the audit log shows delivery areas and charges with their amounts and units, and how many customers have a rate', () => {
  const area = { zip: '041', isDelivered: true, minimumOrderAmount: 50, weekdays: [2, 4], county: null };
  expect(
    changesBetween(
      CONFIGURATION_FIELDS.zips,
      { rules: [] },
      { rules: [area, { ...area, zip: '9', isDelivered: false }] },
    ),
  ).toEqual([
    { what: 'Delivery areas: 041', was: null, is: 'delivered to, minimum $50.00, Mon, Wed' },
    { what: 'Delivery areas: 9', was: null, is: 'no delivery' },
  ]);
  const charges = { addOnCharge: 15, addOnFreeFrom: null, consumerTax: 8, taxRates: [] };
  const taxRates = [{ from: 5.5, percent: 5.5, customers: 2 }];
  expect(changesBetween(CHARGE_FIELDS, charges, { ...charges, addOnFreeFrom: 400, taxRates })).toEqual([
    { what: 'Free delivery from', was: 'Never', is: '$400.00' },
    { what: 'Customer tax rates: 5.5%', was: null, is: '2 customers' },
  ]);
});
