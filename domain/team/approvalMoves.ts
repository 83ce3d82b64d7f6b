/** The states of an order that was sent for approval. */
export const APPROVAL_STATES = ['waiting', 'approved', 'returned', 'withdrawn', 'reopened'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Who moves it: someone else who may approve, or the member who asked. */
export type ApprovalActor = 'approver' | 'requester';

interface Move {
  readonly from: ApprovalState;
  readonly to: ApprovalState;
  readonly by: ApprovalActor;
}

/**
 * Every legal move of an order that was sent for approval. The server accepts no other, and the statechart `approval`
 * is made from this table.
 */
export const APPROVAL_MOVES = {
  /** Other quantities or another delivery date. */
  change: { from: 'waiting', to: 'waiting', by: 'approver' },
  /** It becomes an order. */
  approve: { from: 'waiting', to: 'approved', by: 'approver' },
  /** Back to the member, with a reason. */
  return: { from: 'waiting', to: 'returned', by: 'approver' },
  /** Its lines go back into the member's cart. */
  withdraw: { from: 'waiting', to: 'withdrawn', by: 'requester' },
  reopen: { from: 'returned', to: 'reopened', by: 'requester' },
} as const satisfies Readonly<Record<string, Move>>;

export type ApprovalMove = keyof typeof APPROVAL_MOVES;

/** The moves that this actor can make in a state. */
export function movesOf(state: ApprovalState, by: ApprovalActor): ApprovalMove[] {
  const moves = Object.keys(APPROVAL_MOVES) as ApprovalMove[];
  return moves.filter((move) => APPROVAL_MOVES[move].from === state && APPROVAL_MOVES[move].by === by);
}
