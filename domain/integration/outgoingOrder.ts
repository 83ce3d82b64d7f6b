import { type Static, Type } from 'typebox';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

const OutgoingLine = Type.Object({
  /** From 1: later updates name the line by it. */
  line: Type.Integer(),
  productCode: Type.String(),
  description: Type.String(),
  quantity: Type.Number(),
  unit: Type.String(),
  /** Per `priceUnit`. */
  unitPrice: Type.Number(),
  priceUnit: Type.String(),
  extension: Type.Number(),
  isOverridePrice: Type.Boolean(),
  /** Priced by weight, which is known at delivery. */
  isEstimate: Type.Boolean(),
  text1: TextOrNone,
  text2: TextOrNone,
});

const ShipTo = Type.Object({
  name: TextOrNone,
  address1: TextOrNone,
  address2: TextOrNone,
  city: TextOrNone,
  state: TextOrNone,
  zip: TextOrNone,
  contact: TextOrNone,
  phone: TextOrNone,
});

/** An order for the fulfillment system: the same in a file, a message and a response. Amounts in US dollars. */
export const OutgoingOrder = Type.Object({
  orderNumber: Type.String(),
  /** ISO, UTC. */
  orderedAt: Type.String(),
  /** The distributor's location. */
  orderDate: Type.String(),
  status: Type.String(),
  customerCode: Type.String(),
  customerName: Type.String(),
  orderedBy: TextOrNone,
  shipMethod: TextOrNone,
  shipToCode: TextOrNone,
  /** The address at the time of the order; null for pickup. */
  shipTo: Type.Union([ShipTo, Type.Null()]),
  poNumber: TextOrNone,
  deliveryDate: TextOrNone,
  specialInstruction1: TextOrNone,
  specialInstruction2: TextOrNone,
  notes: TextOrNone,
  /** The card payment of the order; null on account. */
  payment: Type.Union([Type.Object({ transactionId: TextOrNone, amount: Type.Number() }), Type.Null()]),
  lineTotal: Type.Number(),
  addOnCharges: Type.Number(),
  taxableAmount: Type.Number(),
  tax: Type.Number(),
  total: Type.Number(),
  lines: Type.Array(OutgoingLine),
});
export type OutgoingOrder = Static<typeof OutgoingOrder>;
