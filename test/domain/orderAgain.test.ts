import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderLine } from '#domain/order/order.ts';
import {
  type AgainLine,
  type AgainRules,
  orderAgain,
  placeOfSent,
  sentAgain,
  type Today,
} from '#domain/order/orderAgain.ts';
import { isMultipleOf } from '#domain/quantity.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { soldTomatoes } from '../machines/history/orderSamples.ts';
import { tomatoes, unsold } from '../machines/samples.ts';

const rules: AgainRules = DEFAULT_USER_SETTINGS;
const hidden: AgainRules = { ...rules, hidePricing: true };
const [pieces, cases] = tomatoes.sellBys;
if (!pieces || !cases) throw new Error('tomatoes are sold by the piece and by the case');

const sold = (more: Partial<OrderLine>): OrderLine => ({ ...soldTomatoes, ...more });
function today(more: Partial<typeof tomatoes> = {}, prices: Record<string, number> = { CS: 48, EA: 2.1 }): Today {
  return {
    productByKey: new Map([{ ...tomatoes, ...more }, unsold].map((product) => [product.productKey, product])),
    excludedCategories: new Set(),
    prices: { 11: prices },
    lastSales: {},
  };
}
const byPieceOnly = { sellBys: [pieces] };

/** The buyer's notices about the line, in short. */
function noticesOf(line: AgainLine | undefined): unknown {
  if (!line) return null;
  if (line.kind === 'impossible') return line.reason;
  const { offer } = line;
  const changes = line.kind === 'ready' ? [] : line.changes;
  return [
    offer && `${offer.quantity} ${offer.unit} at ${offer.unitPrice} / ${offer.priceUnit} = ${offer.extension}`,
    ...changes.map((change) => {
      if (change.kind === 'price') return `${change.was} / ${change.wasUnit} -> ${change.now} / ${change.nowUnit}`;
      if (change.kind === 'quantity') return `${change.was} -> ${change.now} by ${change.multiple}`;
      return change.kind === 'unit' ? `${change.was} -> ${change.units}` : change.kind;
    }),
  ];
}

const again = (line: OrderLine, now: Today, by: AgainRules = rules, unit?: string) =>
  noticesOf(orderAgain([line], now, by, unit === undefined ? {} : { [line.id]: unit })[0]);

describe('a line of an old order, today:', () => {
  test.each<[string, OrderLine, Today, unknown]>([
    ['nothing has changed', sold({}), today(), ['2 CS at 48 / CS = 96']],
    ['another price', sold({}), today({}, { CS: 50 }), ['2 CS at 50 / CS = 100', '48 / CS -> 50 / CS']],
    [
      'an override price of that day is not taken over',
      sold({ unitPrice: 40, isOverridePrice: true, overridePrice: 40 }),
      today(),
      ['2 CS at 48 / CS = 96', '40 / CS -> 48 / CS'],
    ],
    [
      'priced by another unit',
      sold({}),
      today({ pricingUM: 'EA', priceBys: tomatoes.priceBys.slice(0, 1) }),
      ['2 CS at 2.1 / EA = 100.8', '48 / CS -> 2.1 / EA'],
    ],
    [
      'the same number by another price unit',
      sold({}),
      today({ pricingUM: 'EA', priceBys: tomatoes.priceBys.slice(0, 1) }, { EA: 48 }),
      ['2 CS at 48 / EA = 2304', '48 / CS -> 48 / EA'],
    ],
    [
      'no multiple any more: the nearest is offered',
      sold({ unitOfMeasure: 'EA', orderQuantity: 17 }),
      today(),
      ['12 EA at 48 / CS = 24', '17 -> 12 by 12'],
    ],
    [
      'less than one multiple: one is offered',
      sold({ unitOfMeasure: 'EA', orderQuantity: 1 }),
      today(),
      ['12 EA at 48 / CS = 24', '1 -> 12 by 12'],
    ],
    ['no longer sold by its unit', sold({}), today(byPieceOnly), [null, 'CS -> EA']],
    ['no longer listed', sold({ productKey: 99 }), today(), 'This product is unavailable.'],
    ['sold by no unit at all', sold({ productKey: 12 }), today(), 'Product has no Sell By U/M'],
    [
      'excluded for this customer',
      sold({}),
      { ...today(), excludedCategories: new Set(['VEG']) },
      'Excluded for this customer',
    ],
    ['a credit', sold({ orderQuantity: -2 }), today(), 'Quantity must be more than 0.'],
    ['without a price today', sold({}), today({}, {}), 'This product has no price by CS.'],
  ])('%s', (_, line, now, expected) => {
    expect(again(line, now)).toEqual(expected);
  });

  test.each<[string, OrderLine, Today, AgainRules, unknown]>([
    [
      'while pricing is hidden prices are not mentioned',
      sold({}),
      today({}, { CS: 50 }),
      hidden,
      ['2 CS at null / CS = null'],
    ],
    [
      'while pricing is hidden other changes are shown',
      sold({ unitOfMeasure: 'EA', orderQuantity: 17 }),
      today({}, {}),
      hidden,
      ['12 EA at null / CS = null', '17 -> 12 by 12'],
    ],
    ['notes stay where they are allowed', sold({ productText1: 'Ripe' }), today(), rules, ['2 CS at 48 / CS = 96']],
    [
      'notes that are no longer allowed are shown',
      sold({ productText2: 'Ripe' }),
      today(),
      { ...rules, allowProductTextLines: false },
      ['2 CS at 48 / CS = 96', 'notes'],
    ],
    [
      'its own price unit stays although price units follow sell units',
      sold({ unitOfMeasure: 'EA', orderQuantity: 24 }),
      today(),
      { ...rules, syncPriceByWithSellByUMFlag: true },
      ['24 EA at 48 / CS = 48'],
    ],
  ])('%s', (_, line, now, by, expected) => {
    expect(again(line, now, by)).toEqual(expected);
  });

  test.each<[string, OrderLine, Today, string, AgainRules, unknown]>([
    [
      'as many pieces as the cases held',
      sold({ unitPrice: 48 }),
      today(byPieceOnly),
      'EA',
      rules,
      ['48 EA at 48 / CS = 96', 'CS -> EA'],
    ],
    [
      'the price unit follows where it shall',
      sold({}),
      today(byPieceOnly),
      'EA',
      { ...rules, syncPriceByWithSellByUMFlag: true },
      ['48 EA at 2.1 / EA = 100.8', 'CS -> EA', '48 / CS -> 2.1 / EA'],
    ],
    [
      'whole cases for the pieces',
      sold({ unitOfMeasure: 'EA', orderQuantity: 36 }),
      today({ sellBys: [cases] }),
      'CS',
      rules,
      ['2 CS at 48 / CS = 96', 'EA -> CS'],
    ],
    [
      'its number, where nothing is known of the old unit',
      sold({ unitOfMeasure: 'PAL', orderQuantity: 3 }),
      today(),
      'CS',
      rules,
      ['3 CS at 48 / CS = 144', 'PAL -> EA,CS'],
    ],
    [
      'a multiple of the new unit',
      sold({ unitOfMeasure: 'PAL', orderQuantity: 3 }),
      today(),
      'EA',
      rules,
      ['12 EA at 48 / CS = 24', 'PAL -> EA,CS', '3 -> 12 by 12'],
    ],
    ['no unit that is not sold', sold({}), today(byPieceOnly), 'PAL', rules, [null, 'CS -> EA']],
  ])('a unit chosen in place of a removed one: %s', (_, line, now, unit, by, expected) => {
    expect(again(line, now, by, unit)).toEqual(expected);
  });

  test('a chosen unit is that of its own line', () => {
    const lines = [sold({ id: 1, unitOfMeasure: 'PAL' }), sold({ id: 2, unitOfMeasure: 'PAL' })];
    const [first, second] = orderAgain(lines, today(), rules, { 2: 'CS' });
    expect([noticesOf(first), noticesOf(second)]).toEqual([
      [null, 'PAL -> EA,CS'],
      ['2 CS at 48 / CS = 96', 'PAL -> EA,CS'],
    ]);
  });
});

