import { fill, inOrder, visibleText } from './steps.ts';

export const PRODUCTS = '**/api/product/catalogue*';
export const DETAILS = '**/api/product/details';
export const MAIN_CATEGORIES = '**/api/product/maincategories';

export const search = (words: string) =>
  inOrder(fill('Search products', words), visibleText(new RegExp(`results? for ${words}`)));
