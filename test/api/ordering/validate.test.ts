import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#domain/api/cart.ts';
import type { SentLine } from '#domain/cart/cart.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, cups, eggs, eggsLine, oysters, statusAndBody, sweets } from '#test/support/api/buyer.ts';
import { OYSTER, QUIET, tokenOf } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const baker = buyerAt(() => api, 'baker');
const rep = buyerAt(() => api, 'rep', OYSTER);
const repForQuiet = buyerAt(() => api, 'rep', QUIET);

const longNote = 'n'.repeat(51);

const refused: [name: string, line: SentLine, errors: string[]][] = [
  ['an unknown product', { ...eggs, productKey: 4711 }, ['This product is unavailable.']],
  ['a key that no product can have', { ...eggs, productKey: 99_999_999_999 }, ['This product is unavailable.']],
  ['the reserved product', { productKey: 9, unitOfMeasure: 'EA', orderQuantity: 1 }, ['This product is unavailable.']],
  ['a withdrawn product', { productKey: 108, unitOfMeasure: 'EA', orderQuantity: 1 }, ['This product is unavailable.']],
  ['an excluded category', { productKey: 106, unitOfMeasure: 'EA', orderQuantity: 1 }, ['Excluded for this customer']],
  ['no sell unit', { productKey: 105, unitOfMeasure: 'EA', orderQuantity: 1 }, ['Product has no Sell By U/M']],
  [
    'a unit it is not sold by',
    { productKey: 102, unitOfMeasure: 'LB', orderQuantity: 1 },
    ['This product is not sold by LB.'],
  ],
  ['a unit it is not priced by', { ...eggs, unitOfMeasure_Prc: 'LB' }, ['This product is not priced by LB.']],
  ['no price', { productKey: 109, unitOfMeasure: 'EA', orderQuantity: 1 }, ['This product has no price by EA.']],
  [
    'a quantity off the multiple',
    { ...cups, orderQuantity: 13 },
    ['Invalid quantity of 13. Please enter a multiple of 12'],
  ],
  [
    'a decimal quantity off the multiple',
    { productKey: 104, unitOfMeasure: 'LB', orderQuantity: '1.30' },
    ['Invalid quantity of 1.3. Please enter a multiple of 0.25'],
  ],
  ['nothing', { ...eggs, orderQuantity: 0 }, ['Quantity must be more than 0.']],
  ['next to nothing', { ...eggs, orderQuantity: 0.004 }, ['Quantity must be more than 0.']],
  ['a negative quantity', { ...eggs, orderQuantity: -1 }, ["'-1' is not a quantity. Use digits and a decimal point."]],
  ['10^7', { ...sweets, orderQuantity: 10_000_000 }, ['Quantity must be less than 10,000,000.']],
  ['almost 10^7, rounded', { ...sweets, orderQuantity: '9999999.995' }, ['Quantity must be less than 10,000,000.']],
  [
    'exponents as text',
    { ...eggs, orderQuantity: '1e3' },
    ["'1e3' is not a quantity. Use digits and a decimal point."],
  ],
  ['words', { ...eggs, orderQuantity: 'two' }, ["'two' is not a quantity. Use digits and a decimal point."]],
  ['an empty text', { ...eggs, orderQuantity: '' }, ["'' is not a quantity. Use digits and a decimal point."]],
  [
    'endless digits',
    { ...eggs, orderQuantity: '1'.repeat(100) },
    [`'${'1'.repeat(40)}' is not a quantity. Use digits and a decimal point.`],
  ],
  [
    'long notes',
    { ...eggs, productText1: longNote, productText2: longNote },
    ['A note can have at most 50 characters.'],
  ],
  ['an override without the right', { ...eggs, overridePrice: 47 }, ['You may not change prices.']],
  ['an override of 0 without the right', { ...eggs, overridePrice: 0 }, ['You may not change prices.']],
  ['a negative override', { ...eggs, overridePrice: -1 }, ['The price cannot be negative.']],
  ['a price in words', { ...eggs, overridePrice: 'free' }, ['Enter a price such as 12.50.']],
  [
    'everything wrong at once',
    {
      ...eggs,
      unitOfMeasure: 'KG',
      unitOfMeasure_Prc: 'LB',
      orderQuantity: 'x',
      overridePrice: 'y',
      productText1: longNote,
    },
    [
      'This product is not sold by KG.',
      'This product is not priced by LB.',
      "'x' is not a quantity. Use digits and a decimal point.",
      'Enter a price such as 12.50.',
      'A note can have at most 50 characters.',
    ],
  ],
];

