import type { Category, MainCategory } from '../product/category.ts';
import type { Catalogue } from './catalogue.ts';

/** A main category with its categories. */
export interface CategoryCard {
  main: MainCategory;
  categories: readonly (Category & { productCount: number })[];
  productCount: number;
  /** The picture of one of its products; null without any. */
  image: string | null;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function tally<T>(values: Iterable<T>): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The main categories as they come, their categories sorted by description (specification 2). */
export function categoryCards({ products, mainCategories, categories }: Catalogue): readonly CategoryCard[] {
  const { byDescription: listed, categoryAt, pictureAt } = products;
  const ofMain = tally(listed.map((place) => categoryAt(place).productMainCategoryCode));
  const ofCategory = tally(listed.map((place) => categoryAt(place).productCategoryCode));
  const images = new Map<string, string>();
  for (const place of listed) {
    const { productMainCategoryCode: code } = categoryAt(place);
    if (images.has(code)) continue;
    const image = pictureAt(place);
    if (image !== null) images.set(code, image);
  }
  return mainCategories.map((main) => ({
    main,
    categories: categories
      .filter((category) => category.parent === main.code)
      .map((category) => ({ ...category, productCount: ofCategory.get(category.code) ?? 0 }))
      .sort((left, right) => collator.compare(left.description, right.description)),
    productCount: ofMain.get(main.code) ?? 0,
    image: images.get(main.code) ?? null,
  }));
}
