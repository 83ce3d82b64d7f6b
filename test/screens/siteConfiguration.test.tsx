import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { FieldTexts } from '#domain/fields/field.ts';
import { CONFIGURATION_FIELDS } from '#domain/siteConfiguration/configurationFields.ts';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { firstConfiguration } from '../support/api/configuration.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { openConfiguration } from './openedConfiguration.tsx';

afterEach(cleanup);

type Opened = ReturnType<typeof openConfiguration>;

/** The rows of a list, each by the labels of its fields. */
const rowsOf = ({ card }: Opened, name: RegExp) =>
  card.getAllByRole('group', { name }).map((row) => {
    const field = (label: string) => within(row).getByLabelText<HTMLInputElement>(label);
    const check = (name: string) => fireEvent.click(within(row).getByRole('checkbox', { name }));
    return {
      field,
      check,
      type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    };
  });

/** Differences of the sent values, by path. */
function changedIn(sent: object | null, first: object, at = ''): string[] {
  return Object.entries(first).flatMap(([name, value]) => {
    const now: unknown = Reflect.get(sent ?? {}, name);
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isGroup) return changedIn(now as object, value, `${at}${name}.`);
    return JSON.stringify(now) === JSON.stringify(value) ? [] : [`${at}${name}`];
  });
}

/** The effect of each inverted flag on the sent values. */
async function changedByFlags(topic: 'site' | 'user', labels: readonly string[]) {
  const opened = openConfiguration(topic);
  const changed: Record<string, string[]> = {};
  for (const label of labels) {
    opened.toggle(label);
    await opened.save();
    changed[label] = changedIn(opened.sent(), firstConfiguration[topic]);
    opened.answers({ kind: 'refused', reasons: ['No.'] });
    opened.toggle(label);
  }
  return changed;
}

test.each(['calendar', 'charges', 'zips', 'site', 'user', 'shop'] as const)(
  'the form of %s has a place for every field of its table',
  (topic) => {
    const { card } = openConfiguration(topic);
    const lost = Object.values<FieldTexts>(CONFIGURATION_FIELDS[topic]).filter(
      ({ label, unit }) => card.queryAllByText(unit ? `${label} (${unit})` : label).length === 0,
    );
    expect(lost.map(({ label }) => label)).toEqual([]);
  },
);

const SITE_FLAGS = {
  'Guests may browse': 'allowGuest',
  'Guests see list prices': 'showGuestPrices',
  'Always search all products': 'alwaysSearchAllProducts',
  'Consumer sign-up': 'allowConsumer',
  'Consumer pickup': 'allowConsumerPickup',
  'Consumer delivery': 'allowConsumerDelivery',
  'Email opt-in at sign-up': 'consumer.useOption',
  'Checked by default': 'consumer.optionDefault',
  'Block addresses outside the delivery area': 'zipCodeRestrictionFlag',
  'Pictures in lists': 'layoutImages.list',
  'Pictures on product pages': 'layoutImages.detail',
  'Pictures on phones': 'layoutImages.mobile',
};
const USER_FLAGS = {
  'Prices are hidden': 'hidePricing',
  'May change prices': 'canChangePrice',
  'Price unit follows sell unit': 'syncPriceByWithSellByUMFlag',
  'Notes on lines': 'allowProductTextLines',
  'Item total': 'showTotalItemsQuantity',
  'Quantity total': 'showTotalOrderQuantity',
  'Case total': 'showTotalCaseQuantity',
  'Products open on the Standard guide': 'defaultToStandardOrder',
  'P.O. number is required': 'requiredPO',
  'Delivery date is required': 'checkoutRequireDeliveryDate',
  'May open order confirmations': 'canViewConfirmation',
  'May open invoices': 'canPrintInvoices',
  'Product documents': 'productScanDocuments',
  'May choose colors': 'allowUserColors',
  'Card: street is required': 'creditCardSettings.addressRequired',
  'Card: CVV is required': 'creditCardSettings.ccV2Required',
  'Card: name is required': 'creditCardSettings.holderNameRequired',
  'Card: phone is required': 'creditCardSettings.phoneRequired',
  'Test cards only': 'creditCardSettings.isTestTransaction',
};
const onlyThese = (flags: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(flags).map(([label, path]) => [label, [path]]));

