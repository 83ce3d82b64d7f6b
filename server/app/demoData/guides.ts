import { STANDARD_GUIDE } from '#domain/guide/guide.ts';
import type { Assortment } from './assortment.ts';
import type { DemoCustomer } from './customers/customers.ts';
import { GILDED_OYSTER, PINE_AND_TIDE } from './customers/knownCustomers.ts';
import type { DemoProduct, Unit } from './products.ts';
import { type Random, randomFor } from './random.ts';

const GUIDES_TOPIC = 3;
/** A key that a guide may still contain after the product was deleted. */
export const DISCONTINUED_PRODUCT_KEY = 99_950_001;

export interface GuideLine {
  product: DemoProduct;
  unit: Unit;
  quantity: number;
}

export interface DemoGuide {
  customerKey: number;
  name: string;
  isPrimary: boolean;
  isReadOnly: boolean;
  lines: GuideLine[];
  hasDiscontinued: boolean;
}

/** The first account orders a long guide every week. */
const LONG_GUIDE = 60;

/**
 * The Standard guide first, with the products that the customer really orders. The other two contain a part of it and
 * some more; the last one also has a product of a category that was excluded later, if there is one.
 */
export function makeGuides(customer: DemoCustomer, goods: Assortment, seed: number): DemoGuide[] {
  const random = randomFor(seed, GUIDES_TOPIC, customer.key);
  const standard = chooseProducts(customer, goods, random.integer(40, 80), random);
  const lines = standard.map((product) => usualLine(product, customer, random));
  const [first, second] = customer.kind.guides;
  const guide = (name: string, chosen: GuideLine[]): DemoGuide => ({
    customerKey: customer.key,
    name,
    isPrimary: name === STANDARD_GUIDE,
    isReadOnly: customer.key === GILDED_OYSTER && name === second,
    lines: chosen,
    hasDiscontinued: customer.key === PINE_AND_TIDE && name === second,
  });
  const extra = chooseProducts(customer, goods, 6, random).filter((product) => !standard.includes(product));
  const others = [...extra, ...goods.excluded.slice(0, 1)];
  return [
    guide(STANDARD_GUIDE, lines),
    guide(first, random.sample(lines, customer.key === GILDED_OYSTER ? LONG_GUIDE : random.integer(12, 24))),
    guide(second, [...random.sample(lines, 9), ...others.map((product) => usualLine(product, customer, random))]),
  ];
}

function chooseProducts(customer: DemoCustomer, { byMain }: Assortment, count: number, random: Random): DemoProduct[] {
  const codes = [...byMain.keys()].sort();
  const total = codes.reduce((sum, code) => sum + (customer.kind.weights[code] ?? 1), 0);
  return codes.flatMap((code) =>
    random.sample(
      byMain.get(code) ?? [],
      Math.max(1, Math.round((count * (customer.kind.weights[code] ?? 1)) / total)),
    ),
  );
}

/** The largest unit as a rule, now and then a smaller one. */
function usualLine(product: DemoProduct, customer: DemoCustomer, random: Random): GuideLine {
  const sold = product.units.filter((unit) => unit.isSell);
  const largest = sold.find((unit) => unit.name === product.defaultUnit);
  const smaller = sold.filter((unit) => unit !== largest);
  const [low, high] = customer.kind.cases;
  const unit = largest && (smaller.length === 0 || random.chance(0.75)) ? largest : (smaller[0] ?? largest);
  if (!unit) throw new Error(`product ${product.key} is not sold`);
  const wanted = unit === largest ? random.integer(low, high) : random.integer(2, 6);
  return { product, unit, quantity: unit.multiple > 0 ? unit.multiple * wanted : wanted };
}
