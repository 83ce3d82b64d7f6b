import { sql } from 'kysely';
import { payItems } from '#domain/api/accountPayment.ts';
import { randomFor } from '#server/app/demoData/random.ts';
import { buyerAt } from '../api/buyer.ts';
import { bookEntry } from '../api/receivables.ts';
import type { Api } from '../api/servedApi.ts';
import { BILLING, CARDS } from '../payments/paying.ts';
import { type CampaignOptions, type CampaignResult, runCampaign } from './campaign.ts';

interface LedgerFacts {
  applied: string;
  taken: string;
  payments: string;
}

async function booksOf({ database }: Api, entryId: number, references: readonly string[]): Promise<LedgerFacts> {
  const { rows } = await sql<LedgerFacts>`
    select
      (select coalesce(sum(amount), 0)::text from receivable_application where debit_id = ${entryId}) as applied,
      (select coalesce(sum(initial), 0)::text from receivable where record_type = 7 and reference = any(${references})) as payments,
      (select coalesce(sum(captured), 0)::text from sandbox_gateway.transaction) as taken`.execute(database);
  const [books] = rows;
  if (!books) throw new Error('sums have one row');
  return books;
}

/** Two users of one customer pay the same invoice at the same moment: never more than it is, and never less than was acknowledged. */
export async function paidTwiceCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  const users = [buyerAt(() => api, 'chef'), buyerAt(() => api, 'admin')];
  let takenBefore = 0;
  return await runCampaign(options, async (place, tally) => {
    const random = randomFor(options.seed, place);
    const whole = random.integer(1, 50_000);
    const entryId = await bookEntry(api.database, { reference: `RACE-${place}`, initial: (whole / 100).toFixed(2) });
    const wants = users.map(() => (random.chance(0.5) ? whole : random.integer(1, whole)));
    const replies = await Promise.all(
      users.map((user, tab) => {
        const amount = (wants[tab] ?? 0) / 100;
        const creditCard = { cardNumber: CARDS.approved, expirationDate: '1230', cvv2: '123' };
        const details = [{ arCode: `RACE-${place}`, detailType: 1, amount }];
        const body = { paymentType: 1, paymentAmount: amount, details, address: BILLING, creditCard };
        return user.call(payItems, { body, ...(random.chance(0.5) ? { idempotencyKey: `race-${place}-${tab}` } : {}) });
      }),
    );
    const paid = replies.flatMap(({ status, body }, tab) =>
      status === 200 && body.isSuccess ? [{ cents: wants[tab] ?? 0, key: body.invoicePaymentKey ?? '' }] : [],
    );
    tally.count(`${paid.length} paid`);
    const books = await booksOf(
      api,
      entryId,
      paid.map(({ key }) => key),
    );
    const cents = (text: string) => Math.round(Number(text) * 100);
    const acknowledged = paid.reduce((sum, one) => sum + one.cents, 0);
    const taken = cents(books.taken) - takenBefore;
    takenBefore = cents(books.taken);
    const isRight =
      paid.length > 0 &&
      acknowledged <= whole &&
      [books.applied, books.payments].every((sum) => cents(sum) === acknowledged);
    if (!isRight || taken !== acknowledged)
      tally.problem(`of ${whole} cents ${acknowledged} were acknowledged, ${taken} taken, ${books.applied} applied`);
  });
}
