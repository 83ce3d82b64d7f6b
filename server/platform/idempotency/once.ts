import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { serverText } from '#domain/texts/serverText.ts';
import type { Database } from '../database/schema.ts';
import { Refused } from '../http/refused.ts';

/** A call that a client may repeat under its Idempotency-Key without its being done again. */
export interface RepeatableCall {
  name: string;
  /** How long its first response is repeated; null without a time limit. */
  keptDays: number | null;
}

/** One call under one key. The key belongs to this user, this customer, this call and this input. */
export interface Once {
  key: string;
  call: RepeatableCall;
  /** Null when the caller is not signed in, or without a customer. */
  userId: number | null;
  customerKey: number | null;
  asked: unknown;
}

interface KeyedCall {
  readonly caller: { readonly user: { readonly id: number } | null; readonly customerKey: number | null };
  readonly idempotencyKey: string | null;
  readonly body?: unknown;
}

/**
 * The call with its key; null when it has none. `asked`: the part of the call that the key identifies, if not all of
 * it.
 */
export function onceOf(
  { caller, idempotencyKey: key, body }: KeyedCall,
  call: RepeatableCall,
  asked: unknown = body,
): Once | null {
  const { user, customerKey } = caller;
  return key === null ? null : { key, call, userId: user?.id ?? null, customerKey, asked };
}

function storedCall({ call, customerKey }: Pick<Once, 'call' | 'customerKey'>): string {
  return customerKey === null ? call.name : `${call.name} for ${customerKey}`;
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Equal for equal requests, regardless of the order of their fields. */
export function hashOf(asked: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(asked ?? null, sorted))
    .digest('hex');
}

/**
 * Writes once per key, and answers a repetition with the first response. Write and response are committed together; a
 * concurrent call with the same key waits for the first one. Refused with 409 when another user or customer, another
 * call or other input used the key. A write that throws leaves its key free.
 */
export async function once<T>(
  transaction: Transaction<Database>,
  request: Once | null,
  now: Date,
  write: () => Promise<T>,
): Promise<T> {
  if (!request) return await write();
  if (!(await takeKey(transaction, request, now))) return await findFirstAnswer(transaction, request);
  const answer = await write();
  await keepAnswer(transaction, request.key, answer);
  return answer;
}

/**
 * As `once`, for work that continues after this transaction: a new key is taken, and has no response until `keepAnswer`
 * sets it or `freeKey` frees the key. Null for a new key; `answer` null while the work of an old one continues.
 */
export async function takeOnce<T>(
  transaction: Transaction<Database>,
  request: Once,
  now: Date,
): Promise<{ answer: T | null } | null> {
  if (await takeKey(transaction, request, now)) return null;
  return { answer: await findFirstAnswer<T | null>(transaction, request) };
}

export async function keepAnswer(transaction: Transaction<Database>, key: string, answer: unknown): Promise<void> {
  await transaction
    .updateTable('idempotent_result')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

/** The call had no effect: it may be made again under the same key. */
export async function freeKey(transaction: Transaction<Database>, key: string): Promise<void> {
  await transaction.deleteFrom('idempotent_result').where('key', '=', key).execute();
}

/** Whether the key is new. It then belongs to this transaction: others see it only together with the response. */
async function takeKey(transaction: Transaction<Database>, request: Once, now: Date): Promise<boolean> {
  const { key, userId, call, asked } = request;
  const taken = await transaction
    .insertInto('idempotent_result')
    .values({
      key,
      user_id: userId,
      call: storedCall(request),
      request_hash: hashOf(asked),
      answer: 'null',
      created_at: now,
      expires_at: call.keptDays === null ? null : new Date(now.getTime() + call.keptDays * 86_400_000),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

async function findFirstAnswer<T>(transaction: Transaction<Database>, request: Once): Promise<T> {
  const first = await transaction
    .selectFrom('idempotent_result')
    .select(['user_id', 'call', 'request_hash', 'answer'])
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  const isSame =
    first.user_id === request.userId &&
    first.call === storedCall(request) &&
    first.request_hash === hashOf(request.asked);
  if (!isSame) {
    throw new Refused(409, 'idempotencyKeyReused', serverText('request.sentBefore'), {
      details: ['This Idempotency-Key belongs to another request'],
    });
  }
  return first.answer as T;
}

/** The response stored under a key, regardless of the request; null when there is none yet. */
export async function findAnswerOf<T>(
  database: Kysely<Database>,
  request: Omit<Once, 'asked'>,
): Promise<{ answer: T } | null> {
  const row = await database
    .selectFrom('idempotent_result')
    .select('answer')
    .where('key', '=', request.key)
    .where('user_id', 'is not distinct from', request.userId)
    .where('call', '=', storedCall(request))
    .executeTakeFirst();
  return row ? { answer: row.answer as T } : null;
}

/** Those that are repeated for ever have no expiry, and stay. */
export async function removeExpiredAnswers(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('idempotent_result').where('expires_at', '<=', now).execute();
}
