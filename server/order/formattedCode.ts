import { sql } from 'kysely';

/** The product's code as the catalogue (`p`) writes it today; the code that the order line (`l`) stores where it lacks the product. */
export const formattedCode = sql<string>`coalesce(p.formatted_product_code, l.product_code)`.as(
  'formatted_product_code',
);
