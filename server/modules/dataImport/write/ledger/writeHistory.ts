import { sql, type Transaction } from 'kysely';
import { groupRows } from '#domain/dataImport/groups.ts';
import { orders } from '#domain/dataImport/kinds/orders.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { lockOrders } from '../../../orders/inbound/knownOrders.ts';
import { insertShipments, updateOrders } from '../../../orders/inbound/orderWriter.ts';
import { insertOrderLines } from '../../../orders/orderRepository.ts';
import type { Candidate } from '../importTarget.ts';
import { decimalOf, findSoldProducts, lineTotalOf, soldKey } from './soldLines.ts';

/** The single shipment of an order that was shipped before its import. */
const EARLIER_SHIPMENT = 'EARLIER';

export const numberOf = ({ values }: Candidate) => values.order ?? '';

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
  groups: readonly (readonly Candidate[])[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; number: string }>`
    insert into sales_order (order_number, customer_key, user_id, ordered_at, order_date, status, ship_method, ship_to_code,
      ship_to_address, customer_po, delivery_date, special_instruction1, special_instruction2, notes, line_total,
      add_on_charges, taxable_amount, tax, total, invoice_number, invoice_date)
    select given.order, c.customer_key, u.id, given."orderedAt", given.date, given.status, given."shipMethod", given."shipTo",
      nullif(given.address, 'null'), given.po, given.delivery, given.instruction1, given.instruction2, given.notes,
      given."lineTotal", given.charges, given.taxable, given.tax, given.total, given.invoice, given."invoiceDate"
    from jsonb_to_recordset(${JSON.stringify(groups.map(headOf))}::jsonb) as given ("order" text, customer text,
      "orderedBy" text, "orderedAt" timestamptz, date date, status text, "shipMethod" text, "shipTo" text, address jsonb,
      po text, delivery date, instruction1 text, instruction2 text, notes text, "lineTotal" numeric, charges numeric,
      taxable numeric, tax numeric, total numeric, invoice text, "invoiceDate" date)
    join customer c on c.customer_code = given.customer left join app_user u on lower(u.username) = lower(given."orderedBy")
    order by given.date, given."orderedAt"
    returning id, order_number as number`.execute(transaction);
  return new Map(rows.map(({ id, number }) => [number, id]));
}

export async function insertNew(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const groups = groupRows(orders, rows);
  const ids = await insertHeads(transaction, groups);
  const idOf = (row: Candidate) => ids.get(numberOf(row)) ?? 0;
  const products = await findSoldProducts(transaction, rows);
  const lines = rows.map((row) => {
    const { line, product, description, unit, priceUnit, quantity, price, extension, cases, text1, text2 } = row.values;
    const { billedQuantity } = row.values;
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
      billedQuantity: billedQuantity ? decimalOf(billedQuantity) : null,
      isOverride: row.values.override === 'yes',
      isEstimate: row.values.estimate === 'yes',
      caseQuantity: decimalOf(cases),
      productText1: text1 ?? null,
      productText2: text2 ?? null,
      type: row.values.type === 'Credit' ? ('Credit' as const) : ('Invoice' as const),
    };
  });
  await insertOrderLines(transaction, lines);
  const shipments = groups.flatMap((group) => {
    const shipped = group.filter(({ values }) => values.shipped || values.short);
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
        billedQuantity: null,
      })),
    };
  });
  if (shipments.length > 0) await insertShipments(transaction, shipments);
}

export async function changeHeads(transaction: Transaction<Database>, rows: readonly Candidate[]): Promise<void> {
  const firsts = groupRows(orders, rows).flatMap(([first]) => first ?? []);
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
