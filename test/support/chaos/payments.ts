import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PaymentResult } from '#domain/payment/payment.ts';
import { openWalkInAccount } from '#server/modules/customers/walkIn.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { paymentBy } from '../payments/paying.ts';
import { checkLedger, sumsOfBooks } from '../payments/paymentBooks.ts';
import { addLine, productsFor, signIn, validateRows } from './chaosBuyer.ts';
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
import { type ChaosOptions, type ChaosShop, type Fault, randomOf, underFaults } from './chaosShop.ts';

export const PAYMENT_FAULTS: readonly Fault[] = ['SIGKILL', 'killed database process'];
const PAYERS = 6;
/** Rivals at one cart. */
const TABS_PER_PAYER = 2;

const usernameOf = (place: number) => `payer${place}@example.com`;

/** Consumers beside the one of the demo, with the same password and an account each. Returns the newest order before theirs. */
async function addPayers(database: Kysely<Database>): Promise<number> {
  const demo = database.selectFrom('app_user').select('password_hash').where('username', '=', 'shopper@example.com');
  const { password_hash } = await demo.executeTakeFirstOrThrow();
  await database.transaction().execute(async (transaction) => {
    for (let place = 1; place <= PAYERS; place += 1) {
      const username = usernameOf(place);
      const { id } = await transaction
        .insertInto('app_user')
        .values({ username, email: username, name: `Payer ${place}`, password_hash, session_type: 'Consumer' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await openWalkInAccount(transaction, { userId: id, name: `Payer ${place}` });
    }
  });
  const newest = database.selectFrom('sales_order').select(({ fn }) => fn.max('id').as('id'));
  return (await newest.executeTakeFirst())?.id ?? 0;
}

async function payCart(shop: ChaosShop, payer: Payer, random: () => number): Promise<void> {
  const { token, headers } = payer.buyer;
  await shop.insist('/api/cart/header', { token, headers, body: { customer_PO: 'P.O. 7' } });
  const { json: estimate } = await shop.insist<{ total: number }>('/api/checkout', { token, headers });
  const key = randomUUID();
  const reply = await payUntilKnown<PaymentResult>(shop, payer, {
    ...{ path: '/api/checkout', key, card: cardFor(payer, random) },
    bodyBy: (card) => paymentBy(card, estimate.total),
  });
  const { isSuccess, orderNumber } = reply.json;
  if (reply.status === 200 && isSuccess && orderNumber) payer.paid.set(key, orderNumber);
  else payer.failed.set(key, failureOf(reply));
}

/** The reported outcome of a payment is true, and everything that was added is in one order or in the cart. */
async function checkPayer(shop: ChaosShop, { buyer, paid }: Payer): Promise<string[]> {
  const problems = await validateRows(shop, buyer, new Set(paid.values()));
  const { token, headers, username } = buyer;
  for (const [key, orderNumber] of paid) {
    const { json } = await shop.insist<PaymentResult>(`/api/checkout/${key}`, { token, headers });
    if (!json.isSuccess || json.orderNumber !== orderNumber)
      problems.push(`${username}: payment ${key} now returns ${json.orderNumber}`);
  }
  return problems;
}

/**
 * Kills the server and processes of its database at random moments while consumers pay, from two tabs each, by cards that are
 * approved, declined, unanswered and unavailable; then compares the gateway's ledger with the orders, to the cent.
 */
export async function killDuringPayments(options: ChaosOptions): Promise<PaymentChaosResult> {
  const random = randomOf(options.seed);
  const { faults, problems, load } = await underFaults(options, PAYMENT_FAULTS, {
    prepare: async (shop) => {
      const after = await onDatabase(options, addPayers);
      const names = Array.from({ length: PAYERS }, (_, index) => usernameOf(index + 1));
      const buyers = await Promise.all(names.map((name) => signIn(shop, name, { 'x-ship-method': 'Pickup' })));
      return { payers: buyers.map(newPayer), after, products: await productsFor(shop, buyers[0]), refunded: 0 };
    },
    work: async (shop, { payers, products }, isOver) => {
      const shopAndPay = async (payer: Payer) => {
        while (!isOver()) {
          await addLine(shop, payer.buyer, products, random);
          await payCart(shop, payer, random);
        }
      };
      await Promise.all(payers.flatMap((payer) => Array.from({ length: TABS_PER_PAYER }, () => shopAndPay(payer))));
    },
    verify: async (shop, load) => {
      const { payers, after } = load;
      const reportedFailed = payers.flatMap(({ failed }) => [...failed.keys()]);
      const ledgerColumns = await onDatabase(options, async (database) => {
        const found = await checkLedger(database, { after, reportedFailed });
        load.refunded = (await sumsOfBooks(database)).refunded;
        return found;
      });
      return [...ledgerColumns, ...(await Promise.all(payers.map((payer) => checkPayer(shop, payer)))).flat()];
    },
  });
  const { payers, refunded } = load;
  return {
    kills: faults.SIGKILL,
    databaseKills: faults['killed database process'],
    ...countPayments(payers),
    refunded,
    problems,
  };
}
