import { Decimal } from '../decimal.ts';
import { type HistorySort, sortRows } from '../order/historyList.ts';
import { typedAmount } from '../payment/amountText.ts';
import type { OpenItem } from './openItem.ts';
import { dueOf, oldestDueFirst, openItemKey } from './paymentItem.ts';
import type { Selection } from './paymentSelection.ts';

export type OpenItemColumn =
  | 'type'
  | 'reference'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'po_number'
  | 'initial'
  | 'balance'
  | 'amount'
  | 'scans';

export type OpenItemSort = HistorySort<OpenItemColumn>;

export const OLDEST_DUE_FIRST: OpenItemSort = { column: 'dueDate', direction: 'ascending' };

function typed(text: string | undefined): number | '' {
  const amount = typedAmount(text ?? '');
  return amount instanceof Decimal ? amount.toNumber() : '';
}

/** The items in this order; equal ones oldest due first, and those without a value last. */
export function sortOpenItems(items: readonly OpenItem[], selection: Selection, sort: OpenItemSort): OpenItem[] {
  const rows = items.toSorted(oldestDueFirst).map((item) => {
    const { type, reference, invoiceNumber, invoiceDate, po_number, initial, balance, scanDocuments } = item;
    return {
      item,
      ...{ type, reference, invoiceNumber, invoiceDate, dueDate: dueOf(item), po_number, initial, balance },
      amount: typed(selection[openItemKey(item)]),
      scans: scanDocuments.length || '',
    };
  });
  return sortRows(rows, sort).map(({ item }) => item);
}
