import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { Code, KEYS_LIMIT } from '../schema/limits.ts';

/** Rows of one batch. */
export const BATCH_LIMIT = 1000;

const CodeOrNone = Type.Union([Code, Type.Null()]);
const Amount = DecimalInput;

const Billed = {
  /** The quantity in the price unit, such as the weight: times the price, it is the amount. */
  billedQuantity: Type.Optional(Type.Union([Amount, Type.Null()])),
  /** The price unit, which is the default. */
  billedUnit: Type.Optional(CodeOrNone),
};

const ShippedLine = Type.Object({
  /** The line number in the order, from 1. */
  line: Type.Integer(),
  /** The shipped quantity, in the ordered unit. */
  quantity: Amount,
  /** The quantity that will not be shipped. */
  short: Type.Optional(Amount),
  /** The product that replaced the ordered one. */
  substitute: Type.Optional(CodeOrNone),
  ...Billed,
});

const Shipment = Type.Object({
  /** The code in the sender's accounting: a repeated one replaces the shipment. */
  code: Code,
  shippedOn: Code,
  lines: Type.Array(ShippedLine, { maxItems: KEYS_LIMIT }),
});

/** An update of an order. Absent fields stay unchanged. */
export const InboundOrder = Type.Object({
  orderNumber: Code,
  status: Type.Optional(Code),
  deliveryDate: Type.Optional(CodeOrNone),
  shipments: Type.Optional(Type.Array(Shipment, { maxItems: 100 })),
});
export type InboundOrder = Static<typeof InboundOrder>;

const InvoiceLine = Type.Object({
  /** The invoiced order line. */
  line: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** A product outside the catalog is allowed, with a description. */
  productCode: Code,
  description: Type.Optional(CodeOrNone),
  quantity: Amount,
  unit: Code,
  unitPrice: Amount,
  /** The unit of the price; by default that of the quantity. */
  priceUnit: Type.Optional(CodeOrNone),
  extension: Amount,
  ...Billed,
});

const Application = Type.Object({
  /** The code of the paid invoice or other debit. */
  to: Code,
  amount: Amount,
});
export type Application = Static<typeof Application>;

const Applications = Type.Optional(Type.Array(Application, { maxItems: KEYS_LIMIT }));

/** An invoice or a credit. The amounts of a credit are all above zero, or all below. */
export const InboundInvoice = Type.Object({
  /** The sender's own code, unique per customer: it identifies a repeated row. */
  code: Code,
  kind: Type.Enum(['invoice', 'credit']),
  customerCode: Code,
  /** The number shown to buyers; by default that of the document. */
  invoiceNumber: Type.Optional(CodeOrNone),
  orderNumber: Type.Optional(CodeOrNone),
  issuedOn: Code,
  dueOn: Type.Optional(CodeOrNone),
  poNumber: Type.Optional(CodeOrNone),
  remarks: Type.Optional(CodeOrNone),
  lineTotal: Amount,
  addOnCharges: Type.Optional(Amount),
  taxableAmount: Type.Optional(Amount),
  tax: Type.Optional(Amount),
  total: Amount,
  lines: Type.Array(InvoiceLine, { maxItems: KEYS_LIMIT }),
  /** The payments of a credit. */
  applications: Applications,
  /** Accepts amounts that are not quantity times price, and more than was ordered. */
  override: Type.Optional(Type.Boolean()),
});
export type InboundInvoice = Static<typeof InboundInvoice>;

/** A received payment. Applications may follow later, with the same row. */
export const InboundPayment = Type.Object({
  code: Code,
  customerCode: Code,
  /** The number shown to buyers, such as a check number; `code` when absent. */
  reference: Type.Optional(CodeOrNone),
  receivedOn: Code,
  amount: Amount,
  remarks: Type.Optional(CodeOrNone),
  applications: Applications,
});
export type InboundPayment = Static<typeof InboundPayment>;
