import { sql, type Transaction } from 'kysely';
import { bookTexts } from '#domain/intake/bookTexts.ts';
import { intakeTexts } from '#domain/intake/intakeTexts.ts';
import { orders } from '#domain/intake/kinds/orders.ts';
import { together } from '#domain/intake/wholes.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { Database } from '../../database/schema.ts';
import { lockOrders } from '../../integration/answers/answerRepository.ts';
import { queueForBooks } from '../../integration/answers/ledgerEntries.ts';
import { insertShipments, updateOrders } from '../../integration/answers/orderWriter.ts';
import { insertOrderLines } from '../../order/orderRepository.ts';
import { booksToday, refuseFuture } from './booksToday.ts';
import {
  decimalOf,
  fillSoldLine,
  findSoldProducts,
  lineTotalOf,
  type SoldProducts,
  settleTotal,
  soldKey,
} from './soldLines.ts';
import { type Candidate, plainDecimal, refuse, type Stored, yesOrNo } from './stored.ts';
import { refuseChanged } from './unchanged.ts';

/** The one shipment that an order brings which was shipped before it came here. */
const EARLIER_SHIPMENT = 'EARLIER';

const numberOf = ({ values }: Candidate) => values.order ?? '';

/** Where an order is goes on; an invoice comes once. */
function changeable(before: Candidate['before']): ReadonlySet<string> {
  const once = ['invoice', 'invoiceDate'].filter((column) => before?.[column] === null);
  return new Set(['status', 'delivery', ...once]);
}

function refuseHalfInvoice(row: Candidate): void {
  const { invoice, invoiceDate } = row.values;
  if (invoice && !invoiceDate) refuse(row, 'invoiceDate', intakeTexts.missing('invoiceDate'));
  if (invoiceDate && !invoice) refuse(row, 'invoice', intakeTexts.missing('invoice'));
}

function judgeShipped(row: Candidate): void {
  const { shipped, short, shippedOn, quantity } = row.values;
  if (!shipped && !short) return;
  if (!shippedOn) refuse(row, 'shippedOn', intakeTexts.missing('shippedOn'));
  const sum = decimalOf(shipped).plus(decimalOf(short));
  if (quantity && sum.gt(quantity)) refuse(row, 'shipped', bookTexts.shippedMore(sum.toString(), quantity));
}

function judgeLine(row: Candidate, products: SoldProducts): void {
  fillSoldLine(row, products);
  judgeShipped(row);
  const { values } = row;
  const { product, unit, priceUnit, quantity } = values;
  values.type ??= quantity?.startsWith('-') ? 'Credit' : 'Invoice';
  values.priceConversion ??=
    (product && unit && priceUnit && products.conversion(product, unit, priceUnit)?.toString()) || '0';
}

/** Of an order whose number the shop knows. */
function judgeKnown(row: Candidate): void {
  const name = numberOf(row);
  if (row.before === null) refuse(row, null, bookTexts.isThereWithout('order', name));
  refuseChanged(orders, row, { what: 'order', name, mayChange: changeable(row.before) });
}

interface Address {
  [part: string]: string | null | undefined;
}

/** Null where the rows leave it to the code. */
function addressOf({ values }: Candidate): Address | null {
  const { shipToName: name, shipToAddress1: address1, shipToAddress2: address2, shipToCity: city } = values;
  const { shipToState: state, shipToZip: zip, shipToContact: contact, shipToPhone: phone } = values;
  const address = { name, address1, address2, city, state, zip, contact, phone };
  return Object.values(address).some(Boolean) ? address : null;
}

function headOf(rows: readonly Candidate[]) {
  const [first] = rows;
  const values = first?.values ?? {};
  return {
    ...values,
    orderedAt: values.orderedAt ?? `${values.date}T12:00:00.000Z`,
    address: first ? addressOf(first) : null,
    lineTotal: lineTotalOf(rows).toFixed(MONEY_PLACES),
  };
}

async function insertHeads(
  transaction: Transaction<Database>,
  wholes: readonly (readonly Candidate[])[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; number: string }>`
    insert into sales_order (order_number, customer_key, user_id, ordered_at, order_date, status, ship_method, ship_to_code,
      ship_to_address, customer_po, delivery_date, special_instruction1, special_instruction2, notes, line_total,
      add_on_charges, taxable_amount, tax, total, invoice_number, invoice_date)
    select given.order, c.customer_key, u.id, given."orderedAt", given.date, given.status, given."shipMethod", given."shipTo",
      nullif(given.address, 'null'), given.po, given.delivery, given.instruction1, given.instruction2, given.notes,
      given."lineTotal", given.charges, given.taxable, given.tax, given.total, given.invoice, given."invoiceDate"
    from jsonb_to_recordset(${JSON.stringify(wholes.map(headOf))}::jsonb) as given ("order" text, customer text,
      "orderedBy" text, "orderedAt" timestamptz, date date, status text, "shipMethod" text, "shipTo" text, address jsonb,
      po text, delivery date, instruction1 text, instruction2 text, notes text, "lineTotal" numeric, charges numeric,
      taxable numeric, tax numeric, total numeric, invoice text, "invoiceDate" date)
    join customer c on c.customer_code = given.customer left join app_user u on lower(u.username) = lower(given."orderedBy")
    order by given.date, given."orderedAt"
    returning id, order_number as number`.execute(transaction);
  return new Map(rows.map(({ id, number }) => [number, id]));
}

