import type { Transaction } from 'kysely';
import type { Verdict } from '#domain/intake/verdict.ts';
import type { PaymentAnswer } from '#domain/integration/answers.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { DebitsLeft, judgeApplications } from './judgeApplications.ts';
import { type EntryChange, type Ledger, lockLedger, writeEntries } from './ledgerEntries.ts';
import { readAmount, readDay, readText, readTextOrNone } from './readCells.ts';
import { type Judged, judgeRows, onceInBatch, RowRefused } from './rowRefused.ts';

function judgePayment(row: PaymentAnswer, ledger: Ledger, debits: DebitsLeft): Judged<EntryChange> {
  const customerKey = ledger.customerKey(row.customerCode);
  if (customerKey === null) {
    throw new RowRefused(
      'customerCode',
      row.customerCode,
      'There is no customer of this code.',
      'Send the customer first.',
    );
  }
  const initial = readAmount('amount', row.amount);
  if (initial.isZero()) throw new RowRefused('amount', row.amount, 'A payment of nothing is none.');
  const code = readText('code', row.code);
  const known = ledger.entry(customerKey, code);
  if (known && (known.recordType !== RECORD_TYPES.payment || !known.initial.equals(initial))) {
    const reason = `${code} is there with ${known.initial.toFixed(MONEY_PLACES)}: amounts of the books are never changed.`;
    throw new RowRefused('amount', row.amount, reason, 'Send what was wrong under a code of its own.');
  }
  const change: EntryChange = {
    customerKey,
    code,
    recordType: RECORD_TYPES.payment,
    reference: readText('reference', row.reference),
    issuedOn: readDay('receivedOn', row.receivedOn),
    remarks: row.remarks === undefined ? (known?.remarks ?? null) : readTextOrNone('remarks', row.remarks),
    initial,
    isNew: !known,
    applications: judgeApplications({ customerKey, initial, known }, row.applications ?? [], { ledger, debits }),
    ...{ invoiceNumber: null, orderId: null, dueOn: null, poNumber: null },
  };
  if (!known) return { verdict: 'new', change };
  const isSame =
    known.issuedOn === change.issuedOn && known.remarks === change.remarks && change.applications.length === 0;
  return { verdict: isSame ? 'same' : 'changed', change };
}

/** Money that came and what it pays, by the codes of the distributor's books; at most 1,000 rows. */
export async function takePayments(
  transaction: Transaction<Database>,
  rows: readonly PaymentAnswer[],
  today: string,
): Promise<Verdict[]> {
  const names = rows.flatMap(({ customerCode, code, applications = [] }) =>
    [code.trim(), ...applications.map(({ to }) => to)].map((name) => ({ customerCode, code: name })),
  );
  const ledger = await lockLedger(transaction, names);
  const debits = new DebitsLeft();
  const isOnce = onceInBatch('code');
  const { verdicts, changes } = judgeRows(rows, (row) => {
    isOnce(`${row.customerCode} ${row.code.trim()}`);
    return judgePayment(row, ledger, debits);
  });
  if (changes.length > 0) await writeEntries(transaction, changes, today);
  return verdicts;
}
