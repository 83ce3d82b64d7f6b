import type { Product } from '../product/product.ts';
import { placesOf } from '../product/productOrder.ts';
import type { ProductTable } from '../product/productTable.ts';
import { searchedText, searchTextsOf } from '../product/searchTexts.ts';
import type { CodeForm, PackedCatalogue } from './packedCatalogue.ts';

const DAMAGED = 'the packed catalogue does not hold what it refers to';

function at<Value>(values: readonly Value[], place: number | undefined): Value {
  const value = place === undefined ? undefined : values[place];
  if (value === undefined) throw new RangeError(DAMAGED);
  return value;
}

function textOf({ before, after }: CodeForm, code: string): string {
  return after === null ? before : before + code + after;
}

function pictureOf(start: string, ending: string | null): string | null {
  return ending === null ? null : start + ending;
}

function keysOf(steps: readonly number[]): Int32Array {
  const keys = new Int32Array(steps.length);
  let key = 0;
  steps.forEach((step, place) => {
    if (place > 0 && step <= 0) throw new RangeError(DAMAGED);
    key += step;
    keys[place] = key;
  });
  return keys;
}

function sequencesOf(steps: readonly (number | null)[]): (number | null)[] {
  let sequence = 0;
  return steps.map((step) => {
    if (step === null) return null;
    sequence += step;
    return sequence;
  });
}

/** Whether each column has a value for every product, and each dictionary position exists. */
function isWhole({ dictionaries, columns }: PackedCatalogue): boolean {
  const { keySteps, codes, descriptions, mainDescriptions, sequenceSteps, descriptionOrder, codeOrder, ...places } =
    columns;
  const isInside = (name: keyof typeof places) => {
    const { length } = dictionaries[name];
    return places[name].every((place) => place < length);
  };
  const names = Object.keys(places) as (keyof typeof places)[];
  return Object.values(columns).every(({ length }) => length === keySteps.length) && names.every(isInside);
}

/** The positions of an order, which contains every position once. */
function orderOf(steps: readonly number[]): number[] {
  const places = placesOf(steps);
  const seen = new Uint8Array(places.length);
  for (const place of places) {
    if (seen[place] !== 0) throw new RangeError(DAMAGED);
    seen[place] = 1;
  }
  return places;
}

function placeIn(keys: Int32Array, productKey: number): number | undefined {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < productKey) low = middle + 1;
    else high = middle;
  }
  return keys[low] === productKey ? low : undefined;
}

/**
 * The products of a response. Products with equal sales terms share one list of units. Throws a RangeError for a
 * damaged response.
 */
export function tableOfPacked(packed: PackedCatalogue): ProductTable {
  if (!isWhole(packed)) throw new RangeError(DAMAGED);
  const { dictionaries, columns } = packed;
  const keys = keysOf(columns.keySteps);
  const sequences = sequencesOf(columns.sequenceSteps);
  const made: (Product | undefined)[] = [];

  const brandAt = (place: number) => at(dictionaries.brands, columns.brands[place]);
  const categoryAt = (place: number) => at(dictionaries.categories, columns.categories[place]);
  const formattedAt = (place: number) =>
    textOf(at(dictionaries.formattedCodes, columns.formattedCodes[place]), at(columns.codes, place));
  const picturesAt = (place: number) => {
    const start = at(dictionaries.pictures, columns.pictures[place]);
    const endings = at(dictionaries.pictureEndings, columns.pictureEndings[place]);
    return {
      listImage: pictureOf(start, endings.listImage),
      mobileImage: pictureOf(start, endings.mobileImage),
      cardImage: pictureOf(start, endings.cardImage),
    };
  };

  function make(place: number): Product {
    const productCode = at(columns.codes, place);
    const sortCode = at(dictionaries.sortCodes, columns.sortCodes[place]);
    const brand = brandAt(place);
    return {
      productKey: keys[place] ?? 0,
      productCode,
      formattedProductCode: formattedAt(place),
      description: at(columns.descriptions, place),
      warehouseCode: at(dictionaries.warehouses, columns.warehouses[place]),
      ...at(dictionaries.terms, columns.terms[place]),
      ...picturesAt(place),
      ...categoryAt(place),
      productSequence: sequences[place] ?? null,
      additional: { k0: sortCode === null ? null : textOf(sortCode, productCode), k1: brand },
    };
  }

  return {
    size: keys.length,
    byDescription: orderOf(columns.descriptionOrder),
    byCode: orderOf(columns.codeOrder),
    carriesCodes: dictionaries.sortCodes.some((form) => form !== null),
    carriesBrands: dictionaries.brands.some((brand) => brand !== null),
    placeOf: (productKey) => placeIn(keys, productKey),
    at: (place) => {
      const product = made[place] ?? make(place);
      made[place] = product;
      return product;
    },
    keyAt: (place) => keys[place] ?? 0,
    categoryAt,
    sequenceAt: (place) => sequences[place] ?? null,
    brandAt,
    pictureAt: (place) => {
      const { listImage, cardImage } = picturesAt(place);
      return listImage ?? cardImage;
    },
    searchTextAt: searchTextsOf(keys.length, (place) =>
      searchedText({
        description: at(columns.descriptions, place),
        mainDescription: columns.mainDescriptions?.[place],
        productCode: at(columns.codes, place),
        formattedProductCode: formattedAt(place),
        brand: brandAt(place),
        ...categoryAt(place),
      }),
    ),
  };
}

/** All products of a response, ordered by key. Throws a RangeError for a damaged response. */
export function unpackCatalogue(packed: PackedCatalogue): Product[] {
  const { size, at: productAt } = tableOfPacked(packed);
  return Array.from({ length: size }, (_, place) => productAt(place));
}
