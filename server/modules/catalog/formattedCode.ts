import { sql } from 'kysely';

/**
 * The product's code in the catalog's (`p`) current format; the order line's (`l`) stored code when the product no
 * longer exists.
 */
export const formattedCodeText = sql<string>`coalesce(p.formatted_product_code, l.product_code)`;

export const formattedCode = formattedCodeText.as('formatted_product_code');