describe('a form that nothing was changed in sends what it read:', () => {
  test.each(Object.keys(firstConfiguration) as ConfigurationTopic[])('%s', async (topic) => {
    const { save, sent } = openConfiguration(topic);
    await save();
    const money = { addOnFreeFrom: '400.00' };
    const zips = firstConfiguration.zips.rules.map((area) => ({
      ...area,
      minimumOrderAmount: area.minimumOrderAmount ?? '',
    }));
    const shown = { ...(topic === 'charges' && money), ...(topic === 'zips' && { rules: zips }) };
    expect(sent()).toEqual({ ...firstConfiguration[topic], ...shown });
  });
});

describe('each field of a form is sent unchanged:', () => {
  test('the calendar', async () => {
    const { card, type, press, save, sent, field } = openConfiguration('calendar');
    for (const sunday of card.getAllByRole('checkbox', { name: 'Sunday' })) fireEvent.click(sunday);
    type(/^Order cutoff/, '15:30');
    type(/^Days ahead/, '60');
    type('Warehouse W1', '11:00');
    type('Name of holiday 1', 'Stocktaking');
    press('Add Holiday');
    type('Date of holiday 2', '12/25/2026');
    fireEvent.blur(field('Date of holiday 2'));
    await save();
    expect(sent()).toEqual({
      version: 0,
      deliveryWeekdays: [2, 3, 4, 5, 6, 1],
      pickupWeekdays: [2, 3, 4, 5, 6, 7, 1],
      orderCutoff: '15:30',
      daysAhead: '60',
      warehouses: [{ code: 'W1', orderCutoff: '11:00' }],
      holidays: [
        { date: '2026-03-09', name: 'Stocktaking' },
        { date: '2026-12-25', name: '' },
      ],
    });
  });

  test('the delivery areas', async () => {
    const opened = openConfiguration('zips');
    opened.press('Add Delivery Area');
    const [first, second, added] = rowsOf(opened, /^Delivery area /);
    first?.check('Delivered to');
    second?.check('Delivered to');
    second?.check('Saturday');
    second?.type('County', 'Ontario');
    added?.type('ZIP prefix', '05');
    added?.type('Minimum ($)', '75');
    added?.check('Monday');
    await opened.save();
    expect(opened.sent()).toEqual({
      version: 0,
      rules: [
        { zip: '041', isDelivered: false, minimumOrderAmount: '50.00', weekdays: [2, 4], county: 'Cumberland' },
        { zip: 'k1a', isDelivered: true, minimumOrderAmount: '', weekdays: [7], county: 'Ontario' },
        { zip: '05', isDelivered: true, minimumOrderAmount: '75', weekdays: [3, 4, 5, 6], county: null },
      ],
    });
  });

  test('charges and tax', async () => {
    const { type, save, sent } = openConfiguration('charges', {
      taxRates: [{ from: 8.25, percent: 8.25, customers: 3 }],
    });
    type(/^Delivery charge/, '7.5');
    type('Free delivery from ($)', '');
    type(/^Consumer and walk-in tax rate/, '6');
    type('3 customers with 8.25% now (%)', '8.5');
    await save();
    expect(sent()).toEqual({
      version: 0,
      addOnCharge: '7.5',
      addOnFreeFrom: '',
      consumerTax: '6',
      taxRates: [{ from: 8.25, percent: '8.5', customers: 3 }],
    });
  });

  test('the site’s texts, cards and zone', async () => {
    const { type, toggle, save, sent } = openConfiguration('site');
    type('Sign-up message', 'Hello.');
    type('Email checkbox text', 'News');
    type('Message for blocked addresses', 'Call us.');
    type(/^Time zone/, 'America/Chicago');
    toggle('Visa');
    toggle('Diners Club');
    await save();
    expect(sent()).toEqual({
      ...firstConfiguration.site,
      zipCodeRestrictionMessage: 'Call us.',
      timeZone: 'America/Chicago',
      consumer: { ...firstConfiguration.site.consumer, registrationMessage: 'Hello.', optionText: 'News' },
      paymentIssuers: [2, 8, 6],
    });
  });

  test('the site’s flags, each by itself', async () => {
    expect(await changedByFlags('site', Object.keys(SITE_FLAGS))).toEqual(onlyThese(SITE_FLAGS));
  });

  test('the texts and choices of users', async () => {
    const { type, save, sent } = openConfiguration('user');
    type(/^Quantity total label/, 'Pieces');
    type('Quantities that aren’t a multiple', 'AutoRoundUp');
    type('Picture fit', 'Cover');
    type('Placeholder picture', 'missing.svg');
    type('Initial delivery date', 'RequireUserEntry');
    type('Message before checkout', 'Closed on Monday.');
    await save();
    expect(sent()).toEqual({
      ...firstConfiguration.user,
      totalOrderQuantityLabel: 'Pieces',
      orderQuantityRoundingFlag: 'AutoRoundUp',
      imageFit: 'Cover',
      missingImage: 'missing.svg',
      defaultDeliveryDateFlag: 'RequireUserEntry',
      checkoutMessage: 'Closed on Monday.',
    });
  });

  test('the flags of users, each by itself', async () => {
    expect(await changedByFlags('user', Object.keys(USER_FLAGS))).toEqual(onlyThese(USER_FLAGS));
  });

  test('the shop', async () => {
    const { type, save, sent } = openConfiguration('shop');
    type(/^Name/, 'Dock Foods');
    type(/^Phone/, '(207) 555-0111');
    type(/^Address/, '2 Quay Street');
    type('Primary Color', '#112233');
    type('Secondary Color', '0AF');
    type('Appearance', '1');
    type('Paper', 'A4');
    await save();
    expect(sent()).toEqual({
      version: 0,
      name: 'Dock Foods',
      address: '2 Quay Street',
      phone: '(207) 555-0111',
      logoName: 'logo.svg',
      theme: 1,
      primaryColor: '#112233',
      secondaryColor: '0AF',
      paperSize: 'A4',
      terms: '',
      privacy: '',
    });
  });
});

