import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { bulkInsert } from './bulkInsert.ts';
import type { DemoProduct } from './products.ts';

interface Scan {
  product_key: number;
  position: number;
  key: string;
  name: string;
  body: string;
}

const ALLERGENS: readonly [pattern: RegExp, allergen: string][] = [
  [/milk|cream|butter|cheese|yogurt|cheddar|brie|feta|ricotta|mozzarella|mousse|ice cream/i, 'milk'],
  [/egg/i, 'egg'],
  [/shrimp|lobster|crab|scallop|clam|oyster|mussel/i, 'crustacean or molluscan shellfish'],
  [/haddock|cod|salmon|tuna|fish|trout|anchov|roe|caviar/i, 'fish'],
  [/bread|roll|flour|pasta|pastry|croissant|cake|cookie|breaded|dumpling|muffin|pie|battered/i, 'wheat'],
  [/soy|edamame|tempura|ramen/i, 'soy'],
  [/peanut/i, 'peanuts'],
  [/pecan|almond|pesto/i, 'tree nuts'],
  [/sesame|tahini|falafel/i, 'sesame'],
];

const STORAGE: Readonly<Record<string, string>> = {
  CLR: 'Store refrigerated at 34-38 F. Receive at 40 F or below.',
  FRZ: 'Store frozen at 0 F or below. Do not refreeze after thawing.',
  DRY: 'Store dry at 50-70 F, six inches off the floor and away from direct light.',
  CHM: 'Store in the original container, upright, away from food and from other chemicals.',
};

const columns = { product_key: 'integer', position: 'integer', key: 'text', name: 'text', body: 'text' };

export async function insertScans(database: Kysely<Database>, products: readonly DemoProduct[]): Promise<void> {
  await bulkInsert(database, 'product_scan', columns, products.flatMap(scansOf));
}

/** A specification sheet for every ninth product, with an allergen statement beside it where the product is food. */
function scansOf(product: DemoProduct, index: number): Scan[] {
  if (index % 9 !== 4) return [];
  const scan = (position: number, kind: string, name: string, paragraphs: readonly string[]): Scan => ({
    product_key: product.key,
    position,
    key: `${kind}-${product.code}`,
    name,
    body: paragraphs.join('\n\n'),
  });
  const sheet = scan(1, 'SPEC', 'Specification Sheet', specification(product));
  const isFood = Number(product.mainCode) < 20;
  return isFood ? [sheet, scan(2, 'ALRG', 'Allergen Statement', allergenStatement(product))] : [sheet];
}

function specification(product: DemoProduct): string[] {
  const stockUnit = product.units.find(({ conversion }) => conversion === 1)?.name;
  const units = product.units.map((unit) => `1 ${unit.name} = ${unit.conversion} ${stockUnit}`).join('; ');
  return [
    `Item ${product.formattedCode}: ${product.description}.${product.brand ? ` Brand: ${product.brand}.` : ''}`,
    product.text,
    `Units of measure: ${units}.`,
    STORAGE[product.warehouse] ?? '',
    'Specifications are given in good faith by the supplier and may change with the season. The label on the case counts.',
  ];
}

function allergenStatement(product: DemoProduct): string[] {
  const contained = ALLERGENS.filter(([pattern]) => pattern.test(product.description)).map(([, allergen]) => allergen);
  return [
    `Item ${product.formattedCode}: ${product.description}.`,
    contained.length > 0
      ? `This product contains: ${contained.join(', ')}.`
      : 'This product contains none of the nine major food allergens as an ingredient.',
    'It is packed in a facility that also handles milk, egg, wheat, soy, fish, crustacean shellfish, tree nuts, peanuts and sesame.',
    'Allergens are controlled by a written programme of segregation, scheduling and validated cleaning.',
  ];
}
