import type { Kysely } from 'kysely';
import { decimal } from '../../../domain/decimal.ts';
import { RECORD_TYPES } from '../../../domain/receivable/recordType.ts';
import { addEntry, applyCredits, type NewEntry } from '../../../server/modules/receivables/ledgerRepository.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { OYSTER } from './fixture.ts';

type Entry = Pick<NewEntry, 'reference' | 'initial'> & Partial<NewEntry>;

/** An entry of an account: unless told otherwise an invoice to OYSTER of 1 February, and its code is its reference. Answers its id. */
export async function bookEntry(database: Kysely<Database>, entry: Entry): Promise<number> {
  return await addEntry(database, {
    customer_key: OYSTER,
    ar_code: entry.reference,
    record_type: RECORD_TYPES.invoice,
    ...{ invoice_number: null, order_id: null, due_on: null, po_number: null, remarks: null },
    issued_on: '2026-02-01',
    ...entry,
  });
}

/** Uses credits of a customer for debits, on 2 February. */
export async function apply(
  database: Kysely<Database>,
  applications: readonly (readonly [creditId: number, debitId: number, amount: string])[],
  customerKey: number = OYSTER,
): Promise<void> {
  const given = applications.map(([creditId, debitId, amount]) => ({ creditId, debitId, amount: decimal(amount) }));
  await applyCredits(database, customerKey, given, '2026-02-02');
}
