import { type Kysely, sql, type Transaction } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database } from '../../platform/database/schema.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { EmailChanged, TwoFactorChanged } from '../outbox/email.ts';
import type { AccountServices } from './services.ts';

const Notice = Type.Object({
  cause: Type.String(),
  to: Type.Object({ address: Type.String(), name: Type.String() }),
  email: Type.Union([TwoFactorChanged, EmailChanged]),
});

/** Emails about changes of accounts. Imports and commands cause them too, which cannot encrypt an email themselves. */
export const SEND_ACCOUNT_NOTICES = {
  name: 'sendAccountNotices',
  payload: Type.Object({ notices: Type.Array(Notice) }),
  maxAttempts: 10,
};

export function sendAccountNotices({ database, emails }: Pick<AccountServices, 'database' | 'emails'>): Job {
  return job(SEND_ACCOUNT_NOTICES, async ({ notices }) => {
    await database.transaction().execute(async (transaction) => {
      for (const notice of notices) await emails.add(transaction, notice);
    });
  });
}

async function addNotices(
  transaction: Transaction<Database>,
  notices: readonly Static<typeof Notice>[],
): Promise<void> {
  if (notices.length > 0) await addJob(transaction, SEND_ACCOUNT_NOTICES, { notices: [...notices] });
}

const causeOf = (userId: number, now: Date) => `${userId} ${now.toISOString()}`;

/** Emails a user whose two-step sign-in has changed. */
export async function notifyOfTwoFactor(
  transaction: Transaction<Database>,
  { userId, change, now }: { userId: number; change: Static<typeof TwoFactorChanged>['change']; now: Date },
): Promise<void> {
  const owner = await transaction
    .selectFrom('app_user')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!owner?.email) return;
  const email = { kind: 'twoFactorChanged', change, changedAt: now.toISOString() } as const;
  const to = { address: owner.email, name: owner.name };
  await addNotices(transaction, [{ cause: `${change} ${causeOf(userId, now)}`, to, email }]);
}

interface OldAddress {
  id: number;
  name: string;
  address: string;
  language: string | null;
}

async function findOldAddresses(
  database: Kysely<Database>,
  changes: readonly { username: string; email: string | null }[],
): Promise<OldAddress[]> {
  const { rows } = await sql<OldAddress>`
    select u.id, u.name, u.email as address, coalesce(u.language, c.language) as language
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (username text, email text)
    join app_user u on lower(u.username) = lower(given.username)
    left join customer c on c.customer_key = u.customer_key
    where lower(u.email) is distinct from lower(given.email) and u.email <> '' order by u.id`.execute(database);
  return rows;
}

/** Emails the addresses that users have until now, if these changes replace or remove them. Comes before the write. */
export async function notifyOldAddresses(
  transaction: Transaction<Database>,
  changes: readonly { username: string; email: string | null }[],
  now: Date,
): Promise<void> {
  const changedAt = now.toISOString();
  const notices = (await findOldAddresses(transaction, changes)).map(({ id, name, address, language }) => ({
    cause: causeOf(id, now),
    to: { address, name },
    email: { kind: 'emailChanged' as const, changedAt, language },
  }));
  await addNotices(transaction, notices);
}
