import { yearBefore } from '#domain/calendar.ts';
import type { CartHeader } from '#domain/cart/cart.ts';
import { decimal, toWire } from '#domain/decimal.ts';
import { mayOpenOrderScans } from '#domain/document/offeredDocuments.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { BILLED_PLACES } from '#domain/order/billed.ts';
import type { LastSales } from '#domain/order/lastSale.ts';
import type { OrderDetail, OrderHistoryRow, OrderLine, ProductHistoryRow } from '#domain/order/order.ts';
import type { BoughtProduct } from '#domain/product/bought.ts';
import { OVERRIDE_PRICE_PLACES } from '#domain/product/pricing.ts';
import { FACTOR_PLACES } from '#domain/product/units.ts';
import { QUANTITY_PLACES } from '#domain/quantity.ts';
import { isShipMethod } from '#domain/session/user.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { dateInZone } from '#domain/timeZone.ts';
import { notFound } from '../../platform/http/refused.ts';
import { type PeriodRequest, requestedYear } from '../../platform/http/requestedPeriod.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Buyer } from '../access/caller.ts';
import { findOrderInvoices } from '../receivables/orderInvoices.ts';
import {
  findBoughtProducts,
  findLastSales,
  findOrder,
  findOrderLines,
  findOrders,
  findSoldLines,
  type OrderLineRow,
  type OrderRow,
  type OrderSummaryRow,
  type SoldLineRow,
} from './historyRepository.ts';

/** The largest integer a key can be; a product with a larger one was never sold. */
const LARGEST_KEY = 2 ** 31 - 1;

function historyRow(row: OrderSummaryRow, settings: UserSettings): OrderHistoryRow {
  return {
    orderNumber: row.order_number,
    pO_Number: row.customer_po,
    orderDate: row.order_date,
    deliveryDate: row.delivery_date,
    status: row.status,
    ...(settings.hidePricing ? {} : { total: toWire(decimal(row.total), MONEY_PLACES) }),
    scanDocuments: mayOpenOrderScans(settings) ? row.scans : [],
    orderConfirmation: settings.canViewConfirmation,
    invoice: settings.canPrintInvoices && row.invoice_number !== null,
  };
}

function headerOf(row: OrderRow): CartHeader {
  return {
    customerShipToCode: row.ship_to_code,
    customer_PO: row.customer_po,
    deliveryDate: row.delivery_date,
    specialInstruction1: row.special_instruction1,
    specialInstruction2: row.special_instruction2,
    notes: row.notes,
    addressId: row.address_id,
    isValid: true,
  };
}

function billedIn(quantity: string | null, unit: string): Pick<ProductHistoryRow, 'billedQuantity' | 'billedUnit'> {
  return quantity === null ? {} : { billedQuantity: toWire(decimal(quantity), BILLED_PLACES), billedUnit: unit };
}

function lineOf(row: OrderLineRow, { hidePricing }: UserSettings): OrderLine {
  const unitPrice = toWire(decimal(row.unit_price), OVERRIDE_PRICE_PLACES);
  return {
    id: row.id,
    productKey: row.product_key,
    productCode: row.product_code,
    formattedProductCode: row.formatted_product_code,
    description: row.description,
    unitOfMeasure: row.unit,
    orderQuantity: toWire(decimal(row.quantity), QUANTITY_PLACES),
    unitOfMeasure_Prc: row.price_unit,
    productText1: row.product_text1,
    productText2: row.product_text2,
    caseQuantity: toWire(decimal(row.case_quantity), QUANTITY_PLACES),
    priceConversion: toWire(decimal(row.price_conversion), FACTOR_PLACES),
    isOverridePrice: row.is_override,
    isEstimate: row.is_estimate && row.billed_quantity === null,
    ...(row.fulfilment === null ? {} : { fulfilment: row.fulfilment }),
    ...(row.billed === null ? {} : billedIn(row.billed.quantity, row.billed.unit)),
    ...(hidePricing
      ? {}
      : {
          ...(row.billed?.price ? { billedPrice: toWire(decimal(row.billed.price), OVERRIDE_PRICE_PLACES) } : {}),
          overridePrice: row.is_override ? unitPrice : null,
          unitPrice,
          extension: toWire(decimal(row.extension), MONEY_PLACES),
          previousUnitPrice: null,
        }),
  };
}

