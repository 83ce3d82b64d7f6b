import { addDays } from '#domain/calendar.ts';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney, formatUnitPrice } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { documentsText } from '#domain/texts/documentsText.ts';
import type { ShipToAddress } from '../../platform/database/shipToAddress.ts';
import type { LabelledText } from '../../platform/pdf/facts.ts';
import type { Letterhead } from '../../platform/pdf/letterhead.ts';
import { shownPhone } from '../../platform/text/shownPhone.ts';
import type { PaperLineRow, PaperOrderRow, Party } from './documentRepository.ts';

/** Days from the invoice's date to its due date. */
export const PAYMENT_DAYS = 30;

export interface PaperLine {
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
export interface OrderPaper {
  title: string;
  number: string;
  letterhead: Letterhead;
  customerName: string;
  facts: LabelledText[];
  isPickup: boolean;
  /** Where the goods go, or where they are fetched. */
  shipTo: string[];
  billTo: string[];
  remarks: LabelledText[];
  hasPrices: boolean;
  lines: PaperLine[];
  /** The last one is what is to be paid; empty without prices. */
  totals: LabelledText[];
}

export interface OrderPaperInput {
  order: PaperOrderRow;
  lines: readonly PaperLineRow[];
  party: Party;
  letterhead: Letterhead;
  isInvoice: boolean;
  hidePricing: boolean;
}

function isPickedUp({ ship_method }: PaperOrderRow): boolean {
  return ship_method === 'Pickup';
}

function present(texts: readonly (string | null | undefined)[]): string[] {
  return texts.map((text) => text?.trim() ?? '').filter((text) => text !== '');
}

function addressLines({ address1, address2, city, state, zip }: ShipToAddress): string[] {
  const place = present([present([city, state]).join(', '), zip]).join(' ');
  return present([address1, address2, place]);
}

/** Where the goods are fetched. */
function pickUpAt({ name, address }: Letterhead): string[] {
  return present([name, ...address.split('\n')]);
}

/** The address that the order was placed for; nothing for an invoice without one; of an order from elsewhere the one that its code names, and the primary one where it names none. */
function shipTo(order: PaperOrderRow, { name, addresses }: Party): string[] {
  const { order_number, ship_to_address, ship_to_code } = order;
  if (order_number === null) return [];
  const address = ship_to_address ?? addresses.find(({ key }) => ship_to_code === null || key === ship_to_code);
  if (!address) return present([name, ship_to_code]);
  const contact = present([address.contact, shownPhone(address.phone ?? '')]).join(' · ');
  return present([address.name, ...addressLines(address), contact]);
}

function billTo({ name, addresses }: Party): string[] {
  return [name, ...(addresses[0] ? addressLines(addresses[0]) : [])];
}

function facts({ order, party, isInvoice }: OrderPaperInput): LabelledText[] {
  const { invoice_number, invoice_date, due_on, order_number, order_date, delivery_date, customer_po } = order;
  const ofInvoice = [
    { label: documentsText('orderPaper.invoiceNumber'), text: invoice_number ?? '' },
    { label: documentsText('orderPaper.invoiceDate'), text: formatDate(invoice_date) },
    {
      label: documentsText('orderPaper.dueDate'),
      text: formatDate(due_on ?? (invoice_date && addDays(invoice_date, PAYMENT_DAYS))),
    },
    { label: documentsText('orderPaper.customer'), text: party.code },
  ];
  const ofOrder = [
    { label: documentsText('orderPaper.orderNumber'), text: order_number ?? '' },
    { label: documentsText('orderPaper.orderDate'), text: formatDate(order_date) },
    {
      label: documentsText('orderPaper.date', {
        value: isPickedUp(order) ? documentsText('orderPaper.pickup') : documentsText('orderPaper.delivery'),
      }),
      text: formatDate(delivery_date) || documentsText('orderPaper.nextAvailable'),
    },
    { label: documentsText('orderPaper.pONumber'), text: customer_po ?? '' },
  ];
  const known = order_number === null ? ofOrder.slice(-1) : ofOrder;
  return (isInvoice ? [...ofInvoice, ...known] : known).map(({ label, text }) => ({ label, text: text || '–' }));
}

function remarks({ special_instruction1, special_instruction2, notes }: PaperOrderRow): LabelledText[] {
  return [
    {
      label: documentsText('orderPaper.specialInstructions'),
      text: present([special_instruction1, special_instruction2]).join('\n'),
    },
    { label: documentsText('orderPaper.notes'), text: notes?.trim() ?? '' },
  ].filter(({ text }) => text !== '');
}

/** An invoice states what was delivered: nothing on it is an estimate. */
function paperLine(row: PaperLineRow, isInvoice: boolean): PaperLine {
  return {
    code: row.formatted_product_code,
    description: row.description,
    notes: present([row.product_text1, row.product_text2]),
    quantity: formatQuantity(decimal(row.quantity)),
    unit: row.unit,
    price: formatUnitPrice(decimal(row.unit_price)),
    priceUnit: row.price_unit,
    extension: formatMoney(decimal(row.extension)),
    isEstimate: row.is_estimate && !isInvoice,
  };
}

function totals(order: PaperOrderRow, isInvoice: boolean): LabelledText[] {
  return [
    { label: documentsText('orderPaper.lineTotal'), text: formatMoney(decimal(order.line_total)) },
    { label: documentsText('orderPaper.addOnCharges'), text: formatMoney(decimal(order.add_on_charges)) },
    { label: documentsText('orderPaper.taxableAmount'), text: formatMoney(decimal(order.taxable_amount)) },
    { label: documentsText('orderPaper.tax'), text: formatMoney(decimal(order.tax)) },
    {
      label: isInvoice ? documentsText('orderPaper.totalDue') : documentsText('orderPaper.total'),
      text: formatMoney(decimal(order.total)),
    },
  ];
}

/** What stands over the place of the goods. */
export function placeLabel({ isPickup }: Pick<OrderPaper, 'isPickup'>): string {
  return isPickup ? documentsText('orderPaper.pickUpAt') : documentsText('orderPaper.shipTo');
}

export function paperTitle(isInvoice: boolean): string {
  return isInvoice ? documentsText('orderPaper.invoice') : documentsText('orderPaper.orderConfirmation');
}

export function paperNumber(order: PaperOrderRow, isInvoice: boolean): string {
  return (isInvoice ? order.invoice_number : null) ?? order.order_number ?? '';
}

export function orderPaper(input: OrderPaperInput): OrderPaper {
  const { order, lines, party, letterhead, isInvoice, hidePricing } = input;
  return {
    title: paperTitle(isInvoice),
    number: paperNumber(order, isInvoice),
    letterhead,
    customerName: party.name,
    facts: facts(input),
    isPickup: isPickedUp(order),
    shipTo: isPickedUp(order) ? pickUpAt(letterhead) : shipTo(order, party),
    billTo: billTo(party),
    remarks: remarks(order),
    hasPrices: !hidePricing,
    lines: lines.map((line) => paperLine(line, isInvoice)),
    totals: hidePricing ? [] : totals(order, isInvoice),
  };
}
