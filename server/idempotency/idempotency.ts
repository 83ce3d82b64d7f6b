import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refused } from '../http/refused.ts';

/** A request that is answered once: the same key brings the first answer again, for ever. */
export interface Once {
  key: string;
  userId: number;
  /** Which call, and on what. */
  call: string;
  body: unknown;
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null, sorted))
    .digest('hex');
}

function keyReused(): Refused {
  return new Refused(409, 'This Idempotency-Key belongs to another request', { code: 'idempotencyKeyReused' });
}

/** The first answer under this key, or null. Refused with 409 when the key was used by another user, call or body. */
export async function findFirstAnswer<T>(database: Kysely<Database>, once: Once): Promise<{ answer: T } | null> {
  const row = await database
    .selectFrom('idempotent_result')
    .select(['user_id', 'call', 'request_hash', 'answer'])
    .where('key', '=', once.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.user_id !== once.userId || row.call !== once.call || row.request_hash !== hashOf(once.body))
    throw keyReused();
  return { answer: row.answer as T };
}

/** The answer that a call of this user was given under a key, whatever its body was. */
export async function findAnswerOf<T>(
  database: Kysely<Database>,
  { key, userId, call }: Omit<Once, 'body'>,
): Promise<{ answer: T } | null> {
  const row = await database
    .selectFrom('idempotent_result')
    .select('answer')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .executeTakeFirst();
  return row ? { answer: row.answer as T } : null;
}

/** Keeps an answer in the transaction of what it tells of. Waits for a rival with the same key, and is refused after it. */
export async function keepFirstAnswer(
  transaction: Transaction<Database>,
  once: Once,
  answer: unknown,
  now: Date,
): Promise<void> {
  const kept = await transaction
    .insertInto('idempotent_result')
    .values({
      key: once.key,
      user_id: once.userId,
      call: once.call,
      request_hash: hashOf(once.body),
      answer: JSON.stringify(answer),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!kept) throw keyReused();
}
