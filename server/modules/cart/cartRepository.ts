import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChosenHeader, EMPTY_HEADER } from '#domain/cart/header.ts';
import type { KeptLine } from '#domain/cart/keptLine.ts';
import { decimal } from '#domain/decimal.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface CartOwner {
  userId: number;
  customerKey: number;
  /** The punchout visit of the cart; null outside one. */
  visit: { id: number } | null;
}

export interface StoredCart {
  /** Null until something is added. */
  id: number | null;
  version: number;
  /** When a refused submit last reported risen prices. */
  pricesDisclosedAt: Date | null;
  /** The name of the cart's deleted ship-to; null once the header is written again. */
  deletedShipTo: string | null;
  header: ChosenHeader;
  lines: KeptLine[];
  /** The number of lines that were not read. */
  otherLines: number;
}

/** The lines of a cart that are read: those of these products, and these. */
export interface CartPart {
  productKeys: readonly number[];
  lineIds?: readonly number[];
}

type NumbersAsText = Omit<KeptLine, 'quantity' | 'overridePrice' | 'shownUnitPrice'> & {
  quantity: string;
  overridePrice: string | null;
  shownUnitPrice: string | null;
};

type CartRow = ChosenHeader &
  Pick<StoredCart, 'version' | 'pricesDisclosedAt' | 'deletedShipTo'> & {
    id: number;
    lines: NumbersAsText[];
    lineCount: number;
  };

function readLine({ quantity, overridePrice, shownUnitPrice, ...line }: NumbersAsText): KeptLine {
  return {
    ...line,
    quantity: decimal(quantity),
    overridePrice: overridePrice === null ? null : decimal(overridePrice),
    shownUnitPrice: shownUnitPrice === null ? null : decimal(shownUnitPrice),
  };
}

/** The cart with its lines, or a part of them, in one statement, so that its version is the version of its lines. */
export async function findCart(
  database: Kysely<Database>,
  { userId, customerKey, visit }: CartOwner,
  part?: CartPart,
): Promise<StoredCart> {
  const isRead = part
    ? sql`(l.product_key = any(${[...part.productKeys]}::bigint[]) or l.id = any(${[...(part.lineIds ?? [])]}::bigint[]))`
    : sql`true`;
  const { rows } = await sql<CartRow>`
    select c.id, c.version, c.prices_disclosed_at as "pricesDisclosedAt", c.deleted_ship_to as "deletedShipTo", c.ship_to_code as "shipToCode",
      c.customer_po as "customerPo", c.delivery_date as "deliveryDate",
      c.special_instruction1 as "specialInstruction1", c.special_instruction2 as "specialInstruction2",
      c.notes,
      coalesce((select json_agg(json_build_object(
        'id', l.id, 'productKey', l.product_key, 'unit', l.unit, 'priceUnit', l.price_unit,
        'quantity', l.quantity::text, 'overridePrice', l.override_price::text,
        'shownUnitPrice', l.shown_unit_price::text,
        'productText1', l.product_text1, 'productText2', l.product_text2, 'place', l.place)
        order by coalesce(l.place, l.id), l.id)
        from cart_line l where l.cart_id = c.id and ${isRead}), '[]') as lines,
      (select count(*)::integer from cart_line l where l.cart_id = c.id) as "lineCount"
    from cart c where c.user_id = ${userId} and c.customer_key = ${customerKey}
      and c.punchout_visit_id is not distinct from ${visit?.id ?? null}`.execute(database);
  const [row] = rows;
  if (!row) {
    const none = { lines: [], otherLines: 0 };
    return { id: null, version: 1, pricesDisclosedAt: null, deletedShipTo: null, header: EMPTY_HEADER, ...none };
  }
  const { id, version, pricesDisclosedAt, deletedShipTo, lines, lineCount, ...header } = row;
  const read = { lines: lines.map(readLine), otherLines: lineCount - lines.length };
  return { id, version, pricesDisclosedAt, deletedShipTo, header, ...read };
}

