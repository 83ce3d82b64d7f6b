import { type Static, Type } from 'typebox';

export const MainCategory = Type.Object({ code: Type.String(), description: Type.String() });
export type MainCategory = Static<typeof MainCategory>;

/** `parent`: the code of its main category. `isExcluded`: not sold to the calling customer. */
export const Category = Type.Object({
  code: Type.String(),
  description: Type.String(),
  parent: Type.String(),
  isExcluded: Type.Boolean(),
});
export type Category = Static<typeof Category>;

/** The category of a product with its main category. */
export const PlacedCategory = Type.Object({
  categoryDescription: Type.String(),
  mainCategoryDescription: Type.String(),
  productCategoryCode: Type.String(),
  productMainCategoryCode: Type.String(),
});
export type PlacedCategory = Static<typeof PlacedCategory>;
