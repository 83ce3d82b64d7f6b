import { type Kysely, sql } from 'kysely';
import { accessText } from '#domain/texts/accessText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { LIMITED_CALL_HOURS } from '../retention/retention.ts';

/** The maximum calls within an hour: from one address, and about one account, whether it exists or not. */
export interface CallLimit {
  call: string;
  perAddress: number;
  perAccount?: number;
}

const LONGEST_NAME = 200;
const WITHIN_MS = LIMITED_CALL_HOURS * 3_600_000;

/** Counts a call, or refuses it with the time of the next allowed one; a refused call is not counted. */
export async function countCall(
  database: Kysely<Database>,
  { call, perAddress, perAccount }: CallLimit,
  { address, account, now }: { address: string; account?: string; now: Date },
): Promise<void> {
  const counted = [
    { who: `address ${address}`, most: perAddress },
    ...(account === undefined || perAccount === undefined
      ? []
      : [{ who: `account ${account.slice(0, LONGEST_NAME)}`, most: perAccount }]),
  ];
  const since = new Date(now.getTime() - WITHIN_MS);
  const oldestThatCounts = ({ who, most }: { who: string; most: number }) =>
    sql`(select called_at from limited_call where call = ${call} and who = ${who} and called_at > ${since}
      order by called_at desc offset ${most - 1} limit 1)`;
  const [first, second] = counted.map(oldestThatCounts);
  const reached = await database.transaction().execute(async (transaction) => {
    for (const { who } of counted) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${call} ${who}`}, 0))`.execute(transaction);
    }
    const { rows } = await sql<{ reached: Date | null }>`
      select greatest(${first}, ${second ?? sql`null::timestamptz`}) as reached`.execute(transaction);
    const last = rows[0]?.reached ?? null;
    if (last === null) {
      const values = counted.map(({ who }) => ({ call, who, called_at: now }));
      await transaction.insertInto('limited_call').values(values).execute();
    }
    return last;
  });
  if (reached === null) return;
  const waitMs = reached.getTime() + WITHIN_MS - now.getTime();
  throw new Refused(429, 'tooManyAttempts', accessText('account.tooMany'), {
    errors: [accessText('account.tooMany')],
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

export async function removeOldCalls(database: Kysely<Database>, now: Date): Promise<void> {
  await database
    .deleteFrom('limited_call')
    .where('called_at', '<=', new Date(now.getTime() - WITHIN_MS))
    .execute();
}
