import type { Decimal } from '../decimal.ts';
import type { Product } from '../product/product.ts';
import { acceptQuantity, quantityAsTyped } from '../quantity.ts';
import { soldUnit, unitMeant } from './words/unitWords.ts';

/** A quantity, as plain decimal text, in a unit that the product is sold by. */
export interface UnitOffer {
  quantity: string;
  unit: string;
}

/** Related units per unit: with their factor, or the most likely package (1). The likeliest first. */
const NEAREST: Readonly<Record<string, readonly (readonly [unit: string, times: string])[]>> = {
  CS: [
    ['BX', '1'],
    ['CT', '1'],
    ['PK', '1'],
    ['BG', '1'],
  ],
  HC: [['CS', '0.5']],
  BX: [
    ['CS', '1'],
    ['CT', '1'],
    ['PK', '1'],
  ],
  CT: [
    ['CS', '1'],
    ['BX', '1'],
    ['PK', '1'],
  ],
  PK: [
    ['BG', '1'],
    ['BX', '1'],
    ['EA', '1'],
    ['CS', '1'],
  ],
  BG: [
    ['PK', '1'],
    ['EA', '1'],
    ['CS', '1'],
  ],
  CN: [['EA', '1']],
  BT: [['EA', '1']],
  JR: [['EA', '1']],
  TB: [
    ['PL', '1'],
    ['EA', '1'],
  ],
  PL: [
    ['TB', '1'],
    ['EA', '1'],
  ],
  RL: [['EA', '1']],
  BU: [['EA', '1']],
  DZ: [['EA', '12']],
  PR: [['EA', '2']],
  KG: [['LB', '2.2046226218']],
  LB: [
    ['KG', '0.45359237'],
    ['OZ', '16'],
  ],
  OZ: [['LB', '0.0625']],
  GA: [
    ['QT', '4'],
    ['LT', '3.785411784'],
  ],
  LT: [
    ['QT', '1.0566882094'],
    ['GA', '0.2641720524'],
  ],
  QT: [
    ['GA', '0.25'],
    ['LT', '0.946352946'],
  ],
  EA: [
    ['PK', '1'],
    ['BG', '1'],
    ['BX', '1'],
    ['CS', '1'],
  ],
};

/**
 * The likely alternatives for a unit that the product is not sold by; they are offered, never applied automatically.
 */
export function nearestUnits(product: Pick<Product, 'sellBys'>, typedUnit: string, quantity: Decimal): UnitOffer[] {
  const likely = NEAREST[unitMeant(typedUnit) ?? ''] ?? [];
  return likely.flatMap(([word, times]) => {
    const unit = soldUnit(product, word);
    const accepted = acceptQuantity(quantity.times(times));
    return unit === null || !accepted || accepted.isZero() ? [] : [{ quantity: quantityAsTyped(accepted), unit }];
  });
}
