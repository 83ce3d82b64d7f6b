import type { Page } from 'playwright-core';
import { sees } from './scene.ts';

export const PRODUCTS = '**/api/product/catalogue*';
export const DETAILS = '**/api/product/details';
export const MAIN_CATEGORIES = '**/api/product/maincategories';
/** The product with the longest name. */
export const LONGEST = '/products?s=Chafing+Dish+Set,+Full+Size';

export const searches = async (page: Page, words: string) => {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(words);
  await sees(new RegExp(`result.* for ${words}`))(page);
};
