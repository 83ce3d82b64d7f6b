import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Scan } from '#domain/product/product.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Period } from '../../platform/http/requestedPeriod.ts';

/** An entry of an account with its open balance; amounts above zero, also for credits, as text with two decimals. */
export interface EntryRow {
  reference: string;
  is_credit: boolean;
  issued_on: string;
  due_on: string | null;
  remarks: string | null;
  initial: string;
  balance: string;
  /** Of the order that it was invoiced for, or credited of. */
  order_number: string | null;
  order_invoice: string | null;
  ar_code: string;
  record_type: number;
  /** The entry has a document of its own. */
  has_paper: boolean;
  scans: Scan[] | null;
  /** The key of the payment that the entry was booked for. */
  payment_key: string | null;
}

export interface OpenEntryRow extends EntryRow {
  invoice_number: string | null;
  po_number: string | null;
}

/** Of an entry `r`: a future invoice is not owed before its date. */
export function isOwed(on: string): RawBuilder<boolean> {
  return sql`not (r.record_type = ${RECORD_TYPES.futureInvoice} and r.issued_on > ${on})`;
}

/**
 * For an entry `r` and its order `o`: it is an invoice with known lines. An invoice without lines in the accounting
 * data has its order's lines, if it is the order's only invoice.
 */
export const hasOwnPdf = sql<boolean>`(r.record_type in (${RECORD_TYPES.invoice}, ${RECORD_TYPES.futureInvoice})
  and (exists (select from invoice i where i.receivable_id = r.id) or r.invoice_number is not null
    and r.invoice_number = o.invoice_number and not exists (select from invoice i where i.order_id = o.id)))`;

const ENTRY = sql`r.reference, r.is_credit, r.issued_on, r.due_on, r.remarks, r.initial, r.balance, o.order_number,
  o.invoice_number as order_invoice, r.ar_code, r.record_type, ${hasOwnPdf} as has_paper,
  case when o.id is not null then (select json_agg(json_build_object('key', s.key, 'name', s.name) order by s.position)
    from order_scan s where s.order_id = o.id) end as scans, p.key as payment_key`;

const ofCustomer = (customerKey: number) => sql`
  from receivable_balance r left join sales_order o on o.id = r.order_id
  left join account_payment p on p.receivable_id = r.id and p.customer_key = ${customerKey}
  where r.customer_key = ${customerKey}`;

/** The entries that were issued in the period and are owed on a day, newest first. */
export async function findEntries(
  database: Kysely<Database>,
  customerKey: number,
  { start, end }: Period,
  on: string,
): Promise<EntryRow[]> {
  const from = start === null ? sql`` : sql`and r.issued_on >= ${start}`;
  const to = end === null ? sql`` : sql`and r.issued_on <= ${end}`;
  const { rows } = await sql<EntryRow>`
    select ${ENTRY} ${ofCustomer(customerKey)} and ${isOwed(on)} ${from} ${to}
    order by r.issued_on desc, r.id desc`.execute(database);
  return rows;
}

/** The entries with a balance left, oldest due first; without a day those too that are not owed yet. */
export async function findOpenEntries(
  database: Kysely<Database>,
  customerKey: number,
  owedOn: string | null = null,
): Promise<OpenEntryRow[]> {
  const owed = owedOn === null ? sql`` : sql`and ${isOwed(owedOn)}`;
  const { rows } = await sql<OpenEntryRow>`
    select ${ENTRY}, r.invoice_number, r.po_number ${ofCustomer(customerKey)} and r.balance <> 0 ${owed}
    order by coalesce(r.due_on, r.issued_on), r.issued_on, r.id`.execute(database);
  return rows;
}
