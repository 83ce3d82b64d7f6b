import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#domain/api/endpoint.ts';
import * as settings from '#domain/api/settings.ts';
import * as configuration from '#domain/api/siteConfiguration.ts';
import { getSystemTheme } from '#domain/api/theme.ts';
import type { DeliveryCalendar } from '#domain/siteConfiguration/deliveryCalendar.ts';
import type { SearchWords } from '#domain/siteConfiguration/searchWords.ts';
import type { ConfigurationChanges, ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { shipTosOf } from '#test/support/api/addressCalls.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, cups, eggs, oysters, statusAndBody } from '#test/support/api/buyer.ts';
import { firstConfiguration } from '#test/support/api/configuration.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const calls = {
  calendar: [configuration.getCalendar, configuration.saveCalendar],
  zips: [configuration.getZips, configuration.saveZips],
  charges: [configuration.getCharges, configuration.saveCharges],
  site: [configuration.getSiteConfiguration, configuration.saveSiteConfiguration],
  user: [configuration.getUserConfiguration, configuration.saveUserConfiguration],
  shop: [configuration.getShopConfiguration, configuration.saveShopConfiguration],
  synonyms: [configuration.getSynonyms, configuration.saveSynonyms],
} as const satisfies Record<ConfigurationTopic, readonly [Endpoint, Endpoint]>;

const token = tokenOf('admin');
const read = async (topic: ConfigurationTopic) =>
  (await api.call(calls[topic][0], { token })).body as { version: number };
const save = async <Topic extends ConfigurationTopic>(
  topic: Topic,
  change: Partial<ConfigurationChanges[Topic]> = {},
) =>
  statusAndBody(
    await api.call(calls[topic][1] as Endpoint, { token, body: { ...firstConfiguration[topic], ...change } as never }),
  );
const refusal = (...errors: string[]) => ({
  status: 409,
  body: { message: errors[0], errors, code: 'invalidFields', reasons: expect.any(Array) },
});
const chef = buyerAt(() => api, 'chef');
const shopper = buyerAt(() => api, 'shopper');
const chefsShipTos = shipTosOf(() => api, 'chef');
const anyone = async <E extends Endpoint>(endpoint: E) => (await api.call(endpoint, {} as never)).body;

test.each(Object.keys(calls) as ConfigurationTopic[])(
  '%s: a save can be read, has the next version and is in the audit log; an admin with an older version gets the newest and changes nothing',
  async (topic) => {
    expect((await read(topic)).version).toBe(0);
    const { status, body } = await save(topic);
    expect([status, body]).toEqual([200, await read(topic)]);
    expect(await save(topic)).toMatchObject({ status: 409, body: { newest: body } });
    expect(await api.database.selectFrom('audit').select(['at', 'user_id', 'action', 'subject']).execute()).toEqual([
      { at: new Date(FIXTURE_NOW), user_id: 2, action: `rules.${topic}`, subject: '1' },
    ]);
  },
);

