import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLines } from '#domain/cart/addLines.ts';
import type { SentLine } from '#domain/cart/cart.ts';
import { cartLine } from '#domain/cart/cartLine.ts';
import { estimateAmounts } from '#domain/cart/estimate.ts';
import { type CartProduct, type KeptLine, ownPriceOf } from '#domain/cart/keptLine.ts';
import { cartTotals } from '#domain/cart/totals.ts';
import { decimal, ZERO } from '#domain/decimal.ts';

const productOf = (productKey: number): CartProduct => ({
  productKey,
  productCode: `P${productKey}`,
  formattedProductCode: `P-${productKey}`,
  description: 'Product',
  pricingUM: 'EA',
  sellBys: [
    { unitOfMeasure: 'EA', stockConversion: 1, isPricing: true, sellByMultiple: 0 },
    { unitOfMeasure: 'CS', stockConversion: 24, isPricing: true, sellByMultiple: 0 },
  ],
  priceBys: [
    { unitOfMeasure: 'EA', stockConversion: 1, priceDecimals: 4 },
    { unitOfMeasure: 'CS', stockConversion: 24, priceDecimals: 4 },
  ],
  isActive: true,
  isExcluded: false,
  sellsAtZero: false,
  isTaxable: productKey % 2 === 0,
  prices: { EA: 2.0825, CS: 48 },
});
const products = new Map([1, 2, 3].map((key) => [key, productOf(key)]));
const shelf = { products, rights: { canChangePrice: true, allowProductTextLines: true, hidePricing: false } };

const unit = fc.constantFrom('EA', 'CS');
const sentLine: fc.Arbitrary<SentLine> = fc.record({
  productKey: fc.integer({ min: 1, max: 3 }),
  unitOfMeasure: unit,
  unitOfMeasure_Prc: unit,
  orderQuantity: fc.integer({ min: 1, max: 99_999 }).map((count) => count / 100),
  overridePrice: fc.constantFrom(null, 1.5, '0.25', 2.0825, 48),
  productText1: fc.constantFrom(null, 'brown', ''),
});
const batch = fc.array(sentLine, { maxLength: 30 });

const stored = (lines: readonly KeptLine[]) => lines.map((line, place) => ({ ...line, id: line.id ?? place + 1 }));
const quantityOf = (lines: readonly KeptLine[], key: number, sellUnit: string) =>
  lines
    .filter((line) => line.productKey === key && line.unit === sellUnit)
    .reduce((sum, line) => sum.plus(line.quantity), ZERO);

describe('adding lines', () => {
  test('neither loses nor invents a quantity, product by product and unit by unit', () => {
    fc.assert(
      fc.property(batch, batch, (first, second) => {
        const kept = stored(addLines([], first, shelf).lines);
        const { lines, outcomes } = addLines(kept, second, shelf);
        expect(outcomes.every((outcome) => outcome.errors === undefined)).toBe(true);
        for (const key of products.keys()) {
          for (const sellUnit of ['EA', 'CS']) {
            const sent = [...first, ...second].filter(
              (line) => line.productKey === key && line.unitOfMeasure === sellUnit,
            );
            const wanted = sent.reduce((sum, line) => sum.plus(decimal(line.orderQuantity)), ZERO);
            expect(quantityOf(lines, key, sellUnit).equals(wanted)).toBe(true);
          }
        }
      }),
    );
  });

  test('afterwards no two lines are the same, and a product has one price per price unit: the last one sent', () => {
    fc.assert(
      fc.property(batch, (sent) => {
        const { lines } = addLines([], sent, shelf);
        const identities = lines.map(
          (line) => `${line.productKey} ${line.unit} ${line.priceUnit} ${line.productText1}`,
        );
        expect(new Set(identities).size).toBe(lines.length);
        for (const line of lines) {
          const last = sent.findLast(
            (one) => one.productKey === line.productKey && one.unitOfMeasure_Prc === line.priceUnit,
          );
          const own = ownPriceOf(line, products.get(line.productKey));
          const price = decimal(last?.overridePrice ?? own ?? 0);
          expect((line.overridePrice ?? own)?.equals(price)).toBe(true);
          expect(line.overridePrice?.equals(own ?? 0) ?? false).toBe(false);
        }
      }),
    );
  });

  test('lines that are in the cart keep their places and ids, and the given list stays unchanged', () => {
    fc.assert(
      fc.property(batch, batch, (first, second) => {
        const kept = stored(addLines([], first, shelf).lines);
        const before = structuredClone(kept.map((line) => line.id));
        const { lines } = addLines(kept, second, shelf);
        expect(lines.slice(0, kept.length).map((line) => line.id)).toEqual(before);
        expect(lines.slice(kept.length).every((line) => line.id === null)).toBe(true);
        expect(kept.map((line) => line.id)).toEqual(before);
      }),
    );
  });

  test('one by one is the same as all at once', () => {
    fc.assert(
      fc.property(batch, (sent) => {
        const together = addLines([], sent, shelf).lines;
        const apart = sent.reduce<KeptLine[]>((lines, line) => addLines(lines, [line], shelf).lines, []);
        expect(JSON.stringify(apart)).toBe(JSON.stringify(together));
      }),
    );
  });
});

describe('amounts of a cart', () => {
  const terms = { addOnCharge: decimal(15), addOnFreeFrom: decimal(500), taxRate: decimal('0.0825') };

  test('the line total is the sum of the shown lines, and the total is the sum of its parts', () => {
    fc.assert(
      fc.property(batch, (sent) => {
        const lines = stored(addLines([], sent, shelf).lines);
        const shown = lines.map((line) => cartLine(line, productOf(line.productKey), { hidePricing: false }));
        const amounts = estimateAmounts(
          shown.map((line) => ({ extension: decimal(line.extension ?? 0), isTaxable: line.productKey % 2 === 0 })),
          terms,
        );
        const totals = cartTotals(shown);
        expect(totals.lineTotal?.equals(amounts.lineTotal)).toBe(true);
        expect(totals.items).toBe(lines.length);
        const { lineTotal, addOnCharges, tax, taxableAmount, total } = amounts;
        expect(total.equals(lineTotal.plus(addOnCharges).plus(tax))).toBe(true);
        expect(taxableAmount.lte(lineTotal)).toBe(true);
        expect(addOnCharges.toNumber()).toBe(lines.length === 0 || lineTotal.gte(500) ? 0 : 15);
        for (const amount of Object.values(amounts)) expect(amount.decimalPlaces()).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('the quantity in cases is a fraction of one for pieces, and the tax is on taxable lines', () => {
    const dozen = { productKey: 1, unitOfMeasure: 'EA', orderQuantity: 12, unitOfMeasure_Prc: 'CS' };
    const lines = stored(addLines([], [dozen], shelf).lines);
    expect(lines.map((line) => cartLine(line, productOf(1), { hidePricing: false }))).toMatchObject([
      { caseQuantity: 0.5, priceConversion: 0.0417, extension: 24 },
    ]);
    const extension = decimal(100);
    const { tax } = estimateAmounts(
      [
        { extension, isTaxable: true },
        { extension, isTaxable: false },
      ],
      terms,
    );
    expect(tax.toNumber()).toBe(8.25);
  });

  test('an empty cart costs nothing, and one whose prices are hidden has no total', () => {
    expect(estimateAmounts([], terms).total.toNumber()).toBe(0);
    expect(cartTotals([])).toEqual({ items: 0, orderQuantity: ZERO, caseQuantity: ZERO, lineTotal: ZERO });
    expect(cartTotals([{ orderQuantity: 2, caseQuantity: 1 }]).lineTotal).toBeNull();
  });
});
