import type { Values } from '#domain/dataImport/kind.ts';
import { decimal } from '#domain/decimal.ts';
import { randomFor } from './random.ts';

const FIRST_PRODUCT_KEY = 1001;
/** More would repeat product codes. */
export const PRODUCTS_LIMIT = 90_000;

/** The catalog as files have it. */
export interface DemoCatalog {
  categories: readonly Values[];
  products: readonly ProductRows[];
}

/** The rows of one product in the files. */
interface ProductRows {
  product: Values;
  units: readonly Values[];
  prices: readonly Values[];
  stock: readonly Values[];
  drawings: readonly string[];
}

/** A product of the demo distributor with the data for guides and orders. */
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
  units: Unit[];
  pricingUnit: string;
  defaultUnit: string;
  /** `tomato-7b`: icon, tile and arrangement of each, the first one's in lists; empty without pictures. */
  pictures: readonly string[];
}

/** One unit of a product, with its list price if the product is priced by it. */
export interface Unit {
  name: string;
  conversion: number;
  isSell: boolean;
  isPrice: boolean;
  multiple: number;
  priceDecimals: number;
  listPrice: string | null;
}

const PRODUCTS_TOPIC = 1;

/** A catalog of this size: the first of these products, and beyond them the same products of further suppliers. */
export function catalogOf({ categories, products: known }: DemoCatalog, count: number, seed: number): DemoCatalog {
  const products = Array.from({ length: count }, (_, index) => {
    const one = known[index % known.length];
    if (!one) throw new Error('the catalog has no products');
    return index < known.length ? one : furtherProduct(one, index, Math.floor(index / known.length), seed);
  });
  return { categories, products };
}

/** The same product with another number and price. */
function furtherProduct(one: ProductRows, index: number, round: number, seed: number): ProductRows {
  const random = randomFor(seed, PRODUCTS_TOPIC, index);
  const percent = random.integer(82, 121);
  const code = String(10_000 + ((index * 137 + 89) % PRODUCTS_LIMIT));
  const { formattedCode, description, descriptionEs, sequence } = one.product;
  const name = `No. ${random.integer(2, 98)}${String.fromCharCode(65 + (round % 26))}`;
  const share = (value: string | null | undefined, decimals: number) =>
    decimal(value ?? 0)
      .times(percent)
      .div(100)
      .toFixed(decimals);
  return {
    ...one,
    product: {
      ...one.product,
      code,
      key: String(FIRST_PRODUCT_KEY + index),
      formattedCode: formattedCode?.replace(one.product.code ?? '', code) ?? null,
      description: `${description}, ${name}`,
      descriptionEs: descriptionEs ? `${descriptionEs}, ${name}` : null,
      sequence: sequence ? String((index + 1) * 10) : null,
      pushSequence: null,
    },
    units: one.units.map((row) => ({ ...row, product: code })),
    prices: one.prices.map((row) => ({ ...row, product: code, price: share(row.price, priceDecimals(one, row)) })),
    stock: one.stock.map((row) => ({ ...row, product: code, available: share(row.available, 0) })),
  };
}

function priceDecimals({ units }: ProductRows, { unit }: Values): number {
  return Number(units.find((row) => row.unit === unit)?.priceDecimals ?? 2);
}

/** The data of a catalog's products for guides and orders. */
export function productsOf({ categories, products }: DemoCatalog): DemoProduct[] {
  const mainCodes = new Map(categories.map(({ code, parent }) => [code, parent]));
  return products.map(({ product, units, prices, drawings }) => {
    const text = (column: string) => product[column] ?? '';
    return {
      key: Number(product.key),
      code: text('code'),
      formattedCode: text('formattedCode'),
      description: text('description'),
      text: text('text'),
      brand: product.brand || null,
      mainCode: mainCodes.get(text('category')) ?? '',
      categoryCode: text('category'),
      warehouse: text('warehouse'),
      isTaxable: product.taxable === 'yes',
      units: units.map((row) => unitOf(row, prices)),
      pricingUnit: text('priceUnit'),
      defaultUnit: text('defaultUnit'),
      pictures: drawings,
    };
  });
}

function unitOf(row: Values, prices: readonly Values[]): Unit {
  const { unit, holds, sell, price, multiple, priceDecimals: decimals } = row;
  return {
    name: unit ?? '',
    conversion: Number(holds),
    isSell: sell === 'yes',
    isPrice: price === 'yes',
    multiple: Number(multiple),
    priceDecimals: Number(decimals),
    listPrice: prices.find((one) => one.unit === unit)?.price ?? null,
  };
}
