import { describe, expect, test } from 'vitest';
import { gatherBatch } from '#domain/entry/entryBatch.ts';
import { emptyLine, guideLine, isEntered, readEntry, settleLine } from '#domain/entry/entryLine.ts';
import type { GuideProduct } from '#domain/guide/guide.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { tomatoes, unsold } from '../machines/samples.ts';
import { lineOf, rules, shelf, typed } from './entrySamples.ts';

const prices = { CS: 48, EA: 2.1 };
const notAQuantity = (text: string) => `'${text}' is not a quantity. Use digits and a decimal point.`;
const tooLarge = 'Quantity must be less than 10,000,000.';

describe('a typed quantity', () => {
  test.each<[typed: string, isEntered: boolean, error: string | null]>([
    ['1.5.2', true, notAQuantity('1.5.2')],
    ['-3', true, notAQuantity('-3')],
    ['1e3', true, notAQuantity('1e3')],
    ['١٢', true, notAQuantity('١٢')],
    ['1 2', true, notAQuantity('1 2')],
    ['two', true, notAQuantity('two')],
    ['1'.repeat(20), true, tooLarge],
    ['9999999.995', true, tooLarge],
    ['9999999.99', true, null],
    ['', false, null],
    ['   ', false, null],
    ['.', false, null],
    ['0', false, null],
    ['0.00', false, null],
    ['0.004', false, null],
    [' 3 ', true, null],
    ['007', true, null],
    ['2.', true, null],
  ])("'%s' orders something: %s; its text: %s", (text, asks, error) => {
    const line = lineOf(1, text);
    expect(isEntered(line)).toBe(asks);
    expect(readEntry(line, tomatoes, prices).quantityError).toBe(error);
  });

  test.each([
    ['13', 'EA', 'Enter a multiple of 12'],
    ['24.00', 'EA', null],
    ['13', 'CS', null],
    ['13', 'LB', null],
  ])('%s %s is measured by the multiple of its unit', (text, unit, error) => {
    expect(readEntry(lineOf(11, text, unit), tomatoes, prices).quantityError).toBe(error);
  });

  test.each([
    ['02.50', '2.5', null],
    ['1.5.2', '1.5.2', null],
    ['  ', '  ', null],
    ['1.005', '1.01', '1.005 was rounded to 1.01: a quantity has at most 2 decimals.'],
    ['13', '24', '13 was changed to 24: this unit is sold in multiples of 12.'],
  ])("'%s' pieces become '%s' when the field is left", (text, settled, adjustment) => {
    const line = lineOf(11, text, text === '13' ? 'EA' : 'CS');
    const result = settleLine(line, tomatoes, { ...rules, orderQuantityRoundingFlag: 'AutoRoundUp' });
    expect([result.line.draft.quantityText, result.adjustment]).toEqual([settled, adjustment]);
    if (text === settled) expect(result.line).toBe(line);
  });
});

describe('a change of a line', () => {
  test('marks it typed and not in the cart, and touches nothing else', () => {
    const line = typed(1, { quantityText: '2' });
    expect(line).toEqual({ ...lineOf(1, '2'), isUnsaved: true, wasAdded: false });
  });

  test('another sell unit changes the price unit too where the site requires it, and drops a price of the other unit', () => {
    const priced = { priceText: '40', sellUnit: 'EA' };
    expect(typed(1, { sellUnit: 'EA' }).draft).toMatchObject({ sellUnit: 'EA', priceUnit: 'CS' });
    expect(typed(1, { sellUnit: 'EA' }, { syncPriceByWithSellByUMFlag: true }).draft).toMatchObject({
      priceUnit: 'EA',
    });
    expect(typed(1, priced).draft).toMatchObject({ priceText: '40', priceUnit: 'CS' });
    expect(typed(1, { priceUnit: 'EA' }).draft).toMatchObject({ priceUnit: 'EA', priceText: null });
  });
});

