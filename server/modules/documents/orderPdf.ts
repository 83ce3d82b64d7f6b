import { addDays } from '#domain/calendar.ts';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney, formatUnitPrice, longestPlaces } from '#domain/money.ts';
import { billedText } from '#domain/order/billed.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { documentsText } from '#domain/texts/documentsText.ts';
import type { ShipToAddress } from '../../platform/database/shipToAddress.ts';
import type { LabelledText } from '../../platform/pdf/facts.ts';
import type { Letterhead } from '../../platform/pdf/letterhead.ts';
import { shownPhone } from '../../platform/text/shownPhone.ts';
import type { Party, PdfLineRow, PdfOrderRow } from './documentRepository.ts';

/** Days from the invoice's date to its due date. */
export const PAYMENT_DAYS = 30;

export interface PdfLine {
  code: string;
  description: string;
  notes: string[];
  quantity: string;
  unit: string;
  price: string;
  priceUnit: string;
  extension: string;
  isEstimate: boolean;
}

/** An order confirmation or an invoice as words, ready to be set in type. */
export interface OrderPdf {
  title: string;
  number: string;
  letterhead: Letterhead;
  customerName: string;
  facts: LabelledText[];
  isPickup: boolean;
  /** The delivery address, or the pickup address. */
  shipTo: string[];
  billTo: string[];
  remarks: LabelledText[];
  hasPrices: boolean;
  lines: PdfLine[];
  /** The last one is the amount due; empty without prices. */
  totals: LabelledText[];
}

export interface OrderPdfInput {
  order: PdfOrderRow;
  lines: readonly PdfLineRow[];
  party: Party;
  letterhead: Letterhead;
  isInvoice: boolean;
  hidePricing: boolean;
}

function isPickedUp({ ship_method }: PdfOrderRow): boolean {
  return ship_method === 'Pickup';
}

function present(texts: readonly (string | null | undefined)[]): string[] {
  return texts.map((text) => text?.trim() ?? '').filter((text) => text !== '');
}

function addressLines({ address1, address2, city, state, zip }: ShipToAddress): string[] {
  const place = present([present([city, state]).join(', '), zip]).join(' ');
  return present([address1, address2, place]);
}

/** The pickup address. */
function pickUpAt({ name, address }: Letterhead): string[] {
  return present([name, ...address.split('\n')]);
}

/**
 * The address of the order; empty for an invoice without one; for an imported order the one of its code, or the primary
 * one without a code.
 */
function shipTo(order: PdfOrderRow, { name, addresses }: Party): string[] {
  const { order_number, ship_to_address, ship_to_code } = order;
  if (order_number === null) return [];
  const address = ship_to_address ?? addresses.find(({ key }) => ship_to_code === null || key === ship_to_code);
  if (!address) return present([name, ship_to_code]);
  const contact = present([address.contact, shownPhone(address.phone ?? '')]).join(' · ');
  return present([address.name, ...addressLines(address), contact]);
}

/** The customer's name and primary address. */
export function billTo({ name, addresses }: Party): string[] {
  return [name, ...(addresses[0] ? addressLines(addresses[0]) : [])];
}

function facts({ order, party, isInvoice }: OrderPdfInput): LabelledText[] {
  const { invoice_number, invoice_date, due_on, order_number, order_date, delivery_date, customer_po } = order;
  const ofInvoice = [
    { label: documentsText('orderPdf.invoiceNumber'), text: invoice_number ?? '' },
    { label: documentsText('orderPdf.invoiceDate'), text: formatDate(invoice_date) },
    {
      label: documentsText('orderPdf.dueDate'),
      text: formatDate(due_on ?? (invoice_date && addDays(invoice_date, PAYMENT_DAYS))),
    },
    { label: documentsText('orderPdf.customer'), text: party.code },
  ];
  const ofOrder = [
    { label: documentsText('orderPdf.orderNumber'), text: order_number ?? '' },
    { label: documentsText('orderPdf.orderDate'), text: formatDate(order_date) },
    {
      label: documentsText('orderPdf.date', { method: isPickedUp(order) ? 'pickup' : 'delivery' }),
      text: formatDate(delivery_date) || documentsText('orderPdf.nextAvailable'),
    },
    { label: documentsText('orderPdf.pONumber'), text: customer_po ?? '' },
  ];
  const known = order_number === null ? ofOrder.slice(-1) : ofOrder;
  return (isInvoice ? [...ofInvoice, ...known] : known).map(({ label, text }) => ({ label, text: text || '–' }));
}