async function insertNew(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const wholes = together(orders, rows);
  const ids = await insertHeads(transaction, wholes);
  const idOf = (row: Candidate) => ids.get(numberOf(row)) ?? 0;
  const products = await findSoldProducts(transaction, rows);
  const lines = rows.map((row) => {
    const { line, product, description, unit, priceUnit, quantity, price, extension, cases, text1, text2 } = row.values;
    return {
      orderId: idOf(row),
      position: Number(line),
      productKey: soldKey(product ?? '', products),
      productCode: product ?? '',
      description: description ?? '',
      unit: unit ?? '',
      priceUnit: priceUnit ?? '',
      quantity: decimalOf(quantity),
      unitPrice: decimalOf(price),
      priceConversion: decimalOf(row.values.priceConversion),
      extension: decimalOf(extension),
      isOverride: row.values.override === 'yes',
      isEstimate: row.values.estimate === 'yes',
      caseQuantity: decimalOf(cases),
      productText1: text1 ?? null,
      productText2: text2 ?? null,
      type: row.values.type === 'Credit' ? ('Credit' as const) : ('Invoice' as const),
    };
  });
  await insertOrderLines(transaction, lines);
  const shipments = wholes.flatMap((whole) => {
    const shipped = whole.filter(({ values }) => values.shipped || values.short);
    const [first] = shipped;
    if (!first) return [];
    return {
      orderId: idOf(first),
      code: EARLIER_SHIPMENT,
      shippedOn: first.values.shippedOn ?? '',
      lines: shipped.map(({ values }) => ({
        position: Number(values.line),
        quantity: decimalOf(values.shipped),
        short: decimalOf(values.short),
        substitute: null,
      })),
    };
  });
  if (shipments.length > 0) await insertShipments(transaction, shipments);
}

async function changeHeads(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const firsts = together(orders, rows).flatMap(([first]) => first ?? []);
  const known = await lockOrders(transaction, firsts.map(numberOf));
  const heads = firsts.flatMap((row) => {
    const order = known.get(numberOf(row));
    const { status, delivery = null, invoice = null, invoiceDate = null } = row.values;
    if (!order) return [];
    return {
      id: order.id,
      status: status ?? order.status,
      deliveryDate: delivery,
      invoiceNumber: invoice,
      invoiceDate,
    };
  });
  await updateOrders(transaction, heads);
}

export const storedOrders: Stored = {
  kind: orders,
  select: sql`select o.id::text as placed, o.order_number as "order", l.position::text as line, c.customer_code as customer, o.order_date::text as date,
    to_char(o.ordered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "orderedAt", u.username as "orderedBy", o.status,
    o.ship_method as "shipMethod", o.ship_to_code as "shipTo", o.ship_to_address->>'name' as "shipToName",
    o.ship_to_address->>'address1' as "shipToAddress1", o.ship_to_address->>'address2' as "shipToAddress2",
    o.ship_to_address->>'city' as "shipToCity", o.ship_to_address->>'state' as "shipToState",
    o.ship_to_address->>'zip' as "shipToZip", o.ship_to_address->>'contact' as "shipToContact",
    o.ship_to_address->>'phone' as "shipToPhone", o.customer_po as po, o.delivery_date::text as delivery,
    o.special_instruction1 as instruction1, o.special_instruction2 as instruction2, o.notes, o.invoice_number as invoice,
    o.invoice_date::text as "invoiceDate", ${plainDecimal('o.add_on_charges')} as charges,
    ${plainDecimal('o.taxable_amount')} as taxable, ${plainDecimal('o.tax')} as tax, ${plainDecimal('o.total')} as total,
    (select max(s.shipped_on)::text from order_shipment s where s.order_id = o.id) as "shippedOn",
    l.product_code as product, l.description, ${plainDecimal('l.quantity')} as quantity, l.unit,
    ${plainDecimal('l.unit_price')} as price, l.price_unit as "priceUnit", ${plainDecimal('l.extension')} as extension,
    ${plainDecimal('l.price_conversion')} as "priceConversion", l.type, ${yesOrNo('l.is_override')} as override,
    ${yesOrNo('l.is_estimate')} as estimate, ${plainDecimal('l.case_quantity')} as cases, l.product_text1 as text1,
    l.product_text2 as text2, ${plainDecimal('s.shipped')} as shipped, ${plainDecimal('s.short')} as short
    from sales_order o join customer c on c.customer_key = o.customer_key and c.customer_key > 0
    join sales_order_line l on l.order_id = o.id left join app_user u on u.id = o.user_id
    left join lateral (select sum(sl.quantity) as shipped, sum(sl.short) as short
      from order_shipment sh join order_shipment_line sl on sl.shipment_id = sh.id
      where sh.order_id = o.id and sl.position = l.position) s on true`,
  order: sql`r.placed::integer, r.line::integer`,
  lock: queueForBooks,

  async judge(transaction, rows) {
    const known = await lockOrders(transaction, [...new Set(rows.map(numberOf))]);
    const products = await findSoldProducts(transaction, rows);
    const today = await booksToday(transaction);
    for (const whole of together(orders, rows)) {
      const [first] = whole;
      if (!first) continue;
      if (known.has(numberOf(first))) {
        for (const row of whole) judgeKnown(row);
      } else {
        for (const row of whole) judgeLine(row, products);
        settleTotal(whole);
      }
      refuseFuture(first, 'date', today);
      refuseFuture(first, 'invoiceDate', today);
      refuseHalfInvoice(first);
    }
  },

  async write(transaction, rows) {
    const isNew = ({ before }: Candidate) => before === null;
    const added = rows.filter(isNew);
    const changed = rows.filter((row) => !isNew(row));
    if (added.length > 0) await insertNew(transaction, added);
    if (changed.length > 0) await changeHeads(transaction, changed);
  },
};
