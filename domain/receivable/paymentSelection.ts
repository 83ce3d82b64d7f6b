import { Decimal, decimal, ZERO } from '../decimal.ts';
import { MONEY_PLACES, sumMoney } from '../money.ts';
import { PAYMENT_ITEMS_LIMIT } from '../payment/accountPayment.ts';
import { ambiguityOf, type TypedAmount, typedAmount } from '../payment/amountText.ts';
import { accountText } from '../texts/accountText.ts';
import { pastDueDays } from './aging.ts';
import type { OpenItem } from './openItem.ts';
import { dueOf, oldestDueFirst, openItemKey } from './paymentItem.ts';

/** The typed payment amount of each selected item, by item key. */
export type Selection = Readonly<Record<string, string>>;

export const NOTHING_SELECTED: Selection = {};

export type SelectionCommand =
  | { kind: 'toggle'; item: OpenItem }
  | { kind: 'type'; item: OpenItem; text: string }
  /** The field of its amount was left. */
  | { kind: 'settle'; item: OpenItem }
  | { kind: 'selectDue'; today: string }
  | { kind: 'selectPastDue'; today: string }
  | { kind: 'payUpTo'; amount: Decimal }
  | { kind: 'useCredits' }
  | { kind: 'clear' };

/** One item of a payment with its paid amount. */
export interface PaidItem {
  item: OpenItem;
  amount: Decimal;
}

export interface WrongItem {
  item: OpenItem;
  problem: string;
}

export type SelectionBlock = 'nothing' | 'rowError' | 'negative' | 'tooMany';

/** A validated selection: the payable items, and why the user cannot continue. */
export interface ValidatedSelection {
  items: readonly PaidItem[];
  total: Decimal;
  /** The items with an invalid amount, and why. */
  wrong: readonly WrongItem[];
  block: SelectionBlock | null;
}

const balanceOf = (item: OpenItem) => decimal(item.balance);
const shown = (amount: Decimal) => amount.toFixed(MONEY_PLACES);

/** Why a text is not an amount; null for an amount, and for nothing. */
export function unreadableProblem(amount: TypedAmount): string | null {
  if (amount === 'unreadable') return accountText('payment.rows.notANumber').trim();
  if (amount === 'tooFine') return accountText('payment.rows.tooFine').trim();
  if (amount === 'nothing' || amount instanceof Decimal) return null;
  return ambiguityOf(amount);
}

/** Why this amount cannot be paid of an item (specification 5, Payment rows); both reasons when both apply. */
export function amountProblem(text: string, item: OpenItem): string | null {
  const amount = typedAmount(text);
  if (!(amount instanceof Decimal)) return unreadableProblem(amount);
  const balance = balanceOf(item);
  const isGreater = amount.abs().greaterThan(balance.abs());
  const isOtherSign = !amount.isZero() && amount.isNegative() !== balance.isNegative();
  return (
    `${isGreater ? accountText('payment.rows.greater') : ''}${isOtherSign ? accountText('payment.rows.otherSign') : ''}`.trim() ||
    null
  );
}

/** An empty field or zero means not selected. */
export function isSelected(text: string | undefined): boolean {
  const amount = typedAmount(text ?? '');
  return amount !== 'nothing' && !(amount instanceof Decimal && amount.isZero());
}

function blockOf(items: readonly PaidItem[], total: Decimal, wrong: readonly WrongItem[]): SelectionBlock | null {
  if (wrong.length > 0) return 'rowError';
  if (items.length === 0) return 'nothing';
  if (items.length > PAYMENT_ITEMS_LIMIT) return 'tooMany';
  return total.isNegative() && !total.isZero() ? 'negative' : null;
}

