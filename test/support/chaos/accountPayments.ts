import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { AccountPaymentResult } from '#domain/payment/accountPayment.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { paymentBy } from '../payments/paying.ts';
import { sumsOfBooks, untilSettled, wronglyReported } from '../payments/paymentBooks.ts';
import { signIn } from './chaosBuyer.ts';
import {
  cardFor,
  countPayments,
  failureOf,
  newPayer,
  onDatabase,
  type Payer,
  type PaymentChaosResult,
  payUntilKnown,
} from './chaosPaying.ts';
import { type ChaosOptions, type ChaosShop, randomOf, underFaults } from './chaosShop.ts';
import { PAYMENT_FAULTS } from './payments.ts';

const BUYERS = ['chef', 'admin'];
const TABS_PER_BUYER = 3;
/** Few, so that rivals meet at the same ones. */
const ITEMS_IN_REACH = 4;
const INVOICES = 2_000;

/** More than will be paid, so that there is always something to pay. */
async function addInvoices(database: Kysely<Database>): Promise<void> {
  await sql`
    insert into receivable (customer_key, ar_code, record_type, reference, issued_on, initial)
    select customer_key, 'T-' || n, 1, 'T-' || n, '2020-01-01', 50
    from app_user, generate_series(1, ${INVOICES}::integer) n where username = any(${BUYERS})
    on conflict do nothing`.execute(database);
}

async function paySomething(shop: ChaosShop, payer: Payer, random: () => number): Promise<void> {
  const { token } = payer.buyer;
  const { json: open } = await shop.insist<OpenItem[]>('/api/account/openar', { token });
  const debits = open.filter(({ isCredit, balance }) => !isCredit && balance >= 1).slice(0, ITEMS_IN_REACH);
  const item = debits[Math.floor(random() * debits.length)];
  if (!item) throw new Error('nothing is left to pay');
  const cents = random() < 0.3 ? Math.round(item.balance * 100) : 1 + Math.floor(random() * 100);
  const amount = cents / 100;
  const details = [{ arCode: item.arCode, detailType: item.recordType, amount }];
  const key = randomUUID();
  const reply = await payUntilKnown<AccountPaymentResult>(shop, payer, {
    ...{ path: '/api/payment', key, card: cardFor(payer, random) },
    bodyBy: (card) => ({ ...paymentBy(card, amount), paymentType: 1, paymentAmount: amount, details }),
  });
  const { isSuccess, invoicePaymentKey } = reply.json;
  if (reply.status === 200 && isSuccess && invoicePaymentKey) payer.paid.set(key, invoicePaymentKey);
  else payer.failed.set(key, failureOf(reply));
}

/** Payments that are in the gateway's ledger and not on an account, the other way round, or with another amount. */
async function disagreements(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql`
    select coalesce(a.reference, t.reference) as reference, a.state, t.state as booked, t.captured, a.amount, p.key, r.initial
    from payment_attempt a
    full join sandbox_gateway.transaction t on t.reference = a.reference
    left join account_payment p on p.attempt_id = a.id
    left join receivable r on r.id = p.receivable_id
    where not coalesce(case
      when r.id is not null then a.state = 'captured' and t.state = 'captured' and t.captured = r.initial and a.amount = r.initial
        and r.initial = (select sum(amount) from receivable_application where credit_id = r.id)
      when a.state = 'declined' then t.state = 'declined'
      when a.state in ('voided', 'absent') then t.reference is null or t.state = 'voided'
    end, false)`.execute(database);
  return rows.map((row) => `books disagree: ${JSON.stringify(row)}`);
}

async function overpaid(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql`select ar_code, balance from receivable_balance where balance < 0`.execute(database);
  return rows.map((row) => `paid twice: ${JSON.stringify(row)}`);
}

async function checkPayer(shop: ChaosShop, { buyer, paid }: Payer): Promise<string[]> {
  const problems: string[] = [];
  for (const [key, result] of paid) {
    const { json } = await shop.insist<AccountPaymentResult>(`/api/payment/${key}`, { token: buyer.token });
    if (!json.isSuccess || json.invoicePaymentKey !== result)
      problems.push(`${buyer.username}: payment ${key} now returns ${json.invoicePaymentKey}`);
  }
  return problems;
}

/**
 * Kills the server and processes of its database at random moments while two buyers pay the same few entries of their accounts, from
 * three tabs each; then compares the gateway's ledger with those of the accounts, to the cent.
 */
export async function killDuringAccountPayments(options: ChaosOptions): Promise<PaymentChaosResult> {
  const random = randomOf(options.seed);
  const { faults, problems, load } = await underFaults(options, PAYMENT_FAULTS, {
    prepare: async (shop) => {
      await onDatabase(options, addInvoices);
      const buyers = await Promise.all(BUYERS.map((username) => signIn(shop, username)));
      return { payers: buyers.map(newPayer), refunded: 0 };
    },
    work: async (shop, { payers }, isOver) => {
      const keepPaying = async (payer: Payer) => {
        while (!isOver()) await paySomething(shop, payer, random);
      };
      await Promise.all(payers.flatMap((payer) => Array.from({ length: TABS_PER_BUYER }, () => keepPaying(payer))));
    },
    verify: async (shop, load) => {
      const failed = load.payers.flatMap(({ failed }) => [...failed.keys()]);
      const ledgerColumns = await onDatabase(options, async (database) => {
        const unsettled = await untilSettled(database);
        load.refunded = (await sumsOfBooks(database)).refunded;
        const result = await wronglyReported(database, failed);
        return [...unsettled, ...(await disagreements(database)), ...(await overpaid(database)), ...result];
      });
      return [...ledgerColumns, ...(await Promise.all(load.payers.map((payer) => checkPayer(shop, payer)))).flat()];
    },
  });
  return {
    kills: faults.SIGKILL,
    databaseKills: faults['killed database process'],
    ...countPayments(load.payers),
    refunded: load.refunded,
    problems,
  };
}
