import { formatDate } from '../formatDate.ts';
import { MONEY_PLACES } from '../money.ts';
import { csvLine } from '../report/csv.ts';
import { accountText } from '../texts/accountText.ts';
import type { AccountEntry } from './accountList.ts';

const HEADERS = [
  accountText('accountDetail.reference'),
  accountText('accountDetail.invoiceDateHeading'),
  accountText('accountDetail.dueDate'),
  accountText('accountDetail.age'),
  accountText('accountDetail.initial'),
  accountText('accountDetail.balance'),
  accountText('accountDetail.running'),
  accountText('accountDetail.remarks'),
];

const amount = (dollars: number) => ({ number: dollars.toFixed(MONEY_PLACES) });

/**
 * The listed entries as a CSV file. Amounts are plain numbers, also below zero; no text becomes a formula (readings
 * 104).
 */
export function accountCsv(entries: readonly AccountEntry[]): string {
  const lines = entries.map(({ entry: { row, initial, balance }, running }) =>
    csvLine([
      row.reference,
      formatDate(row.invoiceDate),
      formatDate(row.dueDate),
      { number: String(row.age) },
      amount(initial),
      amount(balance),
      amount(running),
      row.remarks ?? '',
    ]),
  );
  return [csvLine(HEADERS), ...lines].join('');
}
