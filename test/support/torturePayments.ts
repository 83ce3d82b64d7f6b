import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PaymentResult } from '#domain/payment/payment.ts';
import { openWalkInAccount } from '#server/customer/walkIn.ts';
import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { embeddedDatabase } from './embeddedDatabase.ts';
import { type CARDS, paymentBy } from './paying.ts';
import { judgeBooks, sumsOfBooks } from './paymentBooks.ts';
import { addLine, judgeLines, productsFor, signIn, type TorturedBuyer } from './torturedBuyer.ts';
import {
  type Fault,
  type Reply,
  randomOf,
  type TorturedShop,
  type TortureOptions,
  underFaults,
} from './torturedShop.ts';

export interface PaymentTortureResult {
  kills: number;
  databaseKills: number;
  /** Payments that were told to be made, and so must be orders. */
  paid: number;
  declined: number;
  unavailable: number;
  /** The cart was no longer the one that was paid for. */
  refused: number;
  /** Payments that got no answer, or that nobody could tell of: the shop was asked until it knew. */
  unanswered: number;
  /** Charges for which no order could be made. */
  givenBack: number;
  /** What was broken; empty after a good run. */
  problems: string[];
}

const FAULTS: readonly Fault[] = ['SIGKILL', 'killed database process'];
const PAYERS = 6;
/** Rivals at one cart. */
const TABS_PER_PAYER = 2;
/** Of more declines in an hour the shop hears nothing. */
const DECLINES = 8;

type ToldFailed = 'declined' | 'unavailable' | 'refused';

interface Payer {
  buyer: TorturedBuyer;
  /** Payment key → order number. */
  paid: Map<string, string>;
  /** Keys of payments that were told to have come to nothing, and were not sent again. */
  failed: Map<string, ToldFailed>;
  unanswered: number;
}

const usernameOf = (place: number) => `payer${place}@example.com`;

/** Consumers beside the one of the demo, with his password and an account each. Answers the newest order before theirs. */
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

function cardFor({ failed }: Payer, random: () => number): keyof typeof CARDS {
  const chance = random();
  const declines = [...failed.values()].filter((told) => told === 'declined').length;
  if (chance < 0.12 && declines < DECLINES) return 'declined';
  if (chance < 0.18) return 'unavailable';
  if (chance < 0.22) return 'lostAnswer';
  if (chance < 0.23) return 'unanswered';
  return 'approved';
}

/** Asks what became of a payment until somebody can tell; null when nothing was charged under its key. */
async function askFor(shop: TorturedShop, { token, headers }: TorturedBuyer, key: string) {
  for (;;) {
    const reply = await shop.ask<PaymentResult>(`/api/checkout/${key}`, { token, headers });
    if (reply?.status === 200) return reply;
    if (reply?.status === 404) return null;
    await pause(reply ? 300 : 30);
  }
}

