import { type Static, Type } from 'typebox';
import { PlacedCategory } from '../product/category.ts';
import { PriceBy, SellBy } from '../product/product.ts';
import { SynonymGroup } from '../search/synonymGroup.ts';

/** How a product is sold. Many products share one. */
const SalesTerms = Type.Object({
  pricingUM: Type.String(),
  sellBys: Type.Array(SellBy),
  priceBys: Type.Array(PriceBy),
  defaultQuantity: Type.Object({ orderQuantity: Type.Number(), unitOfMeasure: Type.String() }),
});
export type SalesTerms = Static<typeof SalesTerms>;

/** A text made from the product's code: `before`, the code, `after`; with a null for `after` it is `before` alone. */
export const CodeForm = Type.Object({ before: Type.String(), after: Type.Union([Type.String(), Type.Null()]) });
export type CodeForm = Static<typeof CodeForm>;

const Ending = Type.Union([Type.String(), Type.Null()]);
/** What the names of a product's three pictures add to the part they share; null where there is no picture. */
const PictureEndings = Type.Object({ listImage: Ending, mobileImage: Ending, cardImage: Ending });
export type PictureEndings = Static<typeof PictureEndings>;

/** Places in a dictionary, one for each product. */
const Places = Type.Array(Type.Integer({ minimum: 0 }));

/** Places of the products, from 0, in an order other than that of keys: each as the difference to the one before. */
const PlaceSteps = Type.Array(Type.Integer());

/**
 * The listed products in columns, ordered by key. What repeats stands once in `dictionaries`, and columns named after one hold
 * places in it. Keys and sequences are differences to the one before (a missing sequence is null, and stands aside).
 * `descriptionOrder` and `codeOrder` say how these products are sorted by `compareDescriptions` and `compareCodes`.
 * `synonyms` null: those that every shop begins with; left out: as they were at `since`.
 * `since` null: the whole catalogue; a version: what has to be laid over that one, and the keys to be removed from it.
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
