import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, decimal, ZERO } from '#domain/decimal.ts';
import type { Transfer, TransferLine } from '#domain/punchout/transfer.ts';
import { transferredPrice } from '#domain/punchout/transferredPrice.ts';
import { type FormField, writeOci } from '#server/modules/punchout/oci/ociFields.ts';

const nothing = { okCode: null, target: null, caller: null, vendor: null };

function line(given: Partial<TransferLine> = {}): TransferLine {
  return {
    partId: 'P101',
    auxiliaryId: '7-1',
    quantity: decimal(2),
    unit: 'CS',
    price: decimal('48.00'),
    per: 1,
    extension: decimal('96.00'),
    description: 'Eggs',
    notes: '',
    catalogText: '',
    classification: null,
    manufacturer: null,
    isTaxable: false,
    extrinsics: [],
    ...given,
  };
}

function transfer(lines: TransferLine[], given: Partial<Transfer> = {}): Transfer {
  const total = lines.reduce((sum, { extension }) => sum.plus(extension), ZERO);
  const nowhere = { shipTo: null, comments: '', tax: null, shipping: null };
  return { currency: 'USD', language: 'en', lines, total, ...nowhere, canEdit: false, ...given };
}

/** The fields by their names, each of which is there once. */
function byName(fields: readonly FormField[]): Record<string, string> {
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

test('a cart is lines counted from 1, with the fields of the call before them', () => {
  const returned = { okCode: 'ADDI', target: '_top', caller: 'CTLG', vendor: '0000004711' };
  const cart = transfer([
    line(),
    line({
      partId: 'P102',
      auxiliaryId: '7-2',
      description: 'Ribeye – naturgemäß 和牛',
      quantity: decimal('2.5'),
      unit: 'LBR',
      price: decimal('12.5'),
      classification: '50111500',
      manufacturer: { name: 'Acme', partId: 'A-1' },
    }),
  ]);
  expect(writeOci(cart, returned).map(({ name, value }) => `${name}=${value}`)).toEqual([
    '~OkCode=ADDI',
    '~TARGET=_top',
    '~CALLER=CTLG',
    'NEW_ITEM-DESCRIPTION[1]=Eggs',
    'NEW_ITEM-VENDORMAT[1]=P101',
    'NEW_ITEM-QUANTITY[1]=2.000',
    'NEW_ITEM-UNIT[1]=CS',
    'NEW_ITEM-PRICE[1]=48.000',
    'NEW_ITEM-PRICEUNIT[1]=1',
    'NEW_ITEM-CURRENCY[1]=USD',
    'NEW_ITEM-EXT_PRODUCT_ID[1]=7-1',
    'NEW_ITEM-VENDOR[1]=0000004711',
    'NEW_ITEM-DESCRIPTION[2]=Ribeye – naturgemäß 和牛',
    'NEW_ITEM-VENDORMAT[2]=P102',
    'NEW_ITEM-QUANTITY[2]=2.500',
    'NEW_ITEM-UNIT[2]=LBR',
    'NEW_ITEM-PRICE[2]=12.500',
    'NEW_ITEM-PRICEUNIT[2]=1',
    'NEW_ITEM-CURRENCY[2]=USD',
    'NEW_ITEM-EXT_PRODUCT_ID[2]=7-2',
    'NEW_ITEM-MATGROUP[2]=50111500',
    'NEW_ITEM-VENDOR[2]=0000004711',
    'NEW_ITEM-MANUFACTCODE[2]=Acme',
    'NEW_ITEM-MANUFACTMAT[2]=A-1',
  ]);
  expect(writeOci(transfer([]), { ...nothing, okCode: 'ADDI' })).toEqual([{ name: '~OkCode', value: 'ADDI' }]);
});

test.each([
  ['Eggs', 'Eggs', undefined],
  ['Chicken breast, boneless, skinless, random 40 LB', 'Chicken breast, boneless, skinless,', 'random 40 LB'],
  ['x'.repeat(45), 'x'.repeat(40), 'xxxxx'],
  [`Ice ${'x'.repeat(45)}`, `Ice ${'x'.repeat(36)}`, 'x'.repeat(9)],
  [`${'x'.repeat(39)}👨‍👩‍👧 family`, 'x'.repeat(39), '👨‍👩‍👧 family'],
  ['Eggs,\r\nlarge\u0000', 'Eggs, large', undefined],
])('of %j the description is %j and the long text %j', (description, head, rest) => {
  const fields = byName(writeOci(transfer([line({ description })]), nothing));
  expect(fields['NEW_ITEM-DESCRIPTION[1]']).toBe(head);
  expect(fields['NEW_ITEM-LONGTEXT_1:132[]']).toBe(rest);
});

test("the buyer's notes come first in the long text, and the catalog's text last", () => {
  const two = [line(), line({ description: `${'Word '.repeat(8)}end`, notes: 'blue', catalogText: 'Keep\n cold.' })];
  expect(byName(writeOci(transfer(two), nothing))['NEW_ITEM-LONGTEXT_2:132[]']).toBe('blue - end - Keep cold.');
});

test.each([
  ['2.0825', 1, 7, '14.58', '20.825', '10'],
  ['0.0375', 1, 1_000, '37.50', '0.375', '10'],
  ['48', 100, 50, '24.00', '48.000', '100'],
  // No price for 99,999 or fewer is exact: this is the nearest one.
  ['0.0001', 10_000, 5_000_000, '0.05', '0.000', '10000'],
])('a price of %s for %i is, of %i for %s, %s for %s', (price, per, quantity, extension, shown, basis) => {
  const of = { price: decimal(price), per, quantity: decimal(quantity), extension: decimal(extension) };
  const fields = byName(writeOci(transfer([line(of)]), nothing));
  expect([fields['NEW_ITEM-PRICE[1]'], fields['NEW_ITEM-PRICEUNIT[1]']]).toEqual([shown, basis]);
});

test('extrinsics go where they are named after, else where there is room', () => {
  const extrinsics = [
    { name: 'PackSize', value: '6/5 LB' },
    { name: 'cust_field1', value: 'Organic' },
    { name: 'NEW_ITEM-LEADTIME', value: '2' },
    { name: 'Notes', value: 'A longer word than ten' },
    { name: 'EXT_QUOTE_ID', value: 'Q-1' },
  ];
  expect(byName(writeOci(transfer([line({ extrinsics })]), nothing))).toMatchObject({
    'NEW_ITEM-CUST_FIELD1[1]': 'Organic',
    'NEW_ITEM-CUST_FIELD2[1]': '6/5 LB',
    'NEW_ITEM-CUST_FIELD3[1]': 'A longer',
    'NEW_ITEM-LEADTIME[1]': '2',
    'NEW_ITEM-EXT_QUOTE_ID[1]': 'Q-1',
  });
});

test('charges and tax are services at the end, where there are any', () => {
  const fields = writeOci(transfer([line()], { shipping: decimal('15.00'), tax: decimal('7.92') }), nothing);
  expect(byName(fields)).toMatchObject({
    'NEW_ITEM-DESCRIPTION[2]': 'Delivery and charges',
    'NEW_ITEM-PRICE[2]': '15.000',
    'NEW_ITEM-SERVICE[2]': 'X',
    'NEW_ITEM-DESCRIPTION[3]': 'Tax',
    'NEW_ITEM-PRICE[3]': '7.920',
    'NEW_ITEM-SERVICE[3]': 'X',
  });
  expect(writeOci(transfer([line()], { shipping: ZERO, tax: ZERO }), nothing)).toEqual(
    writeOci(transfer([line()]), nothing),
  );
});

const LENGTHS: Record<string, number> = {
  DESCRIPTION: 40,
  MATNR: 40,
  QUANTITY: 15,
  UNIT: 3,
  PRICE: 15,
  CURRENCY: 5,
  PRICEUNIT: 5,
  LEADTIME: 5,
  VENDOR: 10,
  VENDORMAT: 40,
  MANUFACTCODE: 10,
  MANUFACTMAT: 40,
  MATGROUP: 10,
  EXT_PRODUCT_ID: 40,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD3: 10,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
};

const text = fc.string({
  unit: fc.constantFrom(...['a', 'é', '和', ' ', '👍🏽', '\n', '"', '\u0000', '\uD800']),
  maxLength: 120,
});
const lines = fc
  .record({
    cents: fc.integer({ min: 0, max: 1_000_000_000_000 }),
    hundredths: fc.integer({ min: 1, max: 10_000_000 }),
    texts: fc.array(text, { minLength: 12, maxLength: 12 }),
  })
  .map(({ cents, hundredths, texts }) => {
    const [quantity, extension] = [decimal(hundredths).div(100), decimal(cents).div(100)];
    const [partId = '', unit = '', description = '', catalogText = '', classification = '', name = '', ...more] = texts;
    return line({
      ...transferredPrice(extension, quantity),
      ...{ quantity, extension, partId, unit, description, catalogText, classification },
      manufacturer: { name, partId: more[0] ?? null },
      extrinsics: more.map((value, index) => ({ name: `Field ${index}`, value })),
    });
  });

test('every field has the length that SAP gives it, and price and quantity make the extension', () => {
  fc.assert(
    fc.property(lines, text, (cartLine, vendor) => {
      const fields = writeOci(transfer([cartLine]), { ...nothing, vendor });
      const tooLong = fields.filter(({ name, value }) => {
        const length = LENGTHS[/^NEW_ITEM-(\w+)\[1\]$/.exec(name)?.[1] ?? ''] ?? Number.POSITIVE_INFINITY;
        return value.length > length || /[\p{Cc}\p{Surrogate}]/u.test(value);
      });
      const { 'NEW_ITEM-PRICE[1]': price = '', 'NEW_ITEM-PRICEUNIT[1]': per = '' } = byName(fields);
      const quantity = byName(fields)['NEW_ITEM-QUANTITY[1]'] ?? '';
      const extension = new Decimal(price).times(quantity).div(per).toDecimalPlaces(2);
      expect({ tooLong, extension: extension.toFixed() }).toEqual({
        tooLong: [],
        extension: cartLine.extension.toFixed(),
      });
    }),
  );
});
