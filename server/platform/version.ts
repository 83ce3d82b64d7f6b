import product from '#package.json' with { type: 'json' };

/** The version of the product, as `npm` knows it. */
export const VERSION: string = product.version;
