import { type Kysely, sql } from 'kysely';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Period } from '../../platform/http/requestedPeriod.ts';
import type { AttemptState } from '../payments/attempt.ts';
import { givenBack } from './receiptRepository.ts';

/** A payment of the account; amounts as text, in US dollars. */
export interface PaymentListRow {
  key: string;
  date: string;
  amount: string;
  credits: string;
  given_back: string;
  /** Null for an entry of the accounting data. */
  payment_type: number | null;
  issuer: number | null;
  last_four: string | null;
  /** Null where the gateway was not asked. */
  state: AttemptState | null;
  is_booked: boolean;
  ar_code: string | null;
}

/**
 * The payments of the shop with a known outcome, and those of the accounting data, newest first. A payment that left no
 * trace at the gateway is not one.
 */
export async function findAccountPayments(
  database: Kysely<Database>,
  customerKey: number,
  { start, end, timeZone }: Period & { timeZone: string },
): Promise<PaymentListRow[]> {
  const { rows } = await sql<PaymentListRow>`
    with payment as (
      select p.key, (coalesce(p.booked_at, p.asked_at) at time zone ${timeZone})::date as date, p.amount::text,
        (case when p.booked_at is null then 0.00 else (select coalesce(sum(-i.amount), 0.00) from account_payment_item i
          where i.payment_id = p.id and i.amount < 0) end)::text as credits,
        ${givenBack}::text as given_back, p.payment_type, a.issuer, a.last_four, a.state,
        p.booked_at is not null as is_booked, null as ar_code, 1 as origin, p.id
      from account_payment p left join payment_attempt a on a.id = p.attempt_id
      where p.customer_key = ${customerKey}
        and (p.booked_at is not null or a.state in ('declined', 'voiding', 'voided'))
      union all
      select r.reference, r.issued_on, r.initial::text, '0.00', '0.00', null, null, null, null, true, r.ar_code, 0, r.id
      from receivable r
      where r.customer_key = ${customerKey} and r.record_type = ${RECORD_TYPES.payment} and not exists (
        select from account_payment p where p.customer_key = ${customerKey} and p.receivable_id = r.id)
    )
    select key, date, amount, credits, given_back, payment_type, issuer, last_four, state, is_booked, ar_code
    from payment
    where (${start}::date is null or date >= ${start}) and (${end}::date is null or date <= ${end})
    order by date desc, origin desc, id desc`.execute(database);
  return rows;
}