describe('any order', () => {
  const anyLine = fc.record({
    productKey: fc.constantFrom(11, 12, 99),
    unitOfMeasure: fc.constantFrom('EA', 'CS', 'PAL'),
    unitOfMeasure_Prc: fc.constantFrom('EA', 'CS', 'PAL'),
    orderQuantity: fc.integer({ min: -500, max: 99_999 }).map((hundredths) => hundredths / 100),
    unitPrice: fc.oneof(
      fc.constantFrom(48, 2.1),
      fc.integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
    ),
  });
  const ofAll = (lines: readonly Partial<OrderLine>[]) => lines.map((line, place) => sold({ ...line, id: place + 1 }));

  test("what is offered can be bought: a positive multiple of a unit that is sold, at today's price", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), fc.constantFrom('EA', 'CS'), (some, unit) => {
        const lines = ofAll(some);
        const outcomes = orderAgain(lines, today(), rules, Object.fromEntries(lines.map(({ id }) => [id, unit])));
        expect(outcomes).toHaveLength(lines.length);
        for (const outcome of outcomes) {
          if (outcome.kind === 'impossible' || !outcome.offer) continue;
          const { offer } = outcome;
          const soldBy = tomatoes.sellBys.find(({ unitOfMeasure }) => unitOfMeasure === offer.unit);
          expect(offer.quantity.gt(0) && isMultipleOf(offer.quantity, soldBy?.sellByMultiple ?? Number.NaN)).toBe(true);
          expect(String(offer.unitPrice)).toBe(offer.priceUnit === 'CS' ? '48' : '2.1');
        }
      }),
    );
  });

  test('a hidden price appears nowhere', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (some) => {
        for (const outcome of orderAgain(ofAll(some), today(), hidden, {})) {
          if (outcome.kind === 'impossible') continue;
          expect([outcome.offer?.unitPrice ?? null, outcome.offer?.extension ?? null]).toEqual([null, null]);
          if (outcome.kind === 'changed') expect(outcome.changes.map(({ kind }) => kind)).not.toContain('price');
        }
      }),
    );
  });

  test('sends a ready line as it was ordered, and returns it to its place', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (some) => {
        const lines = ofAll(some);
        orderAgain(lines, today(), rules, {}).forEach((outcome, place) => {
          const line = lines[place];
          if (outcome.kind !== 'ready' || !line) return;
          const sent = sentAgain(line, outcome.offer, place, rules);
          expect(sent).toEqual({
            id: sent.id,
            productKey: line.productKey,
            unitOfMeasure: line.unitOfMeasure,
            orderQuantity: String(line.orderQuantity),
            unitOfMeasure_Prc: line.unitOfMeasure_Prc,
            productText1: null,
            productText2: null,
          });
          expect([placeOfSent(sent), (sent.id ?? 1) < 0]).toEqual([place, true]);
        });
      }),
    );
  });

  test('notes go only where they are allowed', () => {
    const line = sold({ productText1: 'Ripe' });
    const noted = orderAgain([line], today(), rules, {})[0];
    if (noted?.kind !== 'ready') throw new Error('nothing has changed');
    expect(sentAgain(line, noted.offer, 0, rules).productText1).toBe('Ripe');
    expect('productText1' in sentAgain(line, noted.offer, 0, { ...rules, allowProductTextLines: false })).toBe(false);
  });
});
