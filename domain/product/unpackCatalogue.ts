import type { CodeForm, PackedCatalogue } from './packedCatalogue.ts';
import type { ListedProduct } from './product.ts';

function at<Value>(values: readonly Value[], place: number | undefined): Value {
  const value = place === undefined ? undefined : values[place];
  if (value === undefined) throw new RangeError('the packed catalogue does not hold what it refers to');
  return value;
}

function textOf({ before, after }: CodeForm, code: string): string {
  return after === null ? before : before + code + after;
}

function pictureOf(start: string, ending: string | null): string | null {
  return ending === null ? null : start + ending;
}

/**
 * The products of an answer, ordered by key. Those that are sold alike share one list of units. Throws a RangeError for an
 * answer that is damaged.
 */
export function unpackCatalogue({ dictionaries, columns }: PackedCatalogue): ListedProduct[] {
  let productKey = 0;
  let lastSequence = 0;
  const sequenceAfter = (step: number | null) => {
    lastSequence += step ?? 0;
    return step === null ? null : lastSequence;
  };
  return columns.keySteps.map((step, index) => {
    productKey += step;
    const productCode = at(columns.codes, index);
    const picture = at(dictionaries.pictures, columns.pictures[index]);
    const endings = at(dictionaries.pictureEndings, columns.pictureEndings[index]);
    const sortCode = at(dictionaries.sortCodes, columns.sortCodes[index]);
    const brand = at(dictionaries.brands, columns.brands[index]);
    return {
      productKey,
      productCode,
      formattedProductCode: textOf(at(dictionaries.formattedCodes, columns.formattedCodes[index]), productCode),
      description: at(columns.descriptions, index),
      warehouseCode: at(dictionaries.warehouses, columns.warehouses[index]),
      ...at(dictionaries.terms, columns.terms[index]),
      listImage: pictureOf(picture, endings.listImage),
      mobileImage: pictureOf(picture, endings.mobileImage),
      cardImage: pictureOf(picture, endings.cardImage),
      ...at(dictionaries.categories, columns.categories[index]),
      productSequence: sequenceAfter(at(columns.sequenceSteps, index)),
      additional: {
        ...(sortCode === null ? {} : { k0: textOf(sortCode, productCode) }),
        ...(brand === null ? {} : { k1: brand }),
      },
    };
  });
}

/** The catalogue after an answer: the answer itself when it is whole, else its differences laid over the products of the version it names. */
export function withAnswer(products: readonly ListedProduct[], answer: PackedCatalogue): ListedProduct[] {
  const answered = unpackCatalogue(answer);
  if (answer.since === null) return answered;
  const replaced = new Set([...answer.removedKeys, ...answered.map((product) => product.productKey)]);
  const kept = products.filter((product) => !replaced.has(product.productKey));
  return [...kept, ...answered].sort((left, right) => left.productKey - right.productKey);
}
