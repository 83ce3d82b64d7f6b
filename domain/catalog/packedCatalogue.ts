import { type Static, Type } from 'typebox';
import { PlacedCategory } from '../product/category.ts';
import { PriceBy, SellBy } from '../product/product.ts';
import { SynonymGroup } from '../search/synonymGroup.ts';

/** The sales terms of a product, which many products share. */
const SalesTerms = Type.Object({
  pricingUM: Type.String(),
  sellBys: Type.Array(SellBy),
  priceBys: Type.Array(PriceBy),
  defaultQuantity: Type.Object({ orderQuantity: Type.Number(), unitOfMeasure: Type.String() }),
});
export type SalesTerms = Static<typeof SalesTerms>;

/** A text that contains the product's code: `before`, the code, `after`; a null for `after` means `before` alone. */
export const CodeForm = Type.Object({ before: Type.String(), after: Type.Union([Type.String(), Type.Null()]) });
export type CodeForm = Static<typeof CodeForm>;

const Ending = Type.Union([Type.String(), Type.Null()]);
/** The suffixes of a product's three picture names after their common part; null when there is no picture. */
const PictureEndings = Type.Object({ listImage: Ending, mobileImage: Ending, cardImage: Ending });
export type PictureEndings = Static<typeof PictureEndings>;

/** Dictionary positions, one for each product. */
const Places = Type.Array(Type.Integer({ minimum: 0 }));

/** Product positions, from 0, in another order than that of keys: each as the difference to the previous one. */
const PlaceSteps = Type.Array(Type.Integer());

/**
 * The listed products in columns, ordered by key. Repeated values are stored once in `dictionaries`; columns named
 * after a dictionary contain positions in it. Keys and sequences are differences to the previous one (a missing
 * sequence is null and is skipped). `descriptionOrder` and `codeOrder` are the sort orders by `compareDescriptions` and
 * `compareCodes`. `mainDescriptions`, in another language only: the owner's main texts, '' where they are the same; search
 * finds them too. `synonyms` null: the default ones of every shop; absent: unchanged since `since`. `since` null: the
 * full catalog; a version: the changes since that version, and the keys to remove from it.
 */
export const PackedCatalogue = Type.Object({
  version: Type.Integer(),
  since: Type.Union([Type.Integer(), Type.Null()]),
  removedKeys: Type.Array(Type.Integer()),
  synonyms: Type.Optional(Type.Union([Type.Array(SynonymGroup), Type.Null()])),
  dictionaries: Type.Object({
    terms: Type.Array(SalesTerms),
    categories: Type.Array(PlacedCategory),
    warehouses: Type.Array(Type.String()),
    brands: Type.Array(Type.Union([Type.String(), Type.Null()])),
    pictures: Type.Array(Type.String()),
    pictureEndings: Type.Array(PictureEndings),
    formattedCodes: Type.Array(CodeForm),
    /** Null: the product has none. */
    sortCodes: Type.Array(Type.Union([CodeForm, Type.Null()])),
  }),
  columns: Type.Object({
    keySteps: Type.Array(Type.Integer()),
    codes: Type.Array(Type.String()),
    descriptions: Type.Array(Type.String()),
    mainDescriptions: Type.Optional(Type.Array(Type.String())),
    sequenceSteps: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
    terms: Places,
    categories: Places,
    warehouses: Places,
    brands: Places,
    pictures: Places,
    pictureEndings: Places,
    formattedCodes: Places,
    sortCodes: Places,
    descriptionOrder: PlaceSteps,
    codeOrder: PlaceSteps,
  }),
});
export type PackedCatalogue = Static<typeof PackedCatalogue>;