describe('an amount', () => {
  test.each([
    ['7', '7.00'],
    [' 7 ', '7.00'],
    ['7.5', '7.50'],
    ['.5', '0.50'],
    ['$1,250.50', '1250.50'],
    ['', ''],
  ])('typed as “%s” shows how it was understood once it is left, and that is sent', async (typed, shown) => {
    const { type, leave, field, save, sent } = openConfiguration('charges');
    type('Free delivery from ($)', typed);
    leave('Free delivery from ($)');
    expect(field('Free delivery from ($)').value).toBe(shown);
    await save();
    expect(sent()).toMatchObject({ addOnFreeFrom: shown });
  });

  test.each([
    ['7,50', 'Enter an amount such as 7.50.'],
    ['1,000', 'Enter an amount such as 7.50.'],
    ['1e3', 'Enter an amount such as 7.50.'],
    ['٧', 'Enter an amount such as 7.50.'],
    ['1.000', 'Enter at most 2 decimals, such as 7.50. Enter a thousand as 1000 or 1,000.00.'],
    ['7.505', 'Enter at most 2 decimals, such as 7.50. Enter a thousand as 1000 or 1,000.00.'],
    ['-1', 'An amount cannot be below zero.'],
  ])('typed as “%s” is not changed to another: it stays as typed, shows why, and is not sent', async (typed, why) => {
    const { type, leave, field, save, sent, card } = openConfiguration('charges');
    type('Free delivery from ($)', typed);
    leave('Free delivery from ($)');
    expect(field('Free delivery from ($)').value).toBe(typed);
    expect(card.getByText(why)).toBeTruthy();
    await save();
    expect([sent(), document.activeElement]).toEqual([null, field('Free delivery from ($)')]);
  });

  test('that the shop has is shown with its cents, a rate as it is', () => {
    const { field } = openConfiguration('charges', { addOnCharge: 7.5, addOnFreeFrom: 400, consumerTax: 5.5 });
    const values = [/^Delivery charge/, 'Free delivery from ($)', /^Consumer and walk-in tax rate/].map(
      (label) => field(label).value,
    );
    expect(values).toEqual(['7.50', '400.00', '5.5']);
  });
});

