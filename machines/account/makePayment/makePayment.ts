import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import {
  isSelected,
  type JudgedSelection,
  judgeSelection,
  NOTHING_SELECTED,
  type Selection,
} from '#domain/receivable/paymentSelection.ts';
import { reloadedSelection } from '#domain/receivable/reloadedSelection.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Buyer } from '../../sending/buyer.ts';
import type { Paid } from './sentPayment.ts';

export interface MakePaymentInput {
  buyer: Buyer;
  newId: () => string;
}

/** What Make Payment knows. */
export interface MakePaymentContext extends MakePaymentInput {
  /** Oldest due first, credits below zero. */
  items: readonly OpenItem[];
  selection: Selection;
  /** What became another one since it was shown, a sentence each. */
  changes: readonly string[];
  /** Why the items did not come. */
  failure: Failure | null;
  /** Whose cards are taken, and whether eChecks are; empty until it is known. From then on the form is on the page, shown or hidden. */
  accepted: readonly IssuerCode[];
  /** What may be known of the card or bank account; it is in its form. Null: credits pay for all of it. */
  method: PaymentSummary | null;
  /** Why the card or bank account did not do. */
  problem: string | null;
  /** Why nothing was paid of what had moved, a line each. */
  messages: readonly string[];
  paid: Paid | null;
}

/** Before a card or a bank account was filled in. */
export const NO_METHOD: Pick<MakePaymentContext, 'accepted' | 'method' | 'problem'> = {
  accepted: [],
  method: null,
  problem: null,
};

export function startingContext({ buyer, newId }: MakePaymentInput): MakePaymentContext {
  return {
    buyer,
    newId,
    items: [],
    selection: NOTHING_SELECTED,
    changes: [],
    failure: null,
    ...NO_METHOD,
    messages: [],
    paid: null,
  };
}

/** The items as they are now, and what was selected as far as it still fits; what could not be paid before is said with what changed. */
export function reloaded(context: MakePaymentContext, items: readonly OpenItem[]) {
  const { selection, changes } = reloadedSelection(context.items, items, context.selection);
  return { items, selection, changes: [...context.messages, ...changes], messages: [] };
}

export function judged({ items, selection }: Pick<MakePaymentContext, 'items' | 'selection'>): JudgedSelection {
  return judgeSelection(items, selection);
}

export function canContinue(context: MakePaymentContext): boolean {
  return judged(context).block === null;
}

/** Credits pay for all that is selected. */
export function isFree(context: MakePaymentContext): boolean {
  return judged(context).total.isZero();
}

/** Something is selected that is not paid yet. */
export function hasWork({ paid, selection }: MakePaymentContext): boolean {
  return paid === null && Object.values(selection).some(isSelected);
}