/** Sends it until somebody can tell what became of it: as the storefront does, it asks before it sends again, and then with a card that answers. */
async function pay(
  shop: TorturedShop,
  payer: Payer,
  { key, card, total }: { key: string; card: keyof typeof CARDS; total: number },
): Promise<Reply<PaymentResult>> {
  const { token, headers } = payer.buyer;
  let body = paymentBy(card, total);
  for (;;) {
    const sent = await shop.ask<PaymentResult>('/api/checkout', {
      token,
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
    if (sent && (sent.status < 500 || sent.status === 502)) return sent;
    payer.unanswered += 1;
    const known = await askFor(shop, payer.buyer, key);
    if (known) return known;
    body = paymentBy('approved', total);
  }
}

function toldFailed({ status }: Reply<PaymentResult>): ToldFailed {
  if (status === 200) return 'declined';
  return status === 502 ? 'unavailable' : 'refused';
}

async function payCart(shop: TorturedShop, payer: Payer, card: keyof typeof CARDS): Promise<void> {
  const { token, headers } = payer.buyer;
  await shop.insist('/api/cart/header', { token, headers, body: { customer_PO: 'P.O. 7' } });
  const { json: estimate } = await shop.insist<{ total: number }>('/api/checkout', { token, headers });
  const key = randomUUID();
  const reply = await pay(shop, payer, { key, card, total: estimate.total });
  const { isSuccess, orderNumber } = reply.json;
  if (reply.status === 200 && isSuccess && orderNumber) payer.paid.set(key, orderNumber);
  else payer.failed.set(key, toldFailed(reply));
}

/** What was told of a payment holds, and everything that was added is in one order or in the cart. */
async function judgePayer(shop: TorturedShop, { buyer, paid }: Payer): Promise<string[]> {
  const problems = await judgeLines(shop, buyer, new Set(paid.values()));
  const { token, headers, username } = buyer;
  for (const [key, orderNumber] of paid) {
    const { json } = await shop.insist<PaymentResult>(`/api/checkout/${key}`, { token, headers });
    if (!json.isSuccess || json.orderNumber !== orderNumber)
      problems.push(`${username}: payment ${key} now says ${json.orderNumber}`);
  }
  return problems;
}

/** Work on the database of a shop that runs. */
async function onDatabase<T>(
  { dataDir }: TortureOptions,
  work: (database: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const { url } = await embeddedDatabase(dataDir);
  const database = connect(url, { connections: 1 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/**
 * Kills the server and processes of its database at random moments while consumers pay, from two tabs each, by cards that are
 * taken, declined, unanswered and unavailable; then holds the gateway's books against the orders, to the cent.
 */
export async function torturePayments(options: TortureOptions): Promise<PaymentTortureResult> {
  const random = randomOf(options.seed);
  const { faults, problems, load } = await underFaults(options, FAULTS, {
    prepare: async (shop) => {
      const after = await onDatabase(options, addPayers);
      const names = Array.from({ length: PAYERS }, (_, index) => usernameOf(index + 1));
      const buyers = await Promise.all(names.map((name) => signIn(shop, name, { 'x-ship-method': 'Pickup' })));
      const payers: Payer[] = buyers.map((buyer) => ({ buyer, paid: new Map(), failed: new Map(), unanswered: 0 }));
      return { payers, after, products: await productsFor(shop, buyers[0]), givenBack: 0 };
    },
    work: async (shop, { payers, products }, isOver) => {
      const shopAndPay = async (payer: Payer) => {
        while (!isOver()) {
          await addLine(shop, payer.buyer, products, random);
          await payCart(shop, payer, cardFor(payer, random));
        }
      };
      await Promise.all(payers.flatMap((payer) => Array.from({ length: TABS_PER_PAYER }, () => shopAndPay(payer))));
    },
    verify: async (shop, load) => {
      const { payers, after } = load;
      const toldFailed = payers.flatMap(({ failed }) => [...failed.keys()]);
      const ofBooks = await onDatabase(options, async (database) => {
        const found = await judgeBooks(database, { after, toldFailed });
        load.givenBack = (await sumsOfBooks(database)).givenBack;
        return found;
      });
      return [...ofBooks, ...(await Promise.all(payers.map((payer) => judgePayer(shop, payer)))).flat()];
    },
  });
  const { payers, givenBack } = load;
  const failedAs = (told: ToldFailed) =>
    payers.reduce((sum, { failed }) => sum + [...failed.values()].filter((one) => one === told).length, 0);
  return {
    kills: faults.SIGKILL,
    databaseKills: faults['killed database process'],
    paid: payers.reduce((sum, { paid }) => sum + paid.size, 0),
    declined: failedAs('declined'),
    unavailable: failedAs('unavailable'),
    refused: failedAs('refused'),
    unanswered: payers.reduce((sum, { unanswered }) => sum + unanswered, 0),
    givenBack,
    problems,
  };
}
