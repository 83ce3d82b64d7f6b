import fc from 'fast-check';
import { ZERO } from '#domain/decimal.ts';
import {
  changeLine,
  type EntryLine,
  type EntryRules,
  emptyLine,
  type NewEntry,
  newLine,
  ownLineId,
} from '#domain/entry/entryLine.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { parseQuantity } from '#domain/quantity.ts';
import { tomatoes } from '../machines/samples.ts';

export const rules: EntryRules = {
  orderQuantityRoundingFlag: 'None',
  syncPriceByWithSellByUMFlag: false,
  canChangePrice: true,
  hidePricing: false,
};

/** Sold by the piece and by the case of 24, priced by the case. */
function productOf(productKey: number): Product {
  const [piece, box] = tomatoes.sellBys;
  if (!piece || !box) throw new Error('tomatoes have two units');
  return { ...tomatoes, productKey, sellBys: [{ ...piece, sellByMultiple: 0 }, box] };
}

export const KEYS = [1, 2, 3, 4] as const;
export const productByKey = new Map<number, Product>(KEYS.map((key) => [key, productOf(key)]));
export const shelf = { productByKey };

export const productKey = fc.constantFrom(...KEYS);
export const sellUnit = fc.constantFrom('EA', 'CS');
/** As buyers type: some texts are not quantities. */
export const typedText = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map((hundredths) => String(hundredths / 100)),
  fc.constantFrom('0', '', '1.5.2', '-3', '1e3', '١٢', '  ', '12345678901234567890'),
);

export const newEntry: fc.Arbitrary<NewEntry> = fc.record({
  productKey,
  quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => String(hundredths / 100)),
  sellUnit,
});

export function lineOf(key: number, quantityText: string, unit = 'CS', more: Partial<EntryLine> = {}): EntryLine {
  const entry = { productKey: key, quantity: quantityText, sellUnit: unit };
  return { ...newLine(ownLineId(key), entry, productByKey.get(key), rules), ...more };
}

/** Possible rows of quick entry: typed lines, lines of a guide, lines that are in the cart. */
export const entered: fc.Arbitrary<ReadonlyMap<number, EntryLine>> = fc
  .array(fc.tuple(productKey, typedText, sellUnit, fc.boolean(), fc.boolean(), fc.boolean()), { maxLength: 4 })
  .map((rows) => {
    const lines = rows.map(([key, text, unit, isUnsaved, isFromGuide, wasAdded]) =>
      lineOf(key, text, unit, { isUnsaved, isFromGuide, wasAdded: wasAdded && !isUnsaved }),
    );
    return new Map(lines.map((line) => [line.id, line]));
  });

export function guideOf(rows: readonly (readonly [key: number, unit: string, quantity: number])[]): Guide {
  return {
    name: 'Weekly',
    isPrimary: false,
    isReadOnly: false,
    version: 1,
    products: rows.map(([key, unitOfMeasure, orderQuantity], place) => ({
      id: place + 1,
      productKey: key,
      overridePrice: null,
      unitOfMeasure_Prc: null,
      unitOfMeasure,
      orderQuantity,
      sequence: place,
    })),
  };
}

export const guide: fc.Arbitrary<Guide> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3, 4, 99), sellUnit, fc.integer({ min: 0, max: 9 })), {
    selector: ([key]) => key,
  })
  .map(guideOf);

/** The sum of the ordered quantities, by product and unit. */
export function sums(lines: Iterable<{ productKey: number; quantity: string; sellUnit: string }>) {
  const total = new Map<string, string>();
  for (const line of lines) {
    const place = `${line.productKey} ${line.sellUnit}`;
    const quantity = parseQuantity(line.quantity) ?? ZERO;
    if (quantity.isZero()) continue;
    total.set(place, quantity.plus(total.get(place) ?? 0).toString());
  }
  return new Map([...total].toSorted());
}

export function asEntry({ productKey: key, draft }: EntryLine): NewEntry {
  return { productKey: key, quantity: draft.quantityText, sellUnit: draft.sellUnit };
}

export function typed(
  key: number,
  change: Parameters<typeof changeLine>[1],
  more: Partial<EntryRules> = {},
): EntryLine {
  const product = productByKey.get(key);
  if (!product) throw new Error(`no product ${key}`);
  const withMore = { ...rules, ...more };
  return changeLine(emptyLine(product, withMore), change, product, withMore);
}
