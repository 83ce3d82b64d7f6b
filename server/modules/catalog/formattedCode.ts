import { sql } from 'kysely';

/** The product's code as the catalogue (`p`) writes it today; the code that the order line (`l`) stores where it lacks the product. */
export const formattedCodeText = sql<string>`coalesce(p.formatted_product_code, l.product_code)`;

export const formattedCode = formattedCodeText.as('formatted_product_code');
