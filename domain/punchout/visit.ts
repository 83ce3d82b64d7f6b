import { type Static, Type } from 'typebox';

/** The purpose of the visit: fill a new cart, change a sent one, or look at it. */
export const OPERATIONS = ['create', 'edit', 'inspect'] as const;
export const Operation = Type.Enum(OPERATIONS);
export type Operation = (typeof OPERATIONS)[number];

/** The browser's data of a punchout visit. */
export const PunchoutVisit = Type.Object({
  operation: Operation,
  /** Of the procurement system. */
  partnerName: Type.String(),
  /** The address that the cart is sent to; null when the request had none. */
  postbackUrl: Type.Union([Type.String(), Type.Null()]),
  /** The product to open first; null for the list. */
  productKey: Type.Union([Type.Integer(), Type.Null()]),
  /** The parts of the sent cart that could not be restored, a sentence each. */
  notes: Type.Array(Type.String()),
  /** The checkout details that the procurement system takes. */
  asks: Type.Array(Type.String()),
});
export type PunchoutVisit = Static<typeof PunchoutVisit>;
