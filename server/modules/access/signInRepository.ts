import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { activeSince, knownSince } from '../retention/retention.ts';

const LONGEST_USER_AGENT = 200;

/** What is kept of a user agent: enough to recognize the device. */
export function storedUserAgent(userAgent: string): string {
  return userAgent.slice(0, LONGEST_USER_AGENT);
}

interface Who {
  username: string;
  address: string;
}

/** A user's password, and the states that prevent sign-in with the right one. */
export interface UserWithPassword {
  id: number;
  password_hash: string;
  is_verified: boolean;
  is_disabled: boolean;
}

export async function findUserByName(
  database: Kysely<Database>,
  lowerCaseName: string,
): Promise<UserWithPassword | undefined> {
  return await database
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'is_verified', 'is_disabled'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', lowerCaseName))
    .executeTakeFirst();
}

/** Failures older than every limit are deleted. */
const LONGEST_LIMIT_MS = 3_600_000;

/** A number of failures in a number of milliseconds. */
export interface FailureLimit {
  failures: number;
  within: number;
}

/** Those of an address and of a name are not for addresses from which the name has signed in rightly of late. */
export interface FailureLimits {
  nameAndAddress: FailureLimit;
  /** From here on an address waits before each attempt: one second, and twice as long after each failure. */
  address: FailureLimit;
  /** Null: others cannot lock the name. */
  name: FailureLimit | null;
}

/** A minute, about: an address that is shared by many people is never shut out. */
const DOUBLINGS = 6;

/** When an address may try again; null below its limit. */
function addressWaitsUntil(address: string, { failures, within }: FailureLimit, now: Date): RawBuilder<Date | null> {
  return sql`(select max(failed_at) + make_interval(secs => power(2, least(count(*) - ${failures}, ${DOUBLINGS})))
    from sign_in_failure where address = ${address} and failed_at > ${new Date(now.getTime() - within)}
    having count(*) >= ${failures})`;
}

/**
 * Books an attempt as failed before its password is checked, so that simultaneous attempts count too; a right password
 * clears it. At a limit it books nothing and returns when the last of the reached limits ends.
 */
export async function bookAttempt(
  database: Kysely<Database>,
  { username, address }: Who,
  { limits, now }: { limits: FailureLimits; now: Date },
): Promise<{ isBooked: true; id: number } | { isBooked: false; until: Date }> {
  const { nameAndAddress, address: ofAddress, name } = limits;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  /** The time of the failure whose age ends the limit; null below the limit. */
  const reachedUntil = ({ failures, within }: FailureLimit, condition: RawBuilder<unknown>) =>
    sql`(select failed_at + make_interval(secs => ${within / 1000}) from sign_in_failure
      where ${condition} and failed_at > ${before(within)} order by failed_at desc offset ${failures - 1} limit 1)`;
  const isName = sql`username = ${username}`;
  return await database.transaction().execute(async (transaction) => {
    for (const key of [`address ${address}`, `name ${username}`]) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    }
    await sql`delete from sign_in_failure where id in (select id from sign_in_failure
      where failed_at <= ${before(LONGEST_LIMIT_MS)}
      for update skip locked)`.execute(transaction);
    const { rows } = await sql<{ until: Date | null }>`select greatest(
      ${reachedUntil(nameAndAddress, sql`${isName} and address = ${address}`)},
      case when not exists (select from known_sign_in where ${isName} and address = ${address}
        and signed_in_at > ${knownSince(now)}) then greatest(${addressWaitsUntil(address, ofAddress, now)},
        ${name === null ? sql`null::timestamptz` : reachedUntil(name, isName)}) end) as until`.execute(transaction);
    const until = rows[0]?.until ?? null;
    if (until && until > now) return { isBooked: false, until };
    const { id } = await transaction
      .insertInto('sign_in_failure')
      .values({ username, address, failed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { isBooked: true, id };
  });
}

/** Of an attempt that is to count neither way. */
export async function removeAttempt(database: Kysely<Database>, id: number): Promise<void> {
  await database.deleteFrom('sign_in_failure').where('id', '=', id).execute();
}

/** Whether an address must wait before its next attempt, under any name. */
export async function mustWait(
  database: Kysely<Database>,
  address: string,
  limit: FailureLimit,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ until: Date | null }>`
    select ${addressWaitsUntil(address, limit, now)} as until`.execute(database);
  const until = rows[0]?.until ?? null;
  return until !== null && until > now;
}

export async function clearFailures(database: Kysely<Database>, { username, address }: Who): Promise<void> {
  await database
    .deleteFrom('sign_in_failure')
    .where('username', '=', username)
    .where('address', '=', address)
    .execute();
}

/** Forgets the failures of the name at this address, and knows the address from now on. */
export async function storeSuccessfulSignIn(
  database: Kysely<Database>,
  { username, address }: Who,
  now: Date,
): Promise<void> {
  await clearFailures(database, { username, address });
  await database
    .insertInto('known_sign_in')
    .values({ username, address, signed_in_at: now })
    .onConflict((conflict) => conflict.columns(['username', 'address']).doUpdateSet({ signed_in_at: now }))
    .execute();
}

export async function removeForgottenAddresses(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('known_sign_in').where('signed_in_at', '<=', knownSince(now)).execute();
}

/**
 * False when the password changed since it was read: a change that commits first is seen, and a later one ends this
 * session too.
 */
export async function insertSession(
  database: Kysely<Database>,
  { tokenHash, user, userAgent, now }: { tokenHash: Buffer; user: UserWithPassword; userAgent: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into session (token_hash, user_id, user_agent, created_at, last_used_at)
    select ${tokenHash}, id, ${storedUserAgent(userAgent)}, ${now}, ${now} from app_user
    where id = ${user.id} and password_hash = ${user.password_hash} and not is_disabled for share`.execute(database);
  return numAffectedRows === 1n;
}

/**
 * Deletes sessions that were revoked, idle for too long or too old. A session that was ended for a reason stays until
 * it would have expired, so that its token can report the reason.
 */
export async function removeEndedSessions(database: Kysely<Database>, now: Date): Promise<void> {
  const { idleSince, bornAfter } = activeSince(now);
  await database
    .deleteFrom('session')
    .where(({ eb, or }) =>
      or([
        eb('revoked_at', 'is not', null).and('ended_code', 'is', null),
        eb('last_used_at', '<=', idleSince),
        eb('created_at', '<=', bornAfter),
      ]),
    )
    .execute();
}

/** Ends the token, and every document that was opened with it. */
export async function revokeSession(database: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('session').set({ revoked_at: now }).where('token_hash', '=', tokenHash).execute();
    await transaction.deleteFrom('document').where('token_hash', '=', tokenHash).execute();
  });
}
