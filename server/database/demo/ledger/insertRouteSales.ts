import { type Kysely, sql } from 'kysely';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../schema.ts';
import { MANY_DOCUMENTS } from '../customers/knownCustomers.ts';

const HISTORY_DAYS = 730;
const PAID_AFTER_DAYS = 30;
/** Every so many is disputed, and stays open. */
const DISPUTED_EVERY = 250;

/**
 * Small invoices from the van, many a day for two years, nearly each paid on its due date by the bank: together with what
 * is left open about as many documents of one customer as are asked for.
 */
export async function insertRouteSales(database: Kysely<Database>, today: string, documents: number): Promise<void> {
  const invoices = Math.ceil((documents * HISTORY_DAYS) / (2 * HISTORY_DAYS - PAID_AFTER_DAYS));
  const columns = sql`(customer_key, ar_code, record_type, reference, invoice_number, issued_on, due_on, remarks, initial)`;
  const daysAgo = sql`(${HISTORY_DAYS}::integer - 1 - n * ${HISTORY_DAYS}::integer / ${invoices}::integer)`;
  await sql`
    insert into receivable ${columns}
    select ${MANY_DOCUMENTS}, 'RS' || number, ${RECORD_TYPES.invoice}, number, number, day, day + ${PAID_AFTER_DAYS}::integer,
      'Route sale', (12 + n * 7919 % 9000 / 100.0)::numeric(12,2)
    from generate_series(0, ${invoices}::integer - 1) as n,
      lateral (select ${today}::date - ${daysAgo} as day, (800001 + n)::text as number) as sale
    where exists (select from customer where customer_key = ${MANY_DOCUMENTS})
    order by n`.execute(database);
  await sql`
    insert into receivable ${columns}
    select customer_key, 'RP' || reference, ${RECORD_TYPES.payment}, 'ACH ' || reference, null, due_on, null, 'Direct debit', initial
    from receivable where customer_key = ${MANY_DOCUMENTS} and ar_code like 'RS%' and due_on <= ${today}
      and reference::integer % ${DISPUTED_EVERY} <> 0
    order by id`.execute(database);
  await sql`
    insert into receivable_application (customer_key, credit_id, debit_id, amount, applied_on)
    select customer_key, credit.id, debit.id, debit.initial, credit.issued_on
    from receivable debit join receivable credit using (customer_key)
    where customer_key = ${MANY_DOCUMENTS} and credit.ar_code = 'RP' || debit.reference
    order by debit.id`.execute(database);
}
