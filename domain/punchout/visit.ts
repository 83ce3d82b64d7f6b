import { type Static, Type } from 'typebox';

/** What the buyer came to do: fill a new cart, change one that was sent, or look at it. */
export const OPERATIONS = ['create', 'edit', 'inspect'] as const;
export const Operation = Type.Enum(OPERATIONS);
export type Operation = (typeof OPERATIONS)[number];

/** What the browser has to know of a punchout visit. */
export const PunchoutVisit = Type.Object({
  operation: Operation,
  /** Of the procurement system. */
  partnerName: Type.String(),
  /** Where the cart goes; null where the request named no place. */
  postbackUrl: Type.Union([Type.String(), Type.Null()]),
  /** The product to open first; null for the list. */
  productKey: Type.Union([Type.Integer(), Type.Null()]),
  /** The parts of the sent cart that could not be restored, a sentence each. */
  notes: Type.Array(Type.String()),
  /** Of checkout's details those that the procurement system takes. */
  asks: Type.Array(Type.String()),
});
export type PunchoutVisit = Static<typeof PunchoutVisit>;
