import type { Kysely, Transaction } from 'kysely';
import type { TwoFactorState } from '#domain/api/twoFactor.ts';
import type { Database } from '../../platform/database/schema.ts';

interface TwoFactor {
  sealedSecret: Buffer;
  isOn: boolean;
}

/** Undefined for a user who never began to set it up. */
export async function findTwoFactor(database: Kysely<Database>, userId: number): Promise<TwoFactor | undefined> {
  return await database
    .selectFrom('two_factor')
    .select(({ eb }) => [
      'sealed_secret as sealedSecret',
      eb('turned_on_at', 'is not', null).$castTo<boolean>().as('isOn'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function findState(database: Kysely<Database>, userId: number): Promise<TwoFactorState> {
  const found = await database
    .selectFrom('two_factor as t')
    .leftJoin('recovery_code as r', 'r.user_id', 't.user_id')
    .select(({ fn }) => [fn.count<string>('r.code_hash').as('codesLeft')])
    .where('t.user_id', '=', userId)
    .where('t.turned_on_at', 'is not', null)
    .groupBy('t.user_id')
    .executeTakeFirst();
  return { isOn: found !== undefined, codesLeft: Number(found?.codesLeft ?? 0) };
}

/** False if two-step sign-in is on: its secret stays. */
export async function storeSecret(database: Kysely<Database>, userId: number, sealedSecret: Buffer): Promise<boolean> {
  const stored = await database
    .insertInto('two_factor')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret })
        .where('two_factor.turned_on_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Turns on the secret that was confirmed; false if another one was stored, or turned on, meanwhile. */
export async function turnOn(
  transaction: Transaction<Database>,
  { userId, sealedSecret, step, now }: { userId: number; sealedSecret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('two_factor')
    .set({ turned_on_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('turned_on_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if two-step sign-in is not on. */
export async function lockTurnedOn(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('turned_on_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function replaceRecoveryCodes(
  transaction: Transaction<Database>,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Of two attempts with one code, and of older codes, only the first counts. */
export async function spendStep(database: Kysely<Database>, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function spendRecoveryCode(database: Kysely<Database>, userId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** False if it was not on. */
export async function removeTwoFactor(database: Kysely<Database>, userId: number): Promise<boolean> {
  const removed = await database
    .deleteFrom('two_factor')
    .where('user_id', '=', userId)
    .returning('turned_on_at')
    .executeTakeFirst();
  return Boolean(removed?.turned_on_at);
}
