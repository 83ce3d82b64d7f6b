import type { Insertable, Kysely } from 'kysely';
import { RECORD_TYPES } from '../../domain/receivable/recordType.ts';
import type { Database } from '../../server/database/schema.ts';

type EntryColumns = Insertable<Database['receivable']>;

/** An entry of an account, an invoice of the first of February unless told otherwise; its code in the ERP's books is its reference. Answers its id. */
export async function bookEntry(
  database: Kysely<Database>,
  entry: Pick<EntryColumns, 'customer_key' | 'reference' | 'initial'> & Partial<EntryColumns>,
): Promise<number> {
  const { id } = await database
    .insertInto('receivable')
    .values({
      ar_code: entry.reference,
      record_type: RECORD_TYPES.invoice,
      ...{ invoice_number: null, order_id: null, due_on: null, po_number: null, remarks: null },
      issued_on: '2026-02-01',
      ...entry,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
