/**
 * Description, units, price of the pricing unit, and a picture when it is not the family's.
 * Units are written as `parsePack` reads them: `EA CS24`, `(LB) CS~38.5`.
 */
export type Item = readonly [description: string, pack: string, price: number, art?: string];

/** Products that share their picture and what is worth telling about them. */
interface Family {
  art: string;
  text: string;
  items: readonly Item[];
}

export interface CategorySource {
  description: string;
  /** When it differs from its main category. */
  isTaxable?: boolean;
  families: readonly Family[];
}

export interface MainCategorySource {
  code: string;
  description: string;
  /** Of the formatted product codes. */
  prefix: string;
  warehouse: string;
  isTaxable: boolean;
  /** Null: sold without a brand. */
  brands: readonly [string | null, ...(string | null)[]];
  /** Numbers of the tile colours that flatter these goods. */
  hues: readonly [number, ...number[]];
  categories: readonly CategorySource[];
}

export function family(art: string, text: string, items: readonly Item[]): Family {
  return { art, text, items };
}
