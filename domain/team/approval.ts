import { type Static, Type } from 'typebox';
import { CartHeader, CartLine, DecimalInput, Estimate, LINES_LIMIT } from '../cart/cart.ts';
import { Code } from '../schema/limits.ts';
import { APPROVAL_MOVES, APPROVAL_STATES } from './approvalMoves.ts';

export const RETURN_REASON_LIMIT = 500;

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Move = Type.Enum(Object.keys(APPROVAL_MOVES) as (keyof typeof APPROVAL_MOVES)[]);

const shown = {
  id: Type.Integer(),
  version: Type.Integer(),
  state: Type.Enum(APPROVAL_STATES),
  askedAt: Type.String(),
  /** The member who asked. */
  requester: Type.String(),
  /** Who decided, and when; null while it waits. */
  decidedBy: NullableText,
  decidedAt: NullableText,
  shipTo: NullableText,
  deliveryDate: NullableText,
  orderNumber: NullableText,
  /** Absent while pricing is hidden; of a waiting one as it was when it was last changed. */
  total: Type.Optional(Type.Number()),
};

/** An order in the list of approvals. */
export const ApprovalRow = Type.Object({ ...shown, lineCount: Type.Integer() });
export type ApprovalRow = Static<typeof ApprovalRow>;

/**
 * How a line differs from what the customer usually buys. `isNew`: not bought in the last 12 months. Prices are per
 * price unit, absent while pricing is hidden.
 */
export const LineDifference = Type.Object({
  lineId: Type.Integer(),
  isNew: Type.Boolean(),
  /** The usual quantity in the unit of the line, when the line is at least five times as much. */
  usualQuantity: Type.Optional(Type.Number()),
  /** The price last paid in the same price unit, when it differs. */
  lastPrice: Type.Optional(Type.Number()),
  /** The quantity that the member asked for, when an approver changed it; a removed line is in `removed`. */
  askedQuantity: Type.Optional(Type.Number()),
});
export type LineDifference = Static<typeof LineDifference>;

/**
 * An order that was sent for approval, at today's prices while it waits. `reasons`: why it waits. `problems`: why it
 * cannot become an order today. `moves`: what the caller can do with it.
 */
export const Approval = Type.Object({
  ...shown,
  moves: Type.Array(Move),
  reasons: Type.Array(Type.String()),
  problems: Type.Array(Type.String()),
  /** The reason of a return. */
  note: NullableText,
  header: CartHeader,
  lines: Type.Array(
    Type.Object({ ...CartLine.properties, formattedProductCode: Type.String(), description: Type.String() }),
  ),
  differences: Type.Array(LineDifference),
  /** Products that an approver removed. */
  removed: Type.Array(Type.String()),
  estimate: Type.Union([Estimate, Type.Null()]),
  /** Until when it can be approved for its delivery date (date and time); null without a date, and once decided. */
  approveBy: NullableText,
  /** The first possible delivery date when the chosen one can no longer be reached: a change to it is consent. */
  nextDeliveryDate: NullableText,
});
export type Approval = Static<typeof Approval>;

const Version = Type.Integer();

/** Quantities by line id; 0 removes a line. */
export const ApprovalChange = Type.Object({
  version: Version,
  lines: Type.Array(Type.Object({ id: Type.Integer(), orderQuantity: DecimalInput }), { maxItems: LINES_LIMIT }),
  deliveryDate: Type.Optional(Code),
});
export type ApprovalChange = Static<typeof ApprovalChange>;

export const ApprovalDecision = Type.Object({ version: Version, orderTotal: DecimalInput });
export const ApprovalReturn = Type.Object({
  version: Version,
  reason: Type.String({ minLength: 1, maxLength: RETURN_REASON_LIMIT }),
});
export const ApprovalWithdrawal = Type.Object({ version: Version });

export const APPROVAL_LISTS = ['waiting', 'mine', 'decided'] as const;
