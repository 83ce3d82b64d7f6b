import { type Static, Type } from 'typebox';
import { CartHeader, CartLine } from '../cart/cart.ts';
import { Scan } from '../product/product.ts';
import { maybeCoded } from '../refusal/coded.ts';
import { ShipMethod } from '../session/user.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** Why a submit was refused, for programs. */
const OrderCode = Type.Union([
  Type.Literal('noItems'),
  Type.Literal('lineRefused'),
  Type.Literal('addressMissing'),
  Type.Literal('headerInvalid'),
  Type.Literal('belowMinimum'),
  Type.Literal('amountTooLarge'),
  Type.Literal('overCreditLimit'),
  Type.Literal('pricesRose'),
  Type.Literal('noApprover'),
]);
export type OrderCode = Static<typeof OrderCode>;

/**
 * The result of a submit. A refusal has one of `codes` and of `reasons` for each message. `confirmation`: the document can be opened;
 * `orderNumber` and `estimatedTotal` are null when not accepted; the total is absent while pricing is hidden.
 * `approval`: the order was sent for approval and has no number yet.
 */
export const OrderResult = Type.Object({
  orderNumber: NullableText,
  estimatedTotal: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  accepted: Type.Boolean(),
  messages: Type.Array(Type.String()),
  approval: Type.Optional(Type.Object({ id: Type.Integer() })),
  codes: Type.Optional(Type.Array(OrderCode)),
  reasons: maybeCoded.reasons,
  confirmation: Type.Boolean(),
});
export type OrderResult = Static<typeof OrderResult>;

export const OrderHistoryRow = Type.Object({
  orderNumber: Type.String(),
  pO_Number: NullableText,
  orderDate: Type.String(),
  deliveryDate: NullableText,
  status: Type.String(),
  total: Type.Optional(Type.Number()),
  scanDocuments: Type.Array(Scan),
  orderConfirmation: Type.Boolean(),
  invoice: Type.Boolean(),
});
export type OrderHistoryRow = Static<typeof OrderHistoryRow>;

/**
 * The fulfillment of a line so far, in the ordered unit. `short`: the quantity that will not come. `substitutes` are
 * included in the shipped quantity, with their codes in catalog format.
 */
export const Fulfilment = Type.Object({
  shipped: Type.Number(),
  short: Type.Number(),
  invoiced: Type.Number(),
  substitutes: Type.Array(
    Type.Object({ productCode: Type.String(), description: Type.String(), quantity: Type.Number() }),
  ),
});
export type Fulfilment = Static<typeof Fulfilment>;

/** The quantity that an amount was computed with, in the unit of the price; absent before the goods are weighed. */
const Billed = { billedQuantity: Type.Optional(Type.Number()), billedUnit: Type.Optional(Type.String()) };

/**
 * A line with the product's code and description of that day, because the catalog may no longer have it.
 * `formattedProductCode`: in catalog format, or the stored code when the catalog no longer has it. `fulfilment` is
 * absent until the order is shipped or invoiced. `billedPrice`: absent while pricing is hidden, and for invoices with
 * several prices.
 */
export const OrderLine = Type.Object({
  ...CartLine.properties,
  productCode: Type.String(),
  formattedProductCode: Type.String(),
  description: Type.String(),
  fulfilment: Type.Optional(Fulfilment),
  ...Billed,
  billedPrice: Type.Optional(Type.Number()),
});
export type OrderLine = Static<typeof OrderLine>;

/**
 * An invoice of an order. `code`: its entry's code in the distributor's accounting, which opens its document. The total
 * is absent while pricing is hidden.
 */
export const OrderInvoice = Type.Object({
  code: Type.String(),
  invoiceNumber: Type.String(),
  invoiceDate: Type.String(),
  total: Type.Optional(Type.Number()),
});
export type OrderInvoice = Static<typeof OrderInvoice>;

/** `shipMethod`: null for an imported order. `invoices`: those whose documents the caller may open, oldest first. */
export const OrderDetail = Type.Object({
  order: OrderHistoryRow,
  invoices: Type.Array(OrderInvoice),
  shipMethod: Type.Union([ShipMethod, Type.Null()]),
  header: CartHeader,
  lines: Type.Array(OrderLine),
});
export type OrderDetail = Static<typeof OrderDetail>;

/**
 * The codes are those of an order line. `price` is per `unitOfMeasure_Prc`, which may differ from the sold unit; both
 * are absent while pricing is hidden.
 */
export const ProductHistoryRow = Type.Object({
  orderNumber: Type.String(),
  productCode: Type.String(),
  formattedProductCode: Type.String(),
  productKey: Type.Integer(),
  description: Type.String(),
  invoiceDate: Type.String(),
  quantity: Type.Number(),
  unitOfMeasure_SellBy: Type.String(),
  ...Billed,
  price: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  unitOfMeasure_Prc: Type.Optional(Type.String()),
  type: Type.String(),
});
export type ProductHistoryRow = Static<typeof ProductHistoryRow>;

type PastPrice = Pick<ProductHistoryRow, 'price' | 'unitOfMeasure_Prc'>;

/** Whether a row has a price to show: its unit is known (readings 23). */
export function hasPrice<Row extends PastPrice>(row: Row): row is Row & { price: number; unitOfMeasure_Prc: string } {
  return row.price !== undefined && row.price !== null && row.unitOfMeasure_Prc !== undefined;
}

/** {n} of an order's documents. */
export const ORDER_CONFIRMATION = 1;
export const ORDER_INVOICE = 2;