export async function orderHistory(
  { customerReads, clock }: Runtime,
  { customerKey, site, settings }: Buyer,
  request: PeriodRequest,
): Promise<OrderHistoryRow[]> {
  const period = requestedYear(request, dateInZone(clock.now(), site.timeZone));
  const rows = await customerReads.read(customerKey, (database) => findOrders(database, customerKey, period));
  return rows.map((row) => historyRow(row, settings));
}

export async function orderDetail(
  { customerReads }: Runtime,
  { customerKey, settings }: Buyer,
  orderNumber: string,
): Promise<OrderDetail> {
  const { row, lines, invoices } = await customerReads.read(customerKey, async (database) => {
    const found = await findOrder(database, customerKey, orderNumber);
    if (!found) throw notFound();
    const [itsLines, itsInvoices] = await Promise.all([
      findOrderLines(database, found.id),
      settings.canPrintInvoices ? findOrderInvoices(database, found.id) : [],
    ]);
    return { row: found, lines: itsLines, invoices: itsInvoices };
  });
  return {
    order: historyRow(row, settings),
    invoices: invoices.map(({ code, invoiceNumber, invoiceDate, total }) => ({
      ...{ code, invoiceNumber, invoiceDate },
      ...(settings.hidePricing ? {} : { total: toWire(decimal(total), MONEY_PLACES) }),
    })),
    shipMethod: isShipMethod(row.ship_method) ? row.ship_method : null,
    header: headerOf(row),
    lines: lines.map((line) => lineOf(line, settings)),
  };
}

function shownPrice(
  { unit_price, price_unit }: Pick<SoldLineRow, 'unit_price' | 'price_unit'>,
  { hidePricing }: UserSettings,
): Pick<ProductHistoryRow, 'price' | 'unitOfMeasure_Prc'> {
  if (hidePricing) return {};
  return { price: toWire(decimal(unit_price), OVERRIDE_PRICE_PLACES), unitOfMeasure_Prc: price_unit };
}

export async function productHistory(
  { customerReads, clock }: Runtime,
  { customerKey, site, settings }: Buyer,
  request: PeriodRequest & { productKey?: number },
): Promise<ProductHistoryRow[]> {
  const period = requestedYear(request, dateInZone(clock.now(), site.timeZone));
  const productKey = request.productKey ?? null;
  const rows = await customerReads.read(customerKey, (database) =>
    findSoldLines(database, customerKey, period, productKey),
  );
  return rows.map((row) => ({
    orderNumber: row.order_number,
    productCode: row.product_code,
    formattedProductCode: row.formatted_product_code,
    productKey: row.product_key,
    description: row.description,
    invoiceDate: row.invoice_date,
    quantity: toWire(decimal(row.quantity), QUANTITY_PLACES),
    unitOfMeasure_SellBy: row.unit,
    ...billedIn(row.billed_quantity, row.price_unit),
    ...shownPrice(row, settings),
    type: row.type,
  }));
}

/** The customer's last purchases of these products; those never bought are left out. */
export async function lastSales(
  { customerReads, clock }: Runtime,
  { customerKey, site, settings }: Buyer,
  productKeys: readonly number[],
): Promise<LastSales> {
  const possible = productKeys.filter((key) => Math.abs(key) <= LARGEST_KEY);
  const usualSince = yearBefore(dateInZone(clock.now(), site.timeZone));
  const rows = await customerReads.read(customerKey, (database) =>
    findLastSales(database, customerKey, possible, usualSince),
  );
  return Object.fromEntries(
    rows.map((row) => [
      row.product_key,
      {
        invoiceDate: row.invoice_date,
        quantity: toWire(decimal(row.quantity), QUANTITY_PLACES),
        unitOfMeasure_SellBy: row.unit,
        ...billedIn(row.billed_quantity, row.price_unit),
        ...shownPrice(row, settings),
        usualQuantity: row.usual_quantity === null ? null : toWire(decimal(row.usual_quantity), QUANTITY_PLACES),
      },
    ]),
  );
}

export async function boughtProducts({ customerReads }: Runtime, { customerKey }: Buyer): Promise<BoughtProduct[]> {
  return await customerReads.read(customerKey, (database) => findBoughtProducts(database, customerKey));
}