export function validateSelection(openItems: readonly OpenItem[], selection: Selection): ValidatedSelection {
  const items: PaidItem[] = [];
  const wrong: WrongItem[] = [];
  for (const item of openItems) {
    const text = selection[openItemKey(item)];
    if (text === undefined || !isSelected(text)) continue;
    const [amount, problem] = [typedAmount(text), amountProblem(text, item)];
    if (problem !== null) wrong.push({ item, problem });
    else if (amount instanceof Decimal) items.push({ item, amount });
  }
  const total = sumMoney(items.map(({ amount }) => amount));
  return { items, total, wrong, block: blockOf(items, total, wrong) };
}

/** Amounts of items in this order, each up to its balance, together up to `most`, as an amount without sign. */
function filled(items: readonly OpenItem[], most: Decimal): Selection {
  let left = most;
  const amounts: [string, string][] = [];
  for (const item of items) {
    if (left.lessThanOrEqualTo(ZERO)) break;
    const balance = balanceOf(item);
    const amount = Decimal.min(balance.abs(), left);
    left = left.minus(amount);
    amounts.push([openItemKey(item), shown(balance.isNegative() ? amount.negated() : amount)]);
  }
  return Object.fromEntries(amounts);
}

function only(openItems: readonly OpenItem[], selection: Selection, keeps: (item: OpenItem) => boolean): Selection {
  const kept = openItems.filter(keeps).map(openItemKey);
  return Object.fromEntries(kept.flatMap((key) => (selection[key] === undefined ? [] : [[key, selection[key]]])));
}

function without(selection: Selection, key: string): Selection {
  const { [key]: _, ...others } = selection;
  return others;
}

const isDebit = ({ isCredit, balance }: OpenItem) => !isCredit && balance !== 0;
const isOpenCredit = ({ isCredit, balance }: OpenItem) => isCredit && balance !== 0;

/** The debits among these items with their balances. Credits, and other selected items, stay unchanged. */
function withBalances(items: readonly OpenItem[], selection: Selection): Selection {
  const due = items.filter(isDebit);
  return { ...selection, ...Object.fromEntries(due.map((item) => [openItemKey(item), shown(balanceOf(item))])) };
}

/**
 * The longest due items first, the last one in part; a selected credit extends the amount, other credits stay
 * unchanged.
 */
function upTo(openItems: readonly OpenItem[], selection: Selection, amount: Decimal): Selection {
  const credits = only(openItems, selection, isOpenCredit);
  const credited = validateSelection(openItems, credits).total.negated();
  return { ...credits, ...filled(openItems.filter(isDebit).sort(oldestDueFirst), amount.plus(credited)) };
}

/** The oldest credits first, up to the selected amount. */
function withCredits(openItems: readonly OpenItem[], selection: Selection): Selection {
  const debits = only(openItems, selection, isDebit);
  const owed = validateSelection(openItems, debits).total;
  return { ...debits, ...filled(openItems.filter(isOpenCredit).sort(oldestDueFirst), owed) };
}

/** The selection after a command of the user. */
export function changeSelection(
  openItems: readonly OpenItem[],
  selection: Selection,
  command: SelectionCommand,
): Selection {
  switch (command.kind) {
    case 'toggle': {
      const key = openItemKey(command.item);
      if (isSelected(selection[key])) return without(selection, key);
      return { ...selection, [key]: shown(balanceOf(command.item)) };
    }
    case 'type':
      return { ...selection, [openItemKey(command.item)]: command.text };
    case 'settle': {
      const key = openItemKey(command.item);
      return isSelected(selection[key]) ? selection : without(selection, key);
    }
    case 'selectDue':
      return withBalances(
        openItems.filter((item) => dueOf(item) <= command.today),
        selection,
      );
    case 'selectPastDue':
      return withBalances(
        openItems.filter((item) => pastDueDays(item, command.today) > 0),
        selection,
      );
    case 'payUpTo':
      return upTo(openItems, selection, command.amount);
    case 'useCredits':
      return withCredits(openItems, selection);
    case 'clear':
      return NOTHING_SELECTED;
  }
}
