import { getLastSales, getPrices, getProductDetails, getUncommitted } from '#domain/api/products.ts';
import type { LastSales } from '#domain/order/lastSale.ts';
import type { PriceAnswer, UncommittedAnswer } from '#domain/product/price.ts';
import type { ProductDetailsAnswer } from '#domain/product/productDetails.ts';
import { KEYS_LIMIT } from '#domain/schema/limits.ts';
import { type Api, answerOf } from './client.ts';
import { inParts } from './inParts.ts';

/** Today's prices of every price unit of any number of products, by quantity. */
export async function askPrices(
  api: Api,
  productKeys: readonly number[],
  options: { signal?: AbortSignal } = {},
): Promise<PriceAnswer> {
  const answers = await inParts(productKeys, KEYS_LIMIT, (part) =>
    answerOf(
      api.call(getPrices, {
        body: Object.fromEntries(part.map((key) => [key, []])),
        query: { breaks: true },
        ...options,
      }),
    ),
  );
  return Object.assign({}, ...answers);
}

export async function askUncommitted(api: Api, productKeys: readonly number[]): Promise<UncommittedAnswer> {
  const answers = await inParts(productKeys, KEYS_LIMIT, (body) => answerOf(api.call(getUncommitted, { body })));
  return Object.assign({}, ...answers);
}

export async function askLastSales(api: Api, productKeys: readonly number[]): Promise<LastSales> {
  const answers = await inParts(productKeys, KEYS_LIMIT, (body) => answerOf(api.call(getLastSales, { body })));
  return Object.assign({}, ...answers);
}

export async function askDetails(api: Api, productKeys: readonly number[]): Promise<ProductDetailsAnswer> {
  const answers = await inParts(productKeys, KEYS_LIMIT, (body) => answerOf(api.call(getProductDetails, { body })));
  return Object.assign({}, ...answers);
}
