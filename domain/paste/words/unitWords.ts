import { type Product, sellBy } from '../../product/product.ts';

/** Groups of words for the same unit; the product's own spelling is tried first. */
const GROUPS: readonly (readonly string[])[] = [
  ['CS', 'CASE', 'CASES', 'CSE', 'CA'],
  ['HC', 'HALFCASE', 'HALFCASES'],
  ['EA', 'EACH', 'PC', 'PCS', 'PIECE', 'PIECES', 'UNIT', 'UNITS', 'STK', 'ST'],
  ['LB', 'LBS', 'POUND', 'POUNDS'],
  ['DZ', 'DOZ', 'DOZEN', 'DOZENS'],
  ['BG', 'BAG', 'BAGS'],
  ['BX', 'BOX', 'BOXES'],
  ['CN', 'CAN', 'CANS', 'TIN', 'TINS'],
  ['CT', 'CTN', 'CARTON', 'CARTONS'],
  ['PK', 'PKG', 'PACK', 'PACKS', 'PKT', 'PACKET', 'PACKETS'],
  ['PL', 'PLT', 'PAIL', 'PAILS'],
  ['PT', 'PALLET', 'PALLETS'],
  ['TB', 'TUB', 'TUBS'],
  ['BT', 'BTL', 'BOTTLE', 'BOTTLES'],
  ['JR', 'JAR', 'JARS'],
  ['RL', 'ROLL', 'ROLLS'],
  ['SL', 'SLV', 'SLEEVE', 'SLEEVES'],
  ['BD', 'BDL', 'BUNDLE', 'BUNDLES'],
  ['BU', 'BUNCH', 'BUNCHES'],
  ['PR', 'PAIR', 'PAIRS'],
  ['SF', 'SET', 'SETS'],
  ['GA', 'GAL', 'GALLON', 'GALLONS'],
  ['QT', 'QUART', 'QUARTS'],
  ['OZ', 'OUNCE', 'OUNCES'],
  ['KG', 'KILO', 'KILOS', 'KILOGRAM', 'KILOGRAMS'],
  ['LT', 'LTR', 'LITER', 'LITERS', 'LITRE', 'LITRES'],
];

const GROUP_OF: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap((group) => group.map((word) => [word, group])),
);

/** A unit's key for comparison: letters and digits, upper case. */
export function unitKey(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a word is a unit: a common one, or one of the catalog. */
export function isUnitWord(text: string, soldUnits: ReadonlySet<string>): boolean {
  const key = unitKey(text);
  return key !== '' && (GROUP_OF.has(key) || soldUnits.has(key));
}

/** The common unit of a word: `CS` for `cases`; null for a unit of the catalog's own. */
export function unitMeant(text: string): string | null {
  return GROUP_OF.get(unitKey(text))?.[0] ?? null;
}

/** The product's unit for a word; null when the product is not sold by it. */
export function soldUnit(product: Pick<Product, 'sellBys'>, text: string): string | null {
  const key = unitKey(text);
  const exact = sellBy(product, text) ?? product.sellBys.find((unit) => unitKey(unit.unitOfMeasure) === key);
  const group = GROUP_OF.get(key);
  const alike = exact ?? product.sellBys.find((unit) => group?.includes(unitKey(unit.unitOfMeasure)));
  return alike?.unitOfMeasure ?? null;
}
