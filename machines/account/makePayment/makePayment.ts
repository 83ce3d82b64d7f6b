import { PAYMENT_ITEMS_LIMIT } from '#domain/payment/accountPayment.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { OLDEST_DUE_FIRST, type OpenItemSort, sortOpenItems } from '#domain/receivable/openItemOrder.ts';
import { nameOf } from '#domain/receivable/paymentItem.ts';
import {
  isSelected,
  NOTHING_SELECTED,
  type Selection,
  type ValidatedSelection,
  validateSelection,
} from '#domain/receivable/paymentSelection.ts';
import { paymentTexts } from '#domain/receivable/paymentTexts.ts';
import { reloadedSelection } from '#domain/receivable/reloadedSelection.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Buyer } from '../../sending/buyer.ts';
import type { Paid } from './sentPayment.ts';

export interface MakePaymentInput {
  buyer: Buyer;
  newId: () => string;
}

/** The context of Make Payment. */
export interface MakePaymentContext extends MakePaymentInput {
  /** In the order of `sort`; credits are negative. */
  items: readonly OpenItem[];
  /** Typing an amount does not move its item: the items are sorted when the user sorts them, and when they load. */
  sort: OpenItemSort;
  selection: Selection;
  /** What changed since it was shown, one sentence each. */
  changes: readonly string[];
  /** Why the items could not be loaded. */
  failure: Failure | null;
  /** The accepted card issuers, and whether eChecks are accepted; empty until known. From then on the form is on the page, shown or hidden. */
  accepted: readonly IssuerCode[];
  /** The summary of the card or bank account, which itself stays in its form. Null: credits pay for everything. */
  method: PaymentSummary | null;
  /** Why the card or bank account was rejected. */
  problem: string | null;
  /** Why nothing was paid after the account changed, one line each. */
  messages: readonly string[];
  paid: Paid | null;
}

/** The values before a card or a bank account is entered. */
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
    sort: OLDEST_DUE_FIRST,
    selection: NOTHING_SELECTED,
    changes: [],
    failure: null,
    ...NO_METHOD,
    messages: [],
    paid: null,
  };
}

/** The current items, and the selection as far as it still fits. The messages of the last attempt come before the changes. */
export function reloaded(context: MakePaymentContext, items: readonly OpenItem[]) {
  const { selection, changes } = reloadedSelection(context.items, items, context.selection);
  const sorted = sortOpenItems(items, selection, context.sort);
  return { items: sorted, selection, changes: [...context.messages, ...changes], messages: [] };
}

/** The items in another order. */
export function resorted({ items, selection }: MakePaymentContext, sort: OpenItemSort) {
  return { sort, items: sortOpenItems(items, selection, sort) };
}

export function validated({ items, selection }: Pick<MakePaymentContext, 'items' | 'selection'>): ValidatedSelection {
  return validateSelection(items, selection);
}

export function canContinue(context: MakePaymentContext): boolean {
  return validated(context).block === null;
}

/** Why the selection cannot be paid; null if it can. */
export function whyNotContinue(context: MakePaymentContext): string | null {
  const { block, wrong } = validated(context);
  const { blocks } = paymentTexts;
  const [first] = wrong;
  if (first) return blocks.rowError(nameOf(first.item), first.problem);
  if (block === 'tooMany') return blocks.tooMany(PAYMENT_ITEMS_LIMIT);
  return block === null || block === 'rowError' ? null : blocks[block];
}

/** Whether credits pay for everything that is selected. */
export function isFree(context: MakePaymentContext): boolean {
  return validated(context).total.isZero();
}

/** Whether something is selected that is not paid yet. */
export function hasWork({ paid, selection }: MakePaymentContext): boolean {
  return paid === null && Object.values(selection).some(isSelected);
}