const reasonsOf = (errors: readonly string[]) =>
  errors.map(() => expect.objectContaining({ code: expect.any(String) }));

describe('a line that a rule refuses', () => {
  test('returns each reason for programs, with the values of its text', async () => {
    const [, line = eggs] = refused.at(-1) ?? [];
    const { reasons } = Object((await chef.add(line)).body);
    expect(reasons).toEqual([
      { code: 'sellUnitUnknown', params: { unit: 'KG' } },
      { code: 'priceUnitUnknown', params: { unit: 'LB' } },
      { code: 'quantityInvalid', params: { typed: 'x' } },
      { code: 'priceInvalid' },
      { code: 'noteTooLong', params: { limit: 50 } },
    ]);
  });

  test.each(refused)(
    '%s: alone it is a 409 with every reason and the cart, which stays as it is',
    async (_, line, errors) => {
      await chef.add(oysters);
      const before = await chef.cart();
      expect(statusAndBody(await chef.add(line))).toEqual({
        status: 409,
        body: { message: errors[0], errors, code: 'lineRefused', reasons: reasonsOf(errors), cart: before },
      });
      expect(await chef.cart()).toEqual(before);
    },
  );

  test('among others it is answered in its place, and the good ones are in the cart', async () => {
    const lines = refused.map(([, line]) => line);
    const { status, body } = await chef.addAll([eggs, ...lines, oysters]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ errors: [], version: 2 });
    expect(body.data.map((item) => item.errors)).toEqual([[], ...refused.map(([, , errors]) => errors), []]);
    expect(body.data.slice(1, -1)).toEqual(
      refused.map(([, cartLineItem, errors]) => ({
        cartLineItem,
        isSuccess: false,
        message: errors[0],
        errors,
        code: 'lineRefused',
        reasons: reasonsOf(errors),
      })),
    );
    expect((await chef.cart()).lines.map((line) => line.productKey)).toEqual([101, 110]);
  });

  test('when all are refused nothing changes, not even the version', async () => {
    const { body } = await chef.addAll(refused.map(([, line]) => line));
    expect(body.version).toBe(1);
    expect((await chef.cart()).version).toBe(1);
  });

  test('a check beforehand returns the same, and changes nothing', async () => {
    const { status, body } = await chef.validate([eggs, ...refused.map(([, line]) => line), oysters]);
    expect(status).toBe(200);
    expect(body.errors.map((item) => item.errors)).toEqual(refused.map(([, , errors]) => errors));
    expect(await chef.cart()).toMatchObject({ lines: [], version: 1 });
  });

  test('a sum that reaches 10^7 is refused, and the line keeps its quantity', async () => {
    await chef.add({ ...sweets, orderQuantity: 9_999_999 });
    expect(statusAndBody(await chef.add(sweets))).toMatchObject({
      status: 409,
      body: { message: 'Quantity must be less than 10,000,000.' },
    });
    expect((await chef.cart()).lines).toMatchObject([{ orderQuantity: 9_999_999 }]);
    expect((await chef.validate([sweets])).body.errors).toHaveLength(1);
  });

  test('an amount that no invoice could carry is refused', async () => {
    const truffles = { productKey: 112, unitOfMeasure: 'LB', orderQuantity: 9_999_999.99 };
    expect((await chef.add(truffles)).status).toBe(200);
    const much = await rep.add({ ...truffles, overridePrice: 1001 });
    expect(statusAndBody(much)).toMatchObject({ status: 409, body: { message: 'The amount is too large.' } });
    const price = await rep.add({ ...truffles, overridePrice: '10000000000' });
    expect(statusAndBody(price)).toMatchObject({ status: 409, body: { message: 'The amount is too large.' } });
  });
});

