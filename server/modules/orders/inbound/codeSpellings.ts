import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

export type CodeKind = 'product' | 'customer' | 'category' | 'subcategory' | 'order' | 'unit' | 'shipTo';

/** The codes with these spellings, in any case; a unit is one of a product, a ship-to one of a customer. */
const FIND: Readonly<Record<CodeKind, RawBuilder<unknown>>> = {
  product: sql`select product_code as stored from product where lower(product_code) = lower(asked.code)`,
  customer: sql`select customer_code as stored from customer where lower(customer_code) = lower(asked.code)`,
  category: sql`select code as stored from category where lower(code) = lower(asked.code)
    union select code from main_category where lower(code) = lower(asked.code)`,
  subcategory: sql`select code as stored from category where lower(code) = lower(asked.code)`,
  order: sql`select order_number as stored from sales_order where lower(order_number) = lower(asked.code)`,
  unit: sql`select u.unit as stored from product p join product_unit u on u.product_key = p.product_key
    where p.product_code = asked.owner and lower(u.unit) = lower(asked.code)`,
  shipTo: sql`select a.key as stored from customer c join address a on a.customer_key = c.customer_key
    where c.customer_code = asked.owner and lower(a.key) = lower(asked.code)`,
};

export interface Asked {
  owner: string;
  code: string;
}

const keyOf = ({ owner, code }: Asked) => `${owner}\0${code}`;
/** PostgreSQL has no text with a NUL. */
const mayBeStored = ({ owner, code }: Asked) => !owner.includes('\0') && !code.includes('\0');

/**
 * The stored spellings of each code; one statement. `offset 0` makes PostgreSQL use the index for each code: without
 * statistics of lower-case codes it would join all codes of the shop.
 */
export async function findSpellings(
  transaction: Transaction<Database>,
  code: CodeKind,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const each = [...new Map(asked.filter(mayBeStored).map((one) => [keyOf(one), one])).values()];
  const { rows } = await sql<Asked & { stored: string }>`
    select asked.owner, asked.code, found.stored
    from jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as asked (owner text, code text)
    cross join lateral (${FIND[code]} offset 0) found`.execute(transaction);
  const spellings = new Map<string, string[]>();
  for (const { stored, ...one } of rows) spellings.set(keyOf(one), [...(spellings.get(keyOf(one)) ?? []), stored]);
  return spellings;
}

/** The code as it is stored: exactly so, else in another case; null where several differ by case alone. */
export function storedCode(spellings: ReadonlyMap<string, readonly string[]>, asked: Asked): string | null | undefined {
  const [first, ...others] = spellings.get(keyOf(asked)) ?? [];
  if (first === undefined || [first, ...others].includes(asked.code)) return first && asked.code;
  return others.length === 0 ? first : null;
}

export function spellingsOf(spellings: ReadonlyMap<string, readonly string[]>, asked: Asked): readonly string[] {
  return spellings.get(keyOf(asked)) ?? [];
}
