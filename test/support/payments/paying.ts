import { sql } from 'kysely';
import { paidItemOf } from '../../../server/app/jobs/paidItemOf.ts';
import { settlePaymentJob } from '../../../server/app/jobs/settlePaymentJob.ts';
import { capturePayment, voidPayment } from '../../../server/modules/payments/moveMoney.ts';
import { refundPayment } from '../../../server/modules/payments/refundPayment.ts';
import type { Api } from '../api/servedApi.ts';
import { doWaitingJobs } from '../api/waitingJobs.ts';

/** Numbers of the sandbox's table, by what it does with them. */
export const CARDS = {
  approved: '4111111111111111',
  approvedAmex: '378282246310005',
  declined: '4000000000000002',
  wrongAddress: '4000000000000010',
  unavailable: '4000000000005027',
  unanswered: '4000000000005043',
  lostAnswer: '4000000000005076',
} as const;

export const BILLING = {
  accountHolderName: 'Sam Shopper',
  address1: '1 Harbor Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};

/** The body of a payment by the card that does so. */
export function paymentBy(card: keyof typeof CARDS, orderTotal: number, more: object = {}) {
  const creditCard = {
    cardNumber: CARDS[card],
    expirationDate: '1230',
    cvv2: card === 'approvedAmex' ? '1234' : '123',
  };
  return { orderTotal, creditCard, address: BILLING, deliveryAddressId: null, ...more };
}

/** Runs the queued jobs of payments, due or not; returns the failures. */
export function doPaymentJobs({ database, services }: Api): Promise<string[]> {
  const { settle, capture, give, refund } = {
    settle: settlePaymentJob(services),
    capture: capturePayment(services),
    give: voidPayment(services, paidItemOf),
    refund: refundPayment(services, paidItemOf),
  };
  return doWaitingJobs(database, [settle, capture, give, refund]);
}

/** The gateway's ledger, the oldest first: authorized or captured amounts, less refunds. */
export async function booksOf({
  database,
}: Api): Promise<{ amount: string; state: string; captured: string; refunded: string }[]> {
  const { rows } = await sql<{ amount: string; state: string; captured: string; refunded: string }>`
    select amount, state, captured, refunded from sandbox_gateway.transaction order by created_at, transaction_id`.execute(
    database,
  );
  return rows;
}

export async function attemptStates({ database }: Api): Promise<string[]> {
  const rows = await database.selectFrom('payment_attempt').select('state').orderBy('id').execute();
  return rows.map(({ state }) => state);
}

export async function paidOrders({
  database,
}: Api): Promise<{ order_number: string; total: string; status: string }[]> {
  return await database.selectFrom('sales_order').select(['order_number', 'total', 'status']).orderBy('id').execute();
}
