import { formatMoney } from '../money.ts';
import { accountText } from '../texts/accountText.ts';
import type { OpenItem } from './openItem.ts';
import { nameOf, openItemKey } from './paymentItem.ts';
import { amountProblem, isSelected, type Selection } from './paymentSelection.ts';
import { paymentTexts } from './paymentTexts.ts';

/** The selection after the open items were reloaded, and its changes, a sentence each. */
export function reloadedSelection(
  before: readonly OpenItem[],
  now: readonly OpenItem[],
  selection: Selection,
): { selection: Selection; changes: readonly string[] } {
  const nowByKey = new Map(now.map((item) => [openItemKey(item), item]));
  const kept: [string, string][] = [];
  const changes: string[] = [];
  for (const item of before) {
    const key = openItemKey(item);
    const text = selection[key];
    if (text === undefined || !isSelected(text)) continue;
    const newest = nowByKey.get(key);
    const name = nameOf(item);
    if (!newest || newest.balance === 0) {
      changes.push(accountText('payment.gone', { name }));
      continue;
    }
    const balances = [formatMoney(item.balance), formatMoney(newest.balance)] as const;
    const fitted = amountProblem(text, item) === null;
    if (fitted && amountProblem(text, newest) !== null) {
      changes.push(paymentTexts.balanceTooSmall(name, ...balances));
      continue;
    }
    if (item.balance !== newest.balance) changes.push(paymentTexts.balanceMoved(name, ...balances));
    kept.push([key, text]);
  }
  return { selection: Object.fromEntries(kept), changes };
}