describe('an invalid choice shows its error in place, before anything is sent:', () => {
  test('no day of delivery', () => {
    const { card } = openConfiguration('calendar', { deliveryWeekdays: [2] });
    const [monday] = card.getAllByRole('checkbox', { name: 'Monday' });
    expect(card.queryByText('Choose at least one day.')).toBeNull();
    fireEvent.click(monday as HTMLElement);
    expect(card.getByText('Choose at least one day.')).toBeTruthy();
  });

  test('a day without which addresses have none left', () => {
    const addressDays = [
      { weekdays: [2, 4], addresses: 31 },
      { weekdays: [4], addresses: 1 },
      { weekdays: [], addresses: 5 },
    ];
    const { card } = openConfiguration('calendar', { deliveryWeekdays: [2, 4, 5], addressDays });
    const [wednesday] = card.getAllByRole('checkbox', { name: 'Wednesday' });
    const [monday] = card.getAllByRole('checkbox', { name: 'Monday' });
    expect(card.queryByText(/no day left/)).toBeNull();
    fireEvent.click(wednesday as HTMLElement);
    expect(card.getByText('1 delivery address has no day left: it has Wed alone.')).toBeTruthy();
    fireEvent.click(monday as HTMLElement);
    expect(card.getByText('31 delivery addresses have no day left: they have Mon, Wed alone.')).toBeTruthy();
  });

  test('days of a zip on which the shop delivers nowhere', () => {
    const opened = openConfiguration('zips', { deliveryWeekdays: [4, 5] });
    const notice = () => opened.card.queryByText('You do not deliver on any of these days. See Delivery Calendar.');
    expect(notice()).toBeNull();
    const [first] = rowsOf(opened, /^Delivery area /);
    first?.check('Wednesday');
    expect(notice()).not.toBeNull();
    first?.check('Delivered to');
    expect(notice()).toBeNull();
  });

  test('no card of consumers, and no way for them to get their goods', () => {
    const { card, toggle } = openConfiguration('site', { paymentIssuers: [1] });
    toggle('Visa');
    expect(card.getByText(/^Consumers pay by card\. Choose at least one/)).toBeTruthy();
    toggle('Consumer pickup');
    toggle('Consumer delivery');
    expect(card.getByText(/^Consumers could not order/)).toBeTruthy();
    toggle('Consumer sign-up');
    expect(card.queryByText(/^Consumers (?:pay|could)/)).toBeNull();
  });
});

test("a discarded form shows the shop's values, and the focus stays at its buttons", async () => {
  const { type, press, field, card } = openConfiguration('charges');
  const discard = () => card.getByRole<HTMLButtonElement>('button', { name: 'Discard Changes' });
  type('Free delivery from ($)', '9');
  await act(async () => press('Discard Changes'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  await waitFor(() =>
    expect([field('Free delivery from ($)').value, document.activeElement]).toEqual(['9', discard()]),
  );
  await act(async () => press('Discard Changes'));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(document.activeElement).toBe(card.getByRole('button', { name: /^Save/ })));
  expect([field('Free delivery from ($)').value, reasonOf(discard())]).toEqual(['400.00', 'No changes to discard.']);
});