test('of two admins at the same moment one gets what the other saved', async () => {
  const saved = await Promise.all([save('charges', { addOnCharge: 1 }), save('charges', { addOnCharge: 2 })]);
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

describe('the delivery calendar', () => {
  test('removes a holiday from the offered dates, refuses it for a cart and for an order, and keeps pickup closed', async () => {
    await chef.add(eggs);
    await chef.changeHeader({ deliveryDate: '2026-03-09' });
    await save('calendar');
    const { dates } = (await chef.dates()).body;
    expect([dates.slice(0, 3), (await chef.header()).isValid]).toEqual([
      ['2026-03-05', '2026-03-06', '2026-03-10'],
      false,
    ]);
    expect((await shopper.dates(undefined, { headers: { 'x-ship-method': 'Pickup' } })).body.dates).not.toContain(
      '2026-03-09',
    );
    const closed = 'There is no delivery on 03/09/2026';
    expect((await chef.changeHeader({ deliveryDate: '2026-03-09' })).body).toMatchObject({ message: closed });
    expect((await chef.submit()).body).toMatchObject({ accepted: false, messages: [closed] });
  });

  test('delivers only on the days of the site, whatever a ship-to had, and shows when no day is left', async () => {
    await save('calendar', { deliveryWeekdays: [5], holidays: [], daysAhead: '14' });
    expect((await chef.dates('DOCK')).body).toMatchObject({ dates: ['2026-03-05', '2026-03-12'] });
    await save('calendar', { version: 1, deliveryWeekdays: [7], holidays: [] });
    expect((await chef.dates('DOCK')).body.dates).toEqual([]);
    expect((await chef.changeHeader({ customerShipToCode: 'DOCK', deliveryDate: '2026-03-07' })).body).toMatchObject({
      isValid: false,
      message: 'No dates are available for delivery at the moment. Please call us.',
    });
  });

  test('is read with how many addresses have which days, those that nothing is delivered to left out', async () => {
    await save('calendar');
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from address where is_valid_zip_code`.execute(api.database);
    const { addressDays } = (await read('calendar')) as unknown as DeliveryCalendar;
    expect(addressDays.reduce((sum, { addresses }) => sum + addresses, 0)).toBe(rows[0]?.count);
    expect(addressDays).toContainEqual({ weekdays: [3, 5], addresses: 1 });
  });

  test("orders by the cutoff of the cart's warehouses, the earliest of them", async () => {
    await api.database.updateTable('product').set({ warehouse_code: 'ICE' }).where('product_key', '=', 110).execute();
    await save('calendar', { warehouses: [{ code: 'ICE', orderCutoff: '09:30' }], holidays: [] });
    await chef.add(eggs);
    expect((await chef.dates()).body).toMatchObject({
      earliestDate: '2026-03-05',
      cutOff: { orderBy: '2026-03-04T16:00:00-05:00' },
    });
    await chef.add(oysters);
    expect((await chef.dates()).body).toMatchObject({
      earliestDate: '2026-03-06',
      cutOff: { orderBy: '2026-03-05T09:30:00-05:00' },
    });
    expect((await shopper.dates()).body.earliestDate).toBe('2026-03-05');
  });

  test('is refused with every reason, and ignores past holidays', async () => {
    await api.database.insertInto('holiday').values({ date: '2026-01-01', name: 'New Year' }).execute();
    const row = (date: string) => ({ date, name: '' });
    expect(
      await save('calendar', {
        deliveryWeekdays: [],
        orderCutoff: '25:00',
        daysAhead: 13.5,
        holidays: [row('2026-03-03'), row('2026-02-30'), row('2026-12-25'), row('2026-12-25')],
        warehouses: [{ code: 'W1', orderCutoff: '4 pm' }],
      }),
    ).toEqual(
      refusal(
        'Choose at least one day.',
        'Enter a time from 00:00 to 23:59, such as 16:00.',
        'Enter a whole number of days from 14 to 366.',
        '03/03/2026 has passed.',
        'Enter a date as MM/DD/YYYY.',
        '12/25/2026 is a duplicate.',
      ),
    );
    expect(await read('calendar')).toMatchObject({ version: 0, holidays: [], orderCutoff: '16:00' });
    await save('calendar');
    expect(await api.database.selectFrom('holiday').select('name').orderBy('date').execute()).toEqual([
      { name: 'New Year' },
      { name: 'Inventory' },
    ]);
  });
});

describe('the delivery areas', () => {
  const zipOf = async (key: string, zip: string, more: object = {}) =>
    await api.database
      .updateTable('address')
      .set({ zip, ...more })
      .where('key', '=', key)
      .execute();
  const shipTo = async (key: string) => (await chefsShipTos.list()).find((one) => one.key === key);

  test('apply to the addresses in the changed zips: minimum, days and whether delivery is possible; a cart that goes there is stale', async () => {
    await zipOf('MAIN', '04101-1234');
    await chef.add(eggs);
    await save('zips');
    expect(await shipTo('MAIN')).toMatchObject({ minimumOrderAmount: 50, isValidZipCode: true, county: 'Cumberland' });
    expect((await chef.dates('MAIN')).body.dates.slice(0, 2)).toEqual(['2026-03-09', '2026-03-11']);
    expect((await chef.cart()).version).toBe(3);
    expect((await chef.submit()).body).toMatchObject({ accepted: false });
    const none = { ...firstConfiguration.zips.rules[1], zip: '04101' } as never;
    await save('zips', { version: 1, rules: [...firstConfiguration.zips.rules, none] });
    expect(await shipTo('MAIN')).toMatchObject({ isValidZipCode: false });
  });

  test('leave an address as it is whose area did not change, with the terms of its own', async () => {
    await save('zips');
    await zipOf('DOCK', '04101');
    const [area, other] = firstConfiguration.zips.rules as [never, never];
    await save('zips', { version: 1, rules: [{ ...(area as object), county: 'York' } as never, other] });
    expect(await shipTo('DOCK')).toMatchObject({ minimumOrderAmount: 250, county: 'York', version: 2 });
    expect((await chef.dates('DOCK')).body.dates.slice(0, 2)).toEqual(['2026-03-05', '2026-03-10']);
    await save('zips', { version: 2, rules: [{ ...(area as object), county: 'York' } as never, other] });
    expect((await shipTo('DOCK'))?.version).toBe(2);
  });

  test('are given to a new address', async () => {
    await save('zips');
    const added = await chefsShipTos.addAddress({ display: 'Pier', name: 'Pier', zip: 'K1A 0B6' });
    expect(added.body).toMatchObject({ isValidZipCode: false });
  });

  test('are refused with every reason', async () => {
    const area = { zip: '041', isDelivered: true, minimumOrderAmount: null, weekdays: [2], county: null };
    const sent = [area, { ...area, zip: '0-41' }, { ...area, zip: '4x' }, { ...area, zip: '05', weekdays: [] }];
    const amounts = ['-1', '12.345', 1e12].map((minimumOrderAmount, place) => ({
      ...area,
      zip: `9${place}`,
      minimumOrderAmount,
    }));
    expect(await save('zips', { rules: [...sent, ...amounts] })).toEqual(
      refusal(
        '041 is a duplicate.',
        'Enter a ZIP code or its first characters: 04101, 041, K1A.',
        'Choose at least one day.',
        'An amount cannot be below zero.',
        'Enter at most 2 decimals, such as 7.50. Enter a thousand as 1000 or 1,000.00.',
        'The maximum is $9,999,999.99.',
      ),
    );
    expect(await read('zips')).toEqual({ version: 0, rules: [], deliveryWeekdays: [2, 3, 4, 5, 6] });
  });
});

describe('charges and tax', () => {
  test('apply to the next estimate, each customer with their own rate; without free delivery the fee is charged on any order', async () => {
    await chef.addAll([cups, { ...eggs, orderQuantity: 9 }]);
    expect(await chef.estimate()).toMatchObject({ addOnCharges: 15 });
    const { taxableAmount = 0 } = await chef.estimate();
    await save('charges', { addOnFreeFrom: 400 });
    expect(await chef.estimate()).toMatchObject({
      addOnCharges: 0,
      tax: Math.round(taxableAmount * 8.5) / 100,
    });
    await save('charges', { version: 1, addOnFreeFrom: null, taxRates: [] });
    expect(await chef.estimate()).toMatchObject({ addOnCharges: 12.5, tax: Math.round(taxableAmount * 8.5) / 100 });
  });

  test('are read with who has which rate; two rates change places at once', async () => {
    const before = await read('charges');
    expect(before).toEqual({
      version: 0,
      addOnCharge: 15,
      addOnFreeFrom: 500,
      consumerTax: 0,
      taxRates: [
        { from: 0, percent: 0, customers: 3 },
        { from: 8.25, percent: 8.25, customers: 1 },
      ],
    });
    const swapped = [
      { from: 0, percent: '8.25' },
      { from: 8.25, percent: 0 },
    ];
    expect(await save('charges', { taxRates: swapped })).toMatchObject({
      body: { consumerTax: 5.5, taxRates: [{ customers: 1 }, { percent: 8.25, customers: 3 }] },
    });
    await shopper.add(cups);
    const { tax, taxableAmount = 0 } = await shopper.estimate();
    expect(tax).toBe(Math.round(taxableAmount * 5.5) / 100);
  });

  test('are refused with every reason', async () => {
    expect(
      await save('charges', {
        addOnCharge: '-0.01',
        addOnFreeFrom: 'much',
        consumerTax: 100.5,
        taxRates: [{ from: 0, percent: '1.0001' }],
      }),
    ).toEqual(
      refusal(
        'An amount cannot be below zero.',
        'Enter an amount such as 7.50.',
        'Enter a tax rate from 0 to 100 percent.',
        'Enter at most 3 decimals.',
      ),
    );
  });
});

describe('the settings', () => {
  test('of the site are sent to every client: a method that is not allowed is refused from then on', async () => {
    await save('site', {
      allowGuest: false,
      consumer: { ...firstConfiguration.site.consumer, registrationMessage: ' ' },
    });
    expect(await anyone(settings.getSiteSettings)).toMatchObject({
      allowGuest: false,
      zipCodeRestrictionMessage: 'Missing.',
      layoutImages: { mobile: false },
    });
    expect((await api.call(settings.getSettings, {})).status).toBe(401);
    expect(await read('site')).toMatchObject({ consumer: { registrationMessage: null, optionText: 'Send me offers' } });
  });

  test('of users apply where neither the customer nor the user overrides them', async () => {
    await save('user', { hidePricing: true, requiredPO: true, checkoutMessage: 'Closed on Monday.' });
    const of = async (user: 'chef' | 'rep') => (await api.call(settings.getSettings, { token: tokenOf(user) })).body;
    expect(await of('chef')).toMatchObject({ hidePricing: true, checkoutMessage: 'Closed on Monday.' });
    expect(await of('rep')).toMatchObject({ canChangePrice: true, requiredPO: true, sessionType: 'Normal' });
    expect(await chef.estimate()).toEqual({});
  });

  test('of the shop are its name, documents and colors', async () => {
    await save('shop', { name: ' Dock Foods ', primaryColor: '0AF', theme: 1, paperSize: 'A4' });
    expect(await anyone(settings.getLogoName)).toMatchObject({ distributorName: 'Dock Foods' });
    expect(await anyone(getSystemTheme)).toMatchObject({ theme: 1, primaryColor: '#00aaff' });
    expect(await api.database.selectFrom('site').select('paper_size').execute()).toEqual([{ paper_size: 'A4' }]);
  });

  test('of a shop without its own logo are saved without one, and return null', async () => {
    expect(await read('shop')).toMatchObject({ logoName: '' });
    expect((await save('shop', { name: 'Dock Foods', logoName: '' })).status).toBe(200);
    expect([await read('shop'), await anyone(settings.getLogoName)]).toMatchObject([
      { name: 'Dock Foods', logoName: '' },
      { distributorName: 'Dock Foods', logoName: '' },
    ]);
  });

  test('are refused with every reason', async () => {
    expect(
      await save('site', {
        allowConsumerPickup: false,
        allowConsumerDelivery: false,
        paymentIssuers: [8],
        timeZone: 'Mars',
      }),
    ).toEqual(
      refusal(
        'Consumers could not order. Allow pickup or delivery, or turn off consumer sign-up.',
        'Consumers pay by card. Choose at least one card, or turn off consumer sign-up.',
        'Enter a time zone such as America/New_York.',
      ),
    );
    expect(await save('user', { totalOrderQuantityLabel: ' ', missingImage: '../secret' })).toEqual(
      refusal('The label is required.', 'This is not a picture stored in the shop.'),
    );
    expect(await save('shop', { name: '', phone: '12', primaryColor: 'reddish' })).toEqual(
      refusal(
        'The name is required.',
        'Phone number format (###) ###-#### Ext ######',
        'Enter a color such as #008080.',
      ),
    );
    expect(await save('shop', { logoName: 'gone.webp' })).toMatchObject({
      ...refusal('This picture is no longer stored. Upload it again.'),
      body: { reasons: [{ code: 'fieldInvalid', field: 'logoName' }] },
    });
    expect((await save('shop', { name: 'a\0b' })).status).toBe(400);
  });
});

describe('the search words', () => {
  const saveGroups = (version: number, groups: object[]) => save('synonyms', { version, groups } as never);
  const wide = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      typed: [`typed ${place}`, `t ${place}`, `y ${place}`],
      finds: [`found ${place}`, `f ${place}`],
    }));

  test('are at first those of food service, and are so again when these are saved', async () => {
    const first = (await read('synonyms')) as unknown as SearchWords;
    expect(first.groups).toContainEqual(expect.objectContaining({ typed: expect.arrayContaining(['evoo']) }));
    await saveGroups(0, []);
    expect(await read('synonyms')).toMatchObject({ version: 1, groups: [] });
    await saveGroups(1, first.groups);
    expect(await read('synonyms')).toEqual({ ...first, version: 2 });
  });

  test('are kept as they are written, trimmed: capitals, accents, right to left', async () => {
    const { body } = await saveGroups(0, [{ typed: [' Crème  Fraîche', 'שמן זית', ''], finds: ['SOUR cream '] }]);
    expect(body).toMatchObject({ groups: [{ typed: ['Crème Fraîche', 'שמן זית'], finds: ['SOUR cream'] }] });
  });

  test('can be 20,000; one more is refused with a reason, and so is a word with two meanings', async () => {
    expect((await saveGroups(0, wide(4000))).status).toBe(200);
    expect(await saveGroups(1, [...wide(3999), { typed: ['a1', 'a2', 'a3'], finds: ['b1', 'b2', 'b3'] }])).toEqual(
      refusal('You can have at most 20,000 words. Remove this line or another.'),
    );
    expect(await saveGroups(1, [...wide(1), { typed: ['TYPED 0'], finds: ['another'] }])).toEqual(
      refusal("'TYPED 0' already finds 'found 0, f 0' in another line. Put both in one line, or remove one."),
    );
    expect((await saveGroups(1, wide(4001))).body).toMatchObject({ message: 'At most 4,000 can be sent at once.' });
    expect(await read('synonyms')).toMatchObject({ version: 1 });
  });

  test('are noted line by line, as they were and as they are', async () => {
    await saveGroups(0, [{ typed: ['evoo'], finds: ['olive oil'] }]);
    await saveGroups(1, [{ typed: ['evoo'], finds: ['extra virgin'] }]);
    const noted = await api.database
      .selectFrom('audit')
      .select('changes')
      .where('subject', '=', '2')
      .executeTakeFirst();
    expect(noted?.changes).toEqual([{ what: 'Search words: evoo', was: 'olive oil', is: 'extra virgin' }]);
  });

  test('accepts any text: half an email address is not an error', async () => {
    expect((await saveGroups(0, [{ typed: ['half\ud800'], finds: ['whole'] }])).status).toBeLessThan(500);
  });
});
