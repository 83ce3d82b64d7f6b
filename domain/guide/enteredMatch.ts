import type { Lookup } from '../lookup.ts';
import { codeKey } from '../product/codeKey.ts';
import type { Product } from '../product/product.ts';

/** With more matches the number is probably incomplete. */
const MATCHES_LIMIT = 1000;

/**
 * The position of the match that Enter selects: the product with this code, else the first. It is -1 for a word with a
 * digit that is not a product's code, so that a typed or scanned code never selects another product.
 */
export function enteredMatch(matches: readonly number[], query: string, productByKey: Lookup<Product>): number {
  const code = codeKey(query.trim());
  const couldBeCode = /^\S*\d\S*$/.test(query.trim());
  const isCode = (productKey: number) => {
    const product = productByKey.get(productKey);
    return (
      product !== undefined && [product.productCode, product.formattedProductCode].some((one) => codeKey(one) === code)
    );
  };
  const exact = code === '' || matches.length > MATCHES_LIMIT ? -1 : matches.findIndex(isCode);
  return couldBeCode ? exact : Math.max(0, exact);
}
