import type { PriceAnswer, Pricing } from '#domain/product/price.ts';
import { changeAnswer } from './server.ts';
import { fill, inOrder, visibleText } from './steps.ts';

export const PRODUCTS = '**/api/product/catalogue*';
export const DETAILS = '**/api/product/details';
export const MAIN_CATEGORIES = '**/api/product/maincategories';
export const PRICES = '**/api/product/price*';

const withBreaks = (pricing: Pricing): Pricing =>
  typeof pricing === 'number'
    ? [1, 0.95, 0.9].map((part, index) => ({ fromQuantity: index * 5, price: Math.round(pricing * part * 100) / 100 }))
    : pricing;

/** Every price is lower from 5 units on, and again from 10. */
export const priceBreaks = changeAnswer<PriceAnswer>(PRICES, (prices) =>
  Object.fromEntries(
    Object.entries(prices).map(([key, units]) => [
      key,
      Object.fromEntries(Object.entries(units).map(([unit, pricing]) => [unit, withBreaks(pricing)])),
    ]),
  ),
);

export const search = (words: string) =>
  inOrder(fill('Search products', words), visibleText(new RegExp(`results? for ${words}`)));
