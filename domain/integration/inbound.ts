import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { Code, KEYS_LIMIT } from '../schema/limits.ts';

/** Rows of one batch. */
export const BATCH_LIMIT = 1000;

const CodeOrNone = Type.Union([Code, Type.Null()]);
const Amount = DecimalInput;

const ShippedLine = Type.Object({
  /** The order's own number of the line, from 1. */
  line: Type.Integer(),
  /** The shipped quantity, in the ordered unit. */
  quantity: Amount,
  /** The quantity that will not be shipped. */
  short: Type.Optional(Amount),
  /** The product that came in place of the ordered one. */
  substitute: Type.Optional(CodeOrNone),
});

const Shipment = Type.Object({
  /** Of the sender's own books: the same again replaces it. */
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
  /** Order line that is invoiced. */
  line: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** May be one that the catalog does not have, with a description. */
  productCode: Code,
  description: Type.Optional(CodeOrNone),
  quantity: Amount,
  unit: Code,
  unitPrice: Amount,
  /** The unit that the price is for; that of the quantity where it is left out. */
  priceUnit: Type.Optional(CodeOrNone),
  extension: Amount,
});

const Application = Type.Object({
  /** The code of the invoice, or of another debit, that is paid. */
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
  /** Number shown to buyers; that of the document where it is left out. */
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
});
export type InboundInvoice = Static<typeof InboundInvoice>;

/** Money that came. Applications may follow later, with the same row. */
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
