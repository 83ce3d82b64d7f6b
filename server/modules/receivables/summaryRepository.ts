import { type Kysely, sql } from 'kysely';
import type { Address } from '#domain/customer/customer.ts';
import { ORDER_STATUS } from '#domain/order/orderStatus.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isOnOrder } from './creditRepository.ts';
import { givenBack } from './receiptRepository.ts';
import { isOwed } from './receivableRepository.ts';

/** A date and an amount, or a month and one: exact amounts as text. */
interface Dated {
  date: string;
  amount: string;
}

export interface SummaryRow {
  name: string;
  credit_limit: string | null;
  /** The primary one. */
  address: Pick<Address, 'address1' | 'address2' | 'city' | 'state' | 'zip'> | null;
  /** The open balances of all debits that are due on a date. */
  due: Dated[];
  unapplied_credit: string;
  on_order: string;
  on_hold: string;
  /** Without those that were returned in full. */
  last_payment: Dated | null;
  last_invoice: Dated | null;
  /** By month, `YYYY-MM`; months without are left out. */
  purchases: Dated[];
}

const { invoice, futureInvoice, payment } = RECORD_TYPES;
const INVOICES = sql`record_type in (${invoice}, ${futureInvoice})`;

/** Everything that an account sums up on a day, in one statement; purchases from a date on. */
export async function findSummary(
  database: Kysely<Database>,
  customerKey: number,
  on: string,
  purchasesFrom: string,
): Promise<SummaryRow> {
  const newest = sql`order by issued_on desc, id desc limit 1`;
  const dated = sql`json_build_object('date', issued_on, 'amount', initial::text)`;
  const { rows } = await sql<SummaryRow>`
    with entry as materialized (
      select r.* from receivable_balance r where r.customer_key = ${customerKey} and ${isOwed(on)}
    ), due as (
      select coalesce(due_on, issued_on) as date, sum(balance) as amount
      from entry where not is_credit and balance <> 0 group by 1
    ), purchase as (
      select to_char(issued_on, 'YYYY-MM') as month, sum(initial) as amount
      from entry where ${INVOICES} and issued_on >= ${purchasesFrom} group by 1
    ), ordered as (
      select coalesce(sum(total), 0.00) as on_order,
        coalesce(sum(total) filter (where status = ${ORDER_STATUS.onHold}), 0.00) as on_hold
      from sales_order o
      where customer_key = ${customerKey} and ${isOnOrder(on)}
    )
    select c.name, c.credit_limit, ordered.on_order, ordered.on_hold,
      (select json_build_object('address1', a.address1, 'address2', a.address2, 'city', a.city, 'state', a.state, 'zip', a.zip)
        from address a where a.customer_key = c.customer_key order by a.is_primary desc, a.id limit 1) as address,
      (select coalesce(json_agg(json_build_object('date', date, 'amount', amount::text)), '[]') from due) as due,
      (select coalesce(sum(balance), 0.00) from entry where is_credit) as unapplied_credit,
      (select ${dated} from entry where record_type = ${payment} and not exists (
        select from account_payment p join payment_attempt a on a.id = p.attempt_id
        where p.customer_key = c.customer_key and p.receivable_id = entry.id and ${givenBack} >= p.amount) ${newest}
      ) as last_payment,
      (select ${dated} from entry where ${INVOICES} ${newest}) as last_invoice,
      (select coalesce(json_agg(json_build_object('date', month, 'amount', amount::text)), '[]') from purchase) as purchases
    from customer c cross join ordered
    where c.customer_key = ${customerKey}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`customer ${customerKey} is gone`);
  return row;
}
