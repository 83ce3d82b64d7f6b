import type { LineMatch, PasteCatalogue } from '#domain/paste/matchPaste.ts';
import { matchText } from '#domain/paste/review.ts';
import { pasteIndexOf } from '#domain/paste/words/pasteIndex.ts';
import type { Product } from '#domain/product/product.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { tomatoes } from '../machines/samples.ts';

type Unit = string | [unit: string, multiple: number];

export function shelfProduct(
  productKey: number,
  codes: [code: string, formatted: string],
  description: string,
  units: Unit[],
): Product {
  const sellBys = units.map((unit) => {
    const [unitOfMeasure, sellByMultiple] = typeof unit === 'string' ? [unit, 0] : unit;
    return { unitOfMeasure, stockConversion: 1, isPricing: false, sellByMultiple };
  });
  const [productCode, formattedProductCode] = codes;
  const unitOfMeasure = sellBys[0]?.unitOfMeasure ?? 'EA';
  return {
    ...tomatoes,
    productKey,
    productCode,
    formattedProductCode,
    description,
    sellBys,
    defaultQuantity: { orderQuantity: 1, unitOfMeasure },
    productCategoryCode: productKey === 6 ? 'SHUT' : 'OPEN',
  };
}

/** Plum tomatoes (TOM-100), milk by the gallon, eggs (a number), corn in dozens, bananas by half pounds, an excluded one, an unsold one, two with one code. */
export const shelfProducts: readonly Product[] = [
  shelfProduct(1, ['TOM100', 'TOM-100'], 'Tomatoes, Plum, 25 LB', ['CS', ['EA', 12]]),
  shelfProduct(2, ['MILK1G', 'MILK-1G'], 'Milk, Whole, 1 GA', ['GA', 'CS']),
  shelfProduct(3, ['40123', 'DY-40123'], 'Eggs, Large, 15 DZ', ['CS', 'DZ', 'EA']),
  shelfProduct(4, ['14473', 'PR-14473'], 'Corn, Sweet, Bicolor, 48 EA', ['CS', ['EA', 12]]),
  shelfProduct(5, ['11322', 'PR-11322'], 'Banana, Green Tip, 40 LB', ['CS', ['LB', 0.5]]),
  shelfProduct(6, ['66600', 'XX-66600'], 'Fireworks, Assorted', ['EA']),
  shelfProduct(7, ['77700', 'XX-77700'], 'Display Rack', []),
  shelfProduct(8, ['88800', 'A-88800'], 'Bagel, Plain, 72 CT', ['BX', 'DZ']),
  shelfProduct(9, ['88.800', 'B-88800'], 'Bagel, Onion, 72 CT', ['BX']),
  shelfProduct(10, ['12', 'NA-12'], 'Napkin, Dinner, White', ['CS']),
];

export function catalogueFor(products: readonly Product[]): PasteCatalogue {
  return {
    index: pasteIndexOf(tableOf(products)),
    excludedCategories: new Set(['SHUT']),
    discontinued: new Set(),
    usual: (productKey, unit) => (productKey === 2 && unit === 'GA' ? 2 : null),
  };
}

export const catalogue = catalogueFor(shelfProducts);

/** A result in one line: `1 CS 2` is two cases of product 1. */
export function summaryOf(match: LineMatch): string {
  switch (match.kind) {
    case 'found':
      return `${match.productKey} ${match.unit} ${match.quantity}${match.isDefaultUnit ? ' by default' : ''}`;
    case 'repeated':
      return `${match.productKey} ${match.unit} ${match.quantity} as in line ${match.of ?? 'gone on'}`;
    case 'unknown':
      return `unknown, ${match.why}: ${match.nearest.join(' ')}`.trim();
    case 'unitNotSold':
      return [
        `${match.productKey} not by ${match.typed}, but ${match.choices.join(' ')}`,
        ...match.nearest.map(({ quantity, unit }) => `${quantity} ${unit}`),
      ].join(', ');
    case 'wrongMultiple':
      return `${match.productKey} ${match.typed} ${match.unit}, not by ${match.multiple}: ${match.offers.join(' ')}`;
    case 'doubtfulQuantity':
      return `${match.productKey} ${match.unit} ${match.why} (${match.typed.join('|')}): ${match.offers.join(' ')}`.trim();
    case 'excluded':
      return `${match.productKey} ${match.reason}`;
    case 'refused':
      return match.reason;
    case 'undecided':
      return 'undecided';
    case 'notOrderLine':
      return match.isHeading ? 'heading' : 'no order line';
  }
}

export function read(text: string, by = catalogue): string[] {
  return matchText(text, by).map(({ match }) => summaryOf(match));
}