function remarks({ special_instruction1, special_instruction2, notes }: PdfOrderRow): LabelledText[] {
  return [
    {
      label: documentsText('orderPdf.specialInstructions'),
      text: present([special_instruction1, special_instruction2]).join('\n'),
    },
    { label: documentsText('orderPdf.notes'), text: notes?.trim() ?? '' },
  ].filter(({ text }) => text !== '');
}

/** What the amount of an invoiced line was computed with; none for a confirmation, which comes before the weighing. */
function billed({ billed_quantity, price_unit, unit_price }: PdfLineRow, input: OrderPdfInput): string | null {
  if (!input.isInvoice || billed_quantity === null) return null;
  return billedText(decimal(billed_quantity), price_unit, input.hidePricing ? null : decimal(unit_price));
}

/** An invoice states delivered quantities, so none of it is an estimate. */
function pdfLine(row: PdfLineRow, input: OrderPdfInput, places: number): PdfLine {
  return {
    code: row.formatted_product_code,
    description: row.description,
    notes: present([billed(row, input), row.product_text1, row.product_text2]),
    quantity: formatQuantity(decimal(row.quantity)),
    unit: row.unit,
    price: formatUnitPrice(decimal(row.unit_price), places, places),
    priceUnit: row.price_unit,
    extension: formatMoney(decimal(row.extension)),
    isEstimate: row.is_estimate && !input.isInvoice,
  };
}

function totals(order: PdfOrderRow, isInvoice: boolean): LabelledText[] {
  return [
    { label: documentsText('orderPdf.lineTotal'), text: formatMoney(decimal(order.line_total)) },
    { label: documentsText('orderPdf.addOnCharges'), text: formatMoney(decimal(order.add_on_charges)) },
    { label: documentsText('orderPdf.taxableAmount'), text: formatMoney(decimal(order.taxable_amount)) },
    { label: documentsText('orderPdf.tax'), text: formatMoney(decimal(order.tax)) },
    {
      label: isInvoice ? documentsText('orderPdf.totalDue') : documentsText('orderPdf.total'),
      text: formatMoney(decimal(order.total)),
    },
  ];
}

/** The label above the delivery or pickup address. */
export function placeLabel({ isPickup }: Pick<OrderPdf, 'isPickup'>): string {
  return isPickup ? documentsText('orderPdf.pickUpAt') : documentsText('orderPdf.shipTo');
}

export function pdfTitle(isInvoice: boolean): string {
  return isInvoice ? documentsText('orderPdf.invoice') : documentsText('orderPdf.orderConfirmation');
}

export function pdfNumber(order: PdfOrderRow, isInvoice: boolean): string {
  return (isInvoice ? order.invoice_number : null) ?? order.order_number ?? '';
}

export function orderPdf(input: OrderPdfInput): OrderPdf {
  const { order, lines, party, letterhead, isInvoice, hidePricing } = input;
  const places = longestPlaces(lines.map(({ unit_price }) => decimal(unit_price)));
  return {
    title: pdfTitle(isInvoice),
    number: pdfNumber(order, isInvoice),
    letterhead,
    customerName: party.name,
    facts: facts(input),
    isPickup: isPickedUp(order),
    shipTo: isPickedUp(order) ? pickUpAt(letterhead) : shipTo(order, party),
    billTo: billTo(party),
    remarks: remarks(order),
    hasPrices: !hidePricing,
    lines: lines.map((line) => pdfLine(line, input, places)),
    totals: hidePricing ? [] : totals(order, isInvoice),
  };
}