describe('accepted lines', () => {
  test('a category that is excluded for another customer only', async () => {
    expect((await baker.add({ productKey: 106, unitOfMeasure: 'EA', orderQuantity: 1 })).status).toBe(200);
  });

  test.each([
    ['text with decimals', '2.50', 2.5],
    ['a third decimal, rounded half up', 2.505, 2.51],
    ['blanks around it', ' 3 ', 3],
    ['a point first', '.5', 0.5],
    ['a number in any notation of JSON', 1e3, 1000],
  ])('a quantity as %s', async (_, orderQuantity, shown) => {
    await chef.add({ ...eggs, orderQuantity });
    expect((await chef.cart()).lines).toMatchObject([{ orderQuantity: shown }]);
  });

  test('decimal multiples are compared exactly', async () => {
    const cheddar = { productKey: 104, unitOfMeasure: 'LB', orderQuantity: 0.75 };
    await chef.addAll([cheddar, { ...cheddar, orderQuantity: 1.5 }]);
    expect((await chef.cart()).lines).toMatchObject([{ orderQuantity: 2.25, extension: 9.23 }]);
  });

  test('a price equal to the normal one is not an override, for any user', async () => {
    await chef.add({ ...eggs, overridePrice: '48.0000' });
    expect((await chef.cart()).lines).toEqual([eggsLine]);
  });

  test('a user who may change prices may give a product away', async () => {
    await rep.addAll([
      { ...eggs, overridePrice: 0 },
      { ...oysters, overridePrice: '2.98765' },
    ]);
    expect((await rep.cart()).lines).toMatchObject([
      { overridePrice: 0, unitPrice: 0, extension: 0, isOverridePrice: true },
      { overridePrice: 2.9877, unitPrice: 2.9877, extension: 29.88, isOverridePrice: true },
    ]);
  });

  test('a user cannot change a price that they may not see, and a guess reveals nothing', async () => {
    for (const overridePrice of [47, 48]) {
      expect(statusAndBody(await repForQuiet.add({ ...eggs, overridePrice }))).toMatchObject({
        status: 409,
        body: { message: 'You may not change prices.' },
      });
    }
  });

  test('notes that cannot be stored are stored without their invalid parts', async () => {
    const reply = await chef.add({ ...eggs, productText1: ' a\u0000b ', productText2: 'half \ud83d!' });
    expect(reply.body.cartLineItem).toMatchObject({ productText1: 'ab', productText2: 'half \ufffd!' });
  });

  test('notes only where the site has them; one that is there may stay', async () => {
    await chef.add({ ...eggs, productText1: 'brown' });
    const settings = JSON.stringify({ allowProductTextLines: false });
    await api.database.updateTable('customer').set({ settings }).where('customer_key', '=', OYSTER).execute();
    expect((await chef.update(1, { ...eggs, orderQuantity: 2, productText1: 'brown' })).status).toBe(200);
    expect(statusAndBody(await chef.update(1, { ...eggs, productText1: 'white' }))).toMatchObject({
      status: 409,
      body: { message: 'Notes are not available.' },
    });
  });

  test('unknown fields are ignored and never answered', async () => {
    const line = { ...eggs, colour: 'red', unitPrice: 1, extension: 1, caseQuantity: 77 };
    expect((await chef.add(line)).body.cartLineItem).toEqual(eggsLine);
    const { body } = await chef.validate([{ ...line, productKey: 4711 }]);
    expect(body.errors[0]?.cartLineItem).toEqual({ ...eggs, productKey: 4711, caseQuantity: 77 });
  });
});

