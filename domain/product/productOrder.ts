import type { Product } from './product.ts';

/** Sorts after every other text. */
const MISSING_TEXT = '\uffff';

type Described = Pick<Product, 'productKey' | 'description'>;
type Coded = Described & Pick<Product, 'additional'>;

/** Case and accents are ignored; numbers compare by value. */
export const compareText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

export function compareDescriptions(left: Described, right: Described): number {
  return compareText(left.description, right.description) || left.productKey - right.productKey;
}

/** A product without a code sorts last. */
export function compareCodes(left: Coded, right: Coded): number {
  const [code, other] = [left.additional.k0 ?? MISSING_TEXT, right.additional.k0 ?? MISSING_TEXT];
  return compareText(code, other) || compareDescriptions(left, right);
}

/** The product positions of an order as differences to the previous one. */
export function stepsOf(places: readonly number[]): number[] {
  let last = 0;
  return places.map((place) => {
    const step = place - last;
    last = place;
    return step;
  });
}

/** The positions of these differences. */
export function placesOf(steps: readonly number[]): number[] {
  let place = 0;
  return steps.map((step) => {
    place += step;
    return place;
  });
}
