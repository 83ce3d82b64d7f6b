import type { Insertable, Kysely } from 'kysely';
import { RECORD_TYPES } from '../../../domain/receivable/recordType.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { OYSTER } from './fixture.ts';

type Row = Omit<Insertable<Database['receivable']>, 'id' | 'is_credit' | 'created_at'>;
type Given = Pick<Row, 'reference' | 'initial'> & Partial<Row>;

/** An entry of an account: by default an invoice to OYSTER of 1 February, and its code is its reference. Returns its id. */
export async function bookEntry(database: Kysely<Database>, entry: Given): Promise<number> {
  const row: Row = {
    customer_key: OYSTER,
    ar_code: entry.reference,
    record_type: RECORD_TYPES.invoice,
    ...{ invoice_number: null, order_id: null, due_on: null, po_number: null, remarks: null },
    issued_on: '2026-02-01',
    ...entry,
  };
  const { id } = await database.insertInto('receivable').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Uses credits of a customer for debits, on 2 February. */
export async function apply(
  database: Kysely<Database>,
  applications: readonly (readonly [creditId: number, debitId: number, amount: string])[],
  customerKey: number = OYSTER,
): Promise<void> {
  const rows = applications.map(([credit_id, debit_id, amount]) => ({
    ...{ customer_key: customerKey, credit_id, debit_id, amount, applied_on: '2026-02-02', code: null },
  }));
  await database.insertInto('receivable_application').values(rows).execute();
}