/** Creates the cart if needed, and locks it until the transaction ends. */
export async function lockCart(
  transaction: Transaction<Database>,
  { userId, customerKey, visit }: CartOwner,
): Promise<void> {
  const visitId = visit?.id ?? null;
  const lock = () =>
    transaction
      .selectFrom('cart')
      .select('id')
      .where('user_id', '=', userId)
      .where('customer_key', '=', customerKey)
      .where('punchout_visit_id', 'is not distinct from', visitId)
      .forUpdate()
      .executeTakeFirst();
  if (await lock()) return;
  await transaction
    .insertInto('cart')
    .values({ user_id: userId, customer_key: customerKey, punchout_visit_id: visitId })
    .onConflict((conflict) => conflict.columns(['user_id', 'customer_key', 'punchout_visit_id']).doNothing())
    .execute();
  await lock();
}

/** Waits until no change of the cart is running; for questions about the result of one. */
export async function awaitCart(
  transaction: Transaction<Database>,
  { userId, customerKey, visit }: CartOwner,
): Promise<void> {
  await transaction
    .selectFrom('cart')
    .select('id')
    .where('user_id', '=', userId)
    .where('customer_key', '=', customerKey)
    .where('punchout_visit_id', 'is not distinct from', visit?.id ?? null)
    .forShare()
    .execute();
}

/** Writes changed lines and inserts those without an id, in one statement; returns the ids in line order. */
export async function saveLines(
  transaction: Transaction<Database>,
  cartId: number,
  lines: readonly KeptLine[],
): Promise<number[]> {
  const numbered = lines.map((line, number) => ({ ...line, number }));
  const { rows } = await sql<{ id: number }>`
    with sent as (
      select * from json_to_recordset(${JSON.stringify(numbered)}) as line(
        id integer, "productKey" integer, unit text, "priceUnit" text, quantity numeric, "overridePrice" numeric,
        "shownUnitPrice" numeric, "productText1" text, "productText2" text, place integer, number integer)
    ), changed as (
      update cart_line l set quantity = s.quantity, override_price = s."overridePrice",
        shown_unit_price = s."shownUnitPrice", product_text1 = s."productText1", product_text2 = s."productText2"
      from sent s where l.id = s.id and l.cart_id = ${cartId}
    ), added as (
      insert into cart_line (cart_id, product_key, unit, price_unit, quantity, override_price, shown_unit_price,
        product_text1, product_text2, place)
      select ${cartId}, "productKey", unit, "priceUnit", quantity, "overridePrice", "shownUnitPrice",
        "productText1", "productText2", place
      from sent where id is null order by number
      returning id
    )
    select id from added order by id`.execute(transaction);
  return rows.map((row) => row.id);
}

/** Removes one line, or all of them. */
export async function removeLines(
  transaction: Transaction<Database>,
  cartId: number,
  lineId: number | 'all',
): Promise<void> {
  await transaction
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .$if(lineId !== 'all', (query) => query.where('id', '=', Number(lineId)))
    .execute();
}

/**
 * Advances the version of the cart, so that risen prices are reported again, and writes the header if one is given.
 * Returns the new version.
 */
export async function advanceCart(
  transaction: Transaction<Database>,
  cartId: number,
  header?: ChosenHeader,
): Promise<number> {
  const { version } = await transaction
    .updateTable('cart')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      prices_disclosed_at: null,
      ...(header && {
        ship_to_code: header.shipToCode,
        customer_po: header.customerPo,
        delivery_date: header.deliveryDate,
        special_instruction1: header.specialInstruction1,
        special_instruction2: header.specialInstruction2,
        notes: header.notes,
        deleted_ship_to: null,
      }),
    }))
    .where('id', '=', cartId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Resets an ordered cart: no lines, an empty header, and a version that no order has had. */
export async function emptyCart(transaction: Transaction<Database>, cartId: number): Promise<void> {
  await removeLines(transaction, cartId, 'all');
  await advanceCart(transaction, cartId, EMPTY_HEADER);
}

/** Stores that a refused submit reported risen prices. This does not change the cart: its version stays. */
export async function markPricesDisclosed(
  transaction: Transaction<Database>,
  cartId: number,
  now: Date,
): Promise<void> {
  await transaction.updateTable('cart').set({ prices_disclosed_at: now }).where('id', '=', cartId).execute();
}
