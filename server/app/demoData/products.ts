import { decimal } from '#domain/decimal.ts';
import { catalogue, categoryCode } from './catalogue/catalogue.ts';
import { type Pack, packSentence, parsePack } from './catalogue/pack.ts';
import type { Item, MainCategorySource } from './catalogue/source.ts';
import { type Random, randomFor } from './random.ts';

const FIRST_PRODUCT_KEY = 1001;
/** More would repeat product codes. */
export const PRODUCTS_LIMIT = 90_000;

/** A product of the demo distributor with what guides and orders need to know about it. */
export interface DemoProduct {
  key: number;
  code: string;
  formattedCode: string;
  description: string;
  text: string;
  brand: string | null;
  mainCode: string;
  categoryCode: string;
  warehouse: string;
  isTaxable: boolean;
  pack: Pack;
  /** `tomato-7b`: icon, tile and arrangement of each, the first one's in lists; none for what has no picture. */
  pictures: string[];
  sequence: number | null;
  uncommitted: number;
}

interface Entry {
  main: MainCategorySource;
  category: string;
  isTaxable: boolean;
  art: string;
  text: string;
  item: Item;
}

const PRODUCTS_TOPIC = 1;
const ARRANGEMENTS = ['', 'b', 'c', 'd'] as const;
const DETAIL_ARRANGEMENTS = ['', 'd', 'e', 'f'] as const;

function entries(): Entry[] {
  return catalogue.flatMap((main) =>
    main.categories.flatMap((category, index) =>
      category.families.flatMap(({ art, text, items }) =>
        items.map((item) => ({
          main,
          category: categoryCode(main, index),
          isTaxable: category.isTaxable ?? main.isTaxable,
          art: item[3] ?? art,
          text,
          item,
        })),
      ),
    ),
  );
}

/** The catalogue's own products first; beyond them the same goods of further suppliers, each with its number and price. */
export function makeProducts(count: number, seed: number): DemoProduct[] {
  const known = entries();
  const products: DemoProduct[] = [];
  for (let index = 0; index < count; index += 1) {
    const entry = known[index % known.length];
    if (entry)
      products.push(
        makeProduct(entry, index, Math.floor(index / known.length), randomFor(seed, PRODUCTS_TOPIC, index)),
      );
  }
  return products;
}

function makeProduct(entry: Entry, index: number, round: number, random: Random): DemoProduct {
  const { main, item } = entry;
  const [description, packText, price] = item;
  const pack = parsePack(packText, round === 0 ? price : otherPrice(price, random));
  const code = String(10_000 + ((index * 137 + 89) % PRODUCTS_LIMIT));
  const tile = random.pick(main.hues);
  const picture = `${entry.art}-${tile}`;
  const hasGallery = random.chance(0.06);
  return {
    key: FIRST_PRODUCT_KEY + index,
    code,
    formattedCode: `${main.prefix}-${code}`,
    description:
      round === 0
        ? description
        : `${description}, No. ${random.integer(2, 98)}${String.fromCharCode(65 + (round % 26))}`,
    text: `${entry.text} ${packSentence(pack)}`,
    brand: random.pick(main.brands),
    mainCode: main.code,
    categoryCode: entry.category,
    warehouse: main.warehouse,
    isTaxable: entry.isTaxable,
    pack,
    pictures: entry.art === '' ? [] : picturesOf(picture, hasGallery, random),
    sequence: random.chance(0.12) ? null : (index + 1) * 10,
    uncommitted: stock(pack, random),
  };
}

function picturesOf(picture: string, hasGallery: boolean, random: Random): string[] {
  const first = `${picture}${random.pick(ARRANGEMENTS)}`;
  const gallery = hasGallery ? DETAIL_ARRANGEMENTS.slice(0, random.integer(3, 4)) : [];
  return [...new Set([first, ...gallery.map((letter) => `${picture}${letter}`)])];
}

function otherPrice(price: number, random: Random): string {
  return decimal(price)
    .times(random.integer(82, 121))
    .div(100)
    .toFixed(decimal(price).decimalPlaces() > 2 ? 4 : 2);
}

/** What is free to promise, in stock units: mostly some cases, now and then nothing or less than nothing. */
function stock(pack: Pack, random: Random): number {
  const largest = Math.max(...pack.units.map((unit) => unit.conversion));
  const kind = random.fraction();
  if (kind < 0.03) return 0;
  if (kind < 0.045) return -Math.round(largest * random.integer(1, 3));
  return Math.round(largest * random.integer(2, 90) + random.integer(0, Math.floor(largest) - 1 || 1));
}
