import { sql } from 'kysely';
import { groupRows } from '#domain/dataImport/groups.ts';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { orders } from '#domain/dataImport/kinds/orders.ts';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { ORDER_STATUS } from '#domain/order/orderStatus.ts';
import { ORDER_FACTOR_PLACES, shownFactor } from '#domain/product/units.ts';
import { lockOrders } from '../../../orders/inbound/knownOrders.ts';
import { queueLedgerWrite } from '../../../receivables/ledgerRepository.ts';
import { bookingDay } from '../../../receivables/settleAccountPayment.ts';
import { type Candidate, type ImportTarget, plainDecimal, refuse, yesOrNo } from '../importTarget.ts';
import { refuseFuture } from './bookedEntry.ts';
import {
  decimalOf,
  fillBilledUnit,
  fillSoldLine,
  findSoldProducts,
  type SoldProducts,
  settleTotal,
} from './soldLines.ts';
import { refuseChanged } from './unchanged.ts';
import { validateBilled } from './validateLines.ts';
import { changeHeads, insertNew, numberOf } from './writeHistory.ts';

/** The status of an order changes, and an invoice is added once. */
function changeable(before: Candidate['before']): ReadonlySet<string> {
  const once = ['invoice', 'invoiceDate'].filter((column) => before?.[column] === null);
  return new Set(['status', 'delivery', ...once]);
}

function refuseHalfInvoice(row: Candidate): void {
  const { invoice, invoiceDate } = row.values;
  if (invoice && !invoiceDate) refuse(row, 'invoiceDate', importTexts.missing('invoiceDate'));
  if (invoiceDate && !invoice) refuse(row, 'invoice', importTexts.missing('invoice'));
}

function validateShipped(row: Candidate): void {
  const { shipped, short, shippedOn, quantity } = row.values;
  if (!shipped && !short) return;
  if (!shippedOn) refuse(row, 'shippedOn', importTexts.missing('shippedOn'));
  const sum = decimalOf(shipped).plus(decimalOf(short));
  if (quantity && sum.gt(quantity)) refuse(row, 'shipped', ledgerTexts.shippedMore(sum.toString(), quantity));
}

function validateLine(row: Candidate, products: SoldProducts): void {
  fillSoldLine(row, products);
  validateBilled(row);
  validateShipped(row);
  const { values } = row;
  const { product, unit, priceUnit, quantity } = values;
  values.type ??= quantity?.startsWith('-') ? 'Credit' : 'Invoice';
  const factor = product && unit && priceUnit && products.conversion(product, unit, priceUnit);
  values.priceConversion ??= factor ? shownFactor(factor, ORDER_FACTOR_PLACES).toString() : '0';
}

/** The status of an order whose file has none. */
function statusOf({ values }: Candidate, today: string): string {
  if (values.invoice) return ORDER_STATUS.invoiced;
  const day = values.delivery ?? values.date ?? today;
  return day < today ? ORDER_STATUS.completed : ORDER_STATUS.open;
}

/** Validates a row of an existing order. */
function validateKnown(row: Candidate): void {
  const name = numberOf(row);
  if (row.before === null) refuse(row, null, ledgerTexts.isThereWithout('order', name));
  fillBilledUnit(row);
  refuseChanged(orders, row, { what: 'order', name, mayChange: changeable(row.before) });
}

export const ordersTarget: ImportTarget = {
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
    ${plainDecimal('l.billed_quantity')} as "billedQuantity",
    case when l.billed_quantity is not null then l.price_unit end as "billedUnit",
    ${plainDecimal('l.price_conversion')} as "priceConversion", l.type, ${yesOrNo('l.is_override')} as override,
    ${yesOrNo('l.is_estimate')} as estimate, ${plainDecimal('l.case_quantity')} as cases, l.product_text1 as text1,
    l.product_text2 as text2, ${plainDecimal('s.shipped')} as shipped, ${plainDecimal('s.short')} as short
    from sales_order o join customer c on c.customer_key = o.customer_key and c.customer_key > 0
    join sales_order_line l on l.order_id = o.id left join app_user u on u.id = o.user_id
    left join lateral (select sum(sl.quantity) as shipped, sum(sl.short) as short
      from order_shipment sh join order_shipment_line sl on sl.shipment_id = sh.id
      where sh.order_id = o.id and sl.position = l.position) s on true`,
  order: sql`r.placed::integer, r.line::integer`,
  lock: queueLedgerWrite,

  async validate(transaction, rows, now) {
    const known = await lockOrders(transaction, [...new Set(rows.map(numberOf))]);
    const products = await findSoldProducts(transaction, rows);
    const today = await bookingDay(transaction, now);
    for (const group of groupRows(orders, rows)) {
      const [first] = group;
      if (!first) continue;
      if (known.has(numberOf(first))) {
        for (const row of group) validateKnown(row);
      } else {
        for (const row of group) {
          validateLine(row, products);
          row.values.status ??= statusOf(first, today);
        }
        settleTotal(group);
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
