import type { ListedPayment } from '#domain/receivable/listedPayment.ts';
import { dateInZone } from '#domain/timeZone.ts';
import { type PeriodRequest, requestedYear } from '../../platform/http/requestedPeriod.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Buyer } from '../access/caller.ts';
import { findAccountPayments, type PaymentListRow } from './paymentListRepository.ts';

function stateOf({ state, given_back }: PaymentListRow): ListedPayment['state'] {
  if (state === 'declined') return 'declined';
  if (state === 'voiding' || state === 'voided') return 'voided';
  return Number(given_back) > 0 ? 'refunded' : 'charged';
}

function listedPayment(row: PaymentListRow, mayOpenCredits: boolean): ListedPayment {
  const { key, date, payment_type: type, issuer, last_four: lastFour } = row;
  return {
    ...{ key, date, amount: Number(row.amount), credits: Number(row.credits), refunded: Number(row.given_back) },
    method: type === null ? null : { type, issuer, lastFour },
    state: stateOf(row),
    receipt: type !== null && row.is_booked ? key : null,
    credit: mayOpenCredits ? row.ar_code : null,
  };
}

/** The payments on the account, newest first; of the last 12 months by default. */
export async function accountPayments(
  { customerReads, clock }: Runtime,
  { customerKey, site, settings }: Buyer,
  request: PeriodRequest,
): Promise<ListedPayment[]> {
  const { timeZone } = site;
  const period = { ...requestedYear(request, dateInZone(clock.now(), timeZone)), timeZone };
  const rows = await customerReads.read(customerKey, (database) => findAccountPayments(database, customerKey, period));
  return rows.map((row) => listedPayment(row, settings.canPrintInvoices));
}
