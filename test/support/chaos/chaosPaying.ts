import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { connect } from '#server/platform/database/connect.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { embeddedDatabase } from '../database/embeddedDatabase.ts';
import type { ChaosBuyer } from './chaosBuyer.ts';
import type { ChaosOptions, ChaosShop, Reply } from './chaosShop.ts';

export interface PaymentChaosResult {
  kills: number;
  databaseKills: number;
  /** Payments that were reported as made, and so must exist. */
  paid: number;
  declined: number;
  unavailable: number;
  /** What was to be paid was no longer what it was. */
  refused: number;
  /** Payments without an answer, or with an unknown outcome: the shop was asked until it knew. */
  unanswered: number;
  /** Charges that were refunded. */
  refunded: number;
  /** What was broken; empty after a good run. */
  problems: string[];
}

export type Failure = 'declined' | 'unavailable' | 'refused';

export interface Payer {
  buyer: ChaosBuyer;
  /** Payment key → what it is reported to have made: an order or a payment on an account, by its number. */
  paid: Map<string, string>;
  /** Keys of payments that were reported as not made, and were not sent again. */
  failed: Map<string, Failure>;
  unanswered: number;
}

export const newPayer = (buyer: ChaosBuyer): Payer => ({ buyer, paid: new Map(), failed: new Map(), unanswered: 0 });

/** The shop does not get more declines in an hour. */
const DECLINES = 8;

export type ChaosCard = 'approved' | 'declined' | 'unavailable' | 'lostAnswer' | 'unanswered';

export function cardFor({ failed }: Payer, random: () => number): ChaosCard {
  const chance = random();
  const declines = [...failed.values()].filter((failure) => failure === 'declined').length;
  if (chance < 0.12 && declines < DECLINES) return 'declined';
  if (chance < 0.18) return 'unavailable';
  if (chance < 0.22) return 'lostAnswer';
  if (chance < 0.23) return 'unanswered';
  return 'approved';
}

/** Looks a payment up until its outcome is known; null when nothing was charged under its key. */
async function askFor<Result>(shop: ChaosShop, { token, headers }: ChaosBuyer, path: string) {
  for (;;) {
    const reply = await shop.ask<Result>(path, { token, headers });
    if (reply?.status === 200) return reply;
    if (reply?.status === 404) return null;
    await pause(reply ? 300 : 30);
  }
}

/** Sends it until its outcome is known: like the storefront, it looks it up before it sends it again, and then with a card that answers. */
export async function payUntilKnown<Result>(
  shop: ChaosShop,
  payer: Payer,
  { path, key, card, bodyBy }: { path: string; key: string; card: ChaosCard; bodyBy: (card: ChaosCard) => object },
): Promise<Reply<Result>> {
  const { token, headers } = payer.buyer;
  let body = bodyBy(card);
  for (;;) {
    const sent = await shop.ask<Result>(path, { token, body, headers: { ...headers, 'idempotency-key': key } });
    if (sent && (sent.status < 500 || sent.status === 502)) return sent;
    payer.unanswered += 1;
    const known = await askFor<Result>(shop, payer.buyer, `${path}/${key}`);
    if (known) return known;
    body = bodyBy('approved');
  }
}

export function failureOf({ status }: Reply<unknown>): Failure {
  if (status === 200) return 'declined';
  return status === 502 ? 'unavailable' : 'refused';
}

/** Work on the database of a shop that runs. */
export async function onDatabase<T>(
  { dataDir }: ChaosOptions,
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

export function countPayments(payers: readonly Payer[]) {
  const failedAs = (failure: Failure) =>
    payers.reduce((sum, { failed }) => sum + [...failed.values()].filter((one) => one === failure).length, 0);
  return {
    paid: payers.reduce((sum, { paid }) => sum + paid.size, 0),
    declined: failedAs('declined'),
    unavailable: failedAs('unavailable'),
    refused: failedAs('refused'),
    unanswered: payers.reduce((sum, { unanswered }) => sum + unanswered, 0),
  };
}
