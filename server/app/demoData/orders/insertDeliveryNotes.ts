import { type Kysely, sql } from 'kysely';
import { formatDate } from '#domain/formatDate.ts';
import { findParty, findPdfLines, findPdfOrder } from '../../../modules/documents/documentRepository.ts';
import { findLetterhead } from '../../../modules/documents/letterhead.ts';
import { orderPdf } from '../../../modules/documents/orderPdf.ts';
import { renderDeliveryNote } from '../../../modules/documents/pdf/deliveryNote.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Letterhead } from '../../../platform/pdf/letterhead.ts';
import { FOUR_SHIPTOS, GILDED_OYSTER } from '../customers/knownCustomers.ts';
import { randomFor } from '../random.ts';

const DELIVERY_TOPIC = 9;
const NOTES_PER_CUSTOMER = 6;
const DELIVERY_NOTE = 'Delivery Note';

interface Delivered {
  id: number;
  order_number: string;
  customer_key: number;
}

/** The newest orders that were delivered to the customers one knows by name; credits are not delivered. */
async function newestDelivered(database: Kysely<Database>): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    select id, order_number, customer_key from (
      select *, row_number() over (partition by customer_key order by id desc) as place from sales_order
      where customer_key between ${GILDED_OYSTER} and ${FOUR_SHIPTOS} and invoice_number is not null and line_total > 0
    ) as delivered where place <= ${NOTES_PER_CUSTOMER} order by id`.execute(database);
  return rows;
}

async function deliveryNote(
  database: Kysely<Database>,
  { id, order_number, customer_key }: Delivered,
  letterhead: Letterhead,
  seed: number,
): Promise<Buffer> {
  const [order, lines, party] = await Promise.all([
    findPdfOrder(database, customer_key, order_number),
    findPdfLines(database, id),
    findParty(database, customer_key),
  ]);
  if (!order) throw new Error(`order ${order_number} is gone`);
  const day = order.delivery_date ?? order.order_date;
  const random = randomFor(seed, DELIVERY_TOPIC, id);
  const minute = String(random.integer(0, 59)).padStart(2, '0');
  const receiver = party.addresses.find(({ key }) => key === order.ship_to_code)?.contact;
  const pdf = orderPdf({ order, lines, party, letterhead, isInvoice: false, hidePricing: true });
  return await renderDeliveryNote(
    {
      ...pdf,
      title: 'Delivery note',
      receivedBy: receiver || party.name,
      receivedAt: `${formatDate(day)}, ${random.integer(5, 10)}:${minute} AM`,
    },
    new Date(`${day}T12:00:00Z`),
  );
}

/** The signed delivery note of the newest deliveries, as a driver's handheld device sends it. */
export async function insertDeliveryNotes(database: Kysely<Database>, seed: number): Promise<number> {
  const letterhead = await findLetterhead(database);
  const delivered = await newestDelivered(database);
  for (const order of delivered) {
    const content = await deliveryNote(database, order, letterhead, seed);
    await database
      .insertInto('order_scan')
      .values({
        order_id: order.id,
        position: 1,
        key: `POD-${order.order_number}`,
        name: DELIVERY_NOTE,
        content_type: 'application/pdf',
        content,
      })
      .execute();
  }
  return delivered.length;
}
