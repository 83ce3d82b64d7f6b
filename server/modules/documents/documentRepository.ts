import { type Kysely, type Selectable, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ShipToAddress } from '../../platform/database/shipToAddress.ts';
import { formattedCode } from '../catalog/formattedCode.ts';
import { translated, translatedLine } from '../catalog/translated.ts';

const ORDER_COLUMNS = [
  ...(['id', 'order_number', 'order_date', 'delivery_date', 'customer_po', 'invoice_number', 'invoice_date'] as const),
  ...([
    'ship_method',
    'ship_to_address',
    'ship_to_code',
    'special_instruction1',
    'special_instruction2',
    'notes',
  ] as const),
  ...(['line_total', 'add_on_charges', 'taxable_amount', 'tax', 'total'] as const),
];
type OrderColumns = Pick<Selectable<Database['sales_order']>, (typeof ORDER_COLUMNS)[number]>;
export type PdfOrderRow = Omit<OrderColumns, 'order_number' | 'order_date'> & {
  /** Null of an invoice that is of no order here. */
  order_number: string | null;
  order_date: string | null;
  /** Only for an invoice of the distributor's accounting that states it. */
  due_on?: string | null;
};

/** The data of an order's document; undefined for an absent order and for another customer's. */
export async function findPdfOrder(
  database: Kysely<Database>,
  customerKey: number,
  orderNumber: string,
): Promise<PdfOrderRow | undefined> {
  return await database
    .selectFrom('sales_order')
    .select(ORDER_COLUMNS)
    .where('order_number', '=', orderNumber)
    .where('customer_key', '=', customerKey)
    .executeTakeFirst();
}

const LINE_COLUMNS = [
  ...(['l.product_text1', 'l.product_text2', 'l.quantity', 'l.unit'] as const),
  ...(['l.unit_price', 'l.price_unit', 'l.extension', 'l.is_estimate', 'l.billed_quantity'] as const),
];
type LineColumn = (typeof LINE_COLUMNS)[number] extends `l.${infer Column}` ? Column : never;
export type PdfLineRow = Pick<Selectable<Database['sales_order_line']>, LineColumn> & {
  description: string;
  formatted_product_code: string;
};

export async function findPdfLines(database: Kysely<Database>, orderId: number): Promise<PdfLineRow[]> {
  return await database
    .selectFrom('sales_order_line as l')
    .leftJoin('product as p', 'p.product_key', 'l.product_key')
    .select(LINE_COLUMNS)
    .select(translatedLine().as('description'))
    .select(formattedCode)
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
}

/** The customer's name and code, and its addresses, the primary one first. */
export async function findParty(database: Kysely<Database>, customerKey: number): Promise<Party> {
  const { rows } = await sql<Party>`
    select c.name, c.customer_code as code,
      coalesce((select json_agg(json_build_object(
        'key', a.key, 'name', a.name, 'address1', a.address1, 'address2', a.address2, 'city', a.city,
        'state', a.state, 'zip', a.zip, 'contact', a.contact, 'phone', a.phone)
        order by a.is_primary desc, a.id)
        from address a where a.customer_key = c.customer_key), '[]') as addresses
    from customer c where c.customer_key = ${customerKey}`.execute(database);
  const [party] = rows;
  if (!party) throw new Error('the customer of the order is gone');
  return party;
}

export interface Party {
  name: string;
  code: string;
  addresses: PartyAddress[];
}

interface PartyAddress extends ShipToAddress {
  key: string;
}

export interface OrderScan {
  order_number: string;
  /** Null when the order has no scan at this place. */
  name: string | null;
  content_type: string | null;
  content: Buffer | null;
}

/**
 * The n-th scan (from 1) of an order, by its own number or its invoice's; undefined for an absent order and for another
 * customer's.
 */
export async function findOrderScan(
  database: Kysely<Database>,
  customerKey: number,
  number: string,
  n: number,
): Promise<OrderScan | undefined> {
  return await database
    .selectFrom('sales_order as o')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('order_scan as s')
          .select(['s.name', 's.content_type', 's.content'])
          .whereRef('s.order_id', '=', 'o.id')
          .orderBy('s.position')
          .limit(1)
          .offset(n - 1)
          .as('scan'),
      (join) => join.onTrue(),
    )
    .select(['o.order_number', 'scan.name', 'scan.content_type', 'scan.content'])
    .where('o.customer_key', '=', customerKey)
    .where(({ eb, or }) => or([eb('o.order_number', '=', number), eb('o.invoice_number', '=', number)]))
    .orderBy(sql`o.order_number = ${number}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface ProductScan {
  formatted_product_code: string;
  description: string;
  /** Null when the product has no scan at this place. */
  name: string | null;
  body: string | null;
}

/** The n-th scan (from 1) of a listed product; undefined for a product that is not listed. */
export async function findProductScan(
  database: Kysely<Database>,
  productKey: number,
  n: number,
): Promise<ProductScan | undefined> {
  return await database
    .selectFrom('product as p')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('product_scan as s')
          .select(['s.name', 's.body'])
          .whereRef('s.product_key', '=', 'p.product_key')
          .orderBy('s.position')
          .limit(1)
          .offset(n - 1)
          .as('scan'),
      (join) => join.onTrue(),
    )
    .select(['p.formatted_product_code', translated('p').as('description'), 'scan.name', 'scan.body'])
    .where('p.product_key', '=', productKey)
    .where('p.is_active', '=', true)
    .where('p.product_key', '<>', EXCLUDED_PRODUCT_KEY)
    .executeTakeFirst();
}