describe('a line of a guide', () => {
  const line: GuideProduct = {
    id: 1,
    productKey: 11,
    overridePrice: 40.5,
    unitOfMeasure_Prc: 'EA',
    unitOfMeasure: 'BX',
    orderQuantity: 2.5,
    sequence: 1,
  };

  test('has the quantity and unit of the guide, also a unit that is no longer sold', () => {
    const made = guideLine(line, tomatoes, rules);
    expect(made).toMatchObject({ id: -11, isFromGuide: true, isUnsaved: false, wasAdded: false });
    expect(made.draft).toMatchObject({ quantityText: '2.5', sellUnit: 'BX', priceUnit: 'EA', priceText: '40.50' });
    expect(readEntry(made, tomatoes, prices)).toMatchObject({
      unitError: 'This product is not sold by BX.',
      extension: null,
    });
  });

  test.each([
    ['may not change prices', { canChangePrice: false }],
    ['sees no prices', { hidePricing: true }],
  ])(
    "has no price for a user who %s, no quantity where the guide has none, and the product's own unit by default",
    (_, rights) => {
      const bare = { ...line, orderQuantity: 0, unitOfMeasure: '', unitOfMeasure_Prc: null };
      expect(guideLine(bare, tomatoes, { ...rules, ...rights }).draft).toEqual(emptyLine(tomatoes, rules).draft);
    },
  );
});

describe('gathering what can be sent', () => {
  const shelfOf = {
    productByKey: new Map([...shelf.productByKey, [11, tomatoes], [12, unsold]]),
    pricesOf: () => prices,
  };

  test('every entered line is ready, skipped or faulty, with its text and its id; empty lines are left out', () => {
    const lines = [
      lineOf(1, '2'),
      lineOf(2, ''),
      lineOf(11, '13', 'EA'),
      lineOf(3, '1.5.2'),
      lineOf(4, '1', 'LB'),
      lineOf(12, '1', ''),
      lineOf(77, '1', 'EA'),
      { ...lineOf(2, '1'), draft: { ...lineOf(2, '1').draft, priceText: '-1' } },
    ];
    const { ready, skipped, faulty } = gatherBatch(lines, shelfOf);
    const messagesOf = (items: typeof skipped) => items.map(({ cartLineItem, message }) => [cartLineItem.id, message]);
    expect(ready.map(({ sent }) => sent)).toEqual([
      {
        id: -1,
        productKey: 1,
        unitOfMeasure: 'CS',
        orderQuantity: '2',
        unitOfMeasure_Prc: 'CS',
        productText1: null,
        productText2: null,
        caseQuantity: '2',
      },
    ]);
    expect(messagesOf(skipped)).toEqual([
      [-4, 'This product is not sold by LB.'],
      [-12, 'Product has no Sell By U/M'],
      [-77, 'This product is no longer in the catalog.'],
    ]);
    expect(messagesOf(faulty)).toEqual([
      [-11, 'Enter a multiple of 12'],
      [-3, notAQuantity('1.5.2')],
      [-2, 'Enter a price such as 12.50.'],
    ]);
    for (const item of [...skipped, ...faulty])
      expect(item).toMatchObject({ isSuccess: false, errors: [item.message] });
  });

  test('a price is sent as an override only when it differs, and counts as the unit price either way', () => {
    const priced = (priceText: string) => ({ ...lineOf(1, '1'), draft: { ...lineOf(1, '1').draft, priceText } });
    const ready = gatherBatch([priced('48.00'), priced('47.5')], shelfOf).ready;
    expect(ready.map(({ sent, unitPrice }) => [sent.overridePrice, unitPrice?.toString()])).toEqual([
      [undefined, '48'],
      ['47.5', '47.5'],
    ]);
  });
});

test('what is added is counted in words', () => {
  expect([0, 1, 2].map((count) => frameText('texts.productAddedToCart', { count }))).toEqual([
    '0 Products Added To Cart',
    '1 Product Added To Cart',
    '2 Products Added To Cart',
  ]);
  expect([entryText('entry.statusTitle'), entryText('entry.notAdded'), shopText('entry.unspecified')]).toEqual([
    'Quick Entry Status',
    'One or more of the products could not be added to the cart at this time.',
    'Unspecified error.',
  ]);
});