describe('a request of the wrong shape', () => {
  test.each([
    ['not an array', eggs],
    ['2,001 lines', Array.from({ length: 2001 }, () => eggs)],
    ['no product', [{ unitOfMeasure: 'CS', orderQuantity: 1 }]],
    ['a key in text', [{ ...eggs, productKey: '101' }]],
    ['a quantity that is neither number nor text', [{ ...eggs, orderQuantity: true }]],
  ])('is a 400 and changes nothing: %s', async (_, body) => {
    expect((await chef.call(endpoints.addCartLines, { body })).status).toBe(400);
    expect((await chef.call(endpoints.validateCart, { body })).status).toBe(400);
    expect((await chef.cart()).version).toBe(1);
  });

  test('no lines at all are not an error', async () => {
    expect(statusAndBody(await chef.addAll([]))).toEqual({ status: 200, body: { data: [], errors: [], version: 1 } });
    expect(statusAndBody(await chef.validate([]))).toEqual({ status: 200, body: { errors: [] } });
  });
});

describe('checking without a body', () => {
  test('returns the lines of the cart that cannot be ordered', async () => {
    await chef.addAll([eggs, oysters]);
    expect(statusAndBody(await chef.validate())).toEqual({ status: 200, body: { errors: [] } });
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 101).execute();
    const { unitPrice, extension, ...cartLineItem } = eggsLine;
    const errors = ['This product is unavailable.'];
    expect(statusAndBody(await chef.validate())).toEqual({
      status: 200,
      body: {
        errors: [
          {
            ...{ cartLineItem, isSuccess: false, message: errors[0], errors, code: 'lineRefused' },
            reasons: [{ code: 'productUnavailable' }],
          },
        ],
      },
    });
  });
});

describe('codes that are sent along', () => {
  const check = (buyer: typeof chef, unknownCodes: string[], lines: SentLine[] = []) =>
    buyer.call(endpoints.validateCart, { body: { lines, unknownCodes } });
  const discontinued = async (buyer: typeof chef, unknownCodes: string[]) =>
    (await check(buyer, unknownCodes)).body.discontinuedCodes;

  test('those of products that are no longer sold are named as they were sent, beside the lines that fail', async () => {
    const { status, body } = await check(
      chef,
      ['p 108', 'P-108', 'ZZ-99', 'P101', ''],
      [eggs, { ...eggs, productKey: 1 }],
    );
    expect(status).toBe(200);
    expect(body.errors.map(({ cartLineItem }) => cartLineItem.productKey)).toEqual([1]);
    expect(body.discontinuedCodes).toEqual(['p 108', 'P-108']);
  });

  test('reveals nothing of a category that the customer may not order from, nor of the reserved product', async () => {
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', 'in', [9, 106]).execute();
    const codes = ['P106', 'P-106', 'P9', 'ZZ-99'];
    expect(await discontinued(chef, codes)).toEqual([]);
    expect(await discontinued(rep, codes)).toEqual([]);
    expect(await discontinued(baker, codes)).toEqual(['P106', 'P-106']);
  });

  test('is a 400: more than 2,000 codes, a code of more than 100 characters, no lines', async () => {
    const bodies = [
      { lines: [], unknownCodes: Array.from({ length: 2001 }, (_, at) => `${at}`) },
      { lines: [], unknownCodes: ['x'.repeat(101)] },
      { unknownCodes: ['P108'] },
    ];
    for (const body of bodies) {
      const { status } = await api.call(endpoints.validateCart, { token: tokenOf('chef'), body } as never);
      expect(status).toBe(400);
    }
  });

  test('no caller without a token is answered', async () => {
    const { status, body } = await api.call(endpoints.validateCart, { body: { lines: [], unknownCodes: ['P108'] } });
    expect([status, body.discontinuedCodes]).toEqual([401, undefined]);
  });
});
