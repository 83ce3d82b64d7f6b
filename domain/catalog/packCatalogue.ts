import type { PlacedCategory } from '../product/category.ts';
import type { Product } from '../product/product.ts';
import { compareCodes, compareDescriptions, stepsOf } from '../product/productOrder.ts';
import type { CodeForm, PackedCatalogue, PictureEndings, SalesTerms } from './packedCatalogue.ts';

type Edition = Pick<PackedCatalogue, 'version' | 'since' | 'removedKeys' | 'synonyms'>;

/** The product fields that decide its position in the orders, with its position by key. */
interface OrderedProduct extends Pick<Product, 'productKey' | 'description' | 'additional'> {
  place: number;
}

/** In the catalog of another language, with the main description. */
export type PackedProduct = Product & { readonly mainDescription?: string };

export interface CataloguePacker {
  /** In the order of keys. */
  add(product: PackedProduct): void;
  packed(edition: Edition): PackedCatalogue;
}

/** A column whose values are stored once in a dictionary; values with equal JSON share an entry. */
function repeated<Value>() {
  const dictionary: Value[] = [];
  const column: number[] = [];
  const places = new Map<string, number>();
  return {
    dictionary,
    column,
    add(value: Value) {
      const written = JSON.stringify(value);
      const place = places.get(written) ?? dictionary.push(value) - 1;
      places.set(written, place);
      column.push(place);
    },
  };
}

function codeForm(text: string, code: string): CodeForm {
  const start = text.indexOf(code);
  return start < 0
    ? { before: text, after: null }
    : { before: text.slice(0, start), after: text.slice(start + code.length) };
}

function sharedStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

function orderBy(
  products: readonly OrderedProduct[],
  compare: (left: OrderedProduct, right: OrderedProduct) => number,
): number[] {
  return stepsOf(products.toSorted(compare).map(({ place }) => place));
}

/** Packs products one by one, and keeps only the data that their order needs. */
export function cataloguePacker(): CataloguePacker {
  let lastKey = 0;
  const keySteps: number[] = [];
  let lastSequence = 0;
  const sequenceSteps: (number | null)[] = [];
  const codes: string[] = [];
  const descriptions: string[] = [];
  const mainDescriptions: string[] = [];
  const terms = repeated<SalesTerms>();
  const categories = repeated<PlacedCategory>();
  const warehouses = repeated<string>();
  const brands = repeated<string | null>();
  const pictures = repeated<string>();
  const pictureEndings = repeated<PictureEndings>();
  const formattedCodes = repeated<CodeForm>();
  const sortCodes = repeated<CodeForm | null>();
  const ordered: OrderedProduct[] = [];

  function addSequence(sequence: number | null) {
    sequenceSteps.push(sequence === null ? null : sequence - lastSequence);
    lastSequence = sequence ?? lastSequence;
  }

  function addPictures({ listImage, mobileImage, cardImage }: Product) {
    const start = sharedStart([listImage, mobileImage, cardImage].filter((name) => name !== null));
    const endingOf = (name: string | null) => (name === null ? null : name.slice(start.length));
    pictures.add(start);
    pictureEndings.add({
      listImage: endingOf(listImage),
      mobileImage: endingOf(mobileImage),
      cardImage: endingOf(cardImage),
    });
  }

  return {
    add(product) {
      const { productKey, productCode, description, additional } = product;
      ordered.push({ place: ordered.length, productKey, description, additional });
      keySteps.push(productKey - lastKey);
      lastKey = productKey;
      codes.push(productCode);
      descriptions.push(description);
      const { mainDescription } = product;
      if (mainDescription !== undefined) mainDescriptions.push(mainDescription === description ? '' : mainDescription);
      addSequence(product.productSequence);
      const { pricingUM, sellBys, priceBys, defaultQuantity } = product;
      terms.add({ pricingUM, sellBys, priceBys, defaultQuantity });
      const { categoryDescription, mainCategoryDescription, productCategoryCode, productMainCategoryCode } = product;
      categories.add({ categoryDescription, mainCategoryDescription, productCategoryCode, productMainCategoryCode });
      warehouses.add(product.warehouseCode);
      brands.add(additional.k1);
      addPictures(product);
      formattedCodes.add(codeForm(product.formattedProductCode, productCode));
      sortCodes.add(additional.k0 === null ? null : codeForm(additional.k0, productCode));
    },
    packed: (edition) => ({
      ...edition,
      dictionaries: {
        terms: terms.dictionary,
        categories: categories.dictionary,
        warehouses: warehouses.dictionary,
        brands: brands.dictionary,
        pictures: pictures.dictionary,
        pictureEndings: pictureEndings.dictionary,
        formattedCodes: formattedCodes.dictionary,
        sortCodes: sortCodes.dictionary,
      },
      columns: {
        keySteps,
        codes,
        descriptions,
        ...(mainDescriptions.some((text) => text !== '') && { mainDescriptions }),
        sequenceSteps,
        terms: terms.column,
        categories: categories.column,
        warehouses: warehouses.column,
        brands: brands.column,
        pictures: pictures.column,
        pictureEndings: pictureEndings.column,
        formattedCodes: formattedCodes.column,
        sortCodes: sortCodes.column,
        descriptionOrder: orderBy(ordered, compareDescriptions),
        codeOrder: orderBy(ordered, compareCodes),
      },
    }),
  };
}
