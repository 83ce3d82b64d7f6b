import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../platform/database/schema.ts';
import type { SignUpRecord } from '../../platform/database/signUpRecord.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { openWalkInAccount } from '../customers/walkIn.ts';
import { resetExpiry, verificationExpiry } from '../retention/retention.ts';
import { type Account, applySignUp, findAccounts, insertConsumer, isNameTaken, lockName } from './accountRepository.ts';
import type { AccountServices } from './services.ts';
import { addToken } from './tokenRepository.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/**
 * The work after a call that must not reveal whether an account exists: the call itself only validates its input and
 * adds one of these jobs, so that it takes equally long in both cases. `cause` identifies the call and its email.
 */
export const OPEN_ACCOUNT = {
  name: 'openAccount',
  payload: Type.Object({
    cause: Type.String(),
    email: Type.String(),
    signUp: Type.Object({
      name: Type.String(),
      company: NullableText,
      phone: NullableText,
      emailOption: Type.Boolean(),
      passwordHash: Type.String(),
    }),
  }),
  maxAttempts: 10,
};

export const SEND_VERIFICATION = {
  name: 'sendVerification',
  payload: Type.Object({ cause: Type.String(), email: Type.String() }),
  maxAttempts: 10,
};

export const SEND_RESET = {
  name: 'sendReset',
  payload: Type.Object({ cause: Type.String(), name: Type.String() }),
  maxAttempts: 10,
};

type Given = Pick<AccountServices, 'database' | 'clock' | 'ids' | 'emails'>;

interface Verification {
  userId: number;
  email: string;
  cause: string;
  signUp: SignUpRecord | null;
}

async function addVerification(
  { ids, clock, emails }: Given,
  transaction: Transaction<Database>,
  { userId, email, cause, signUp }: Verification,
): Promise<void> {
  const token = ids.secret();
  const expiresAt = verificationExpiry(clock.now());
  await addToken(transaction, { kind: 'verify', token, userId, expiresAt, signUp });
  const to = { address: email, name: '' };
  await emails.add(transaction, { to, cause, email: { kind: 'verifyAddress', token }, expiresAt });
}

/** The account whose address is not verified yet; null when an account with this address or name is in use. */
function unverifiedOf(accounts: readonly Account[]): Account | null {
  const [only, ...others] = accounts;
  return only && others.length === 0 && only.isConsumer && !only.isVerified ? only : null;
}

/**
 * Creates an account, repeats the sign-up of an unverified one, or notifies the owner of one that is in use (readings
 * 124).
 */
export function openAccount(given: Given): Job {
  return job(OPEN_ACCOUNT, async ({ cause, email, signUp }) => {
    await given.database.transaction().execute(async (transaction) => {
      await lockName(transaction, email);
      if (!(await isNameTaken(transaction, email))) {
        const userId = await insertConsumer(transaction, email, signUp);
        await openWalkInAccount(transaction, { userId, name: signUp.name });
        return await addVerification(given, transaction, { userId, email, cause, signUp });
      }
      const accounts = await findAccounts(transaction, email);
      const unverified = unverifiedOf(accounts);
      if (unverified) {
        await applySignUp(transaction, unverified.id, signUp);
        return await addVerification(given, transaction, { userId: unverified.id, email, cause, signUp });
      }
      const owner = accounts.find((account) => account.email !== null);
      if (!owner?.email) return;
      const to = { address: owner.email, name: owner.name };
      await given.emails.add(transaction, { to, cause, email: { kind: 'accountExists' } });
    });
  });
}

export function sendVerification(given: Given): Job {
  return job(SEND_VERIFICATION, async ({ cause, email }) => {
    await given.database.transaction().execute(async (transaction) => {
      await lockName(transaction, email);
      const unverified = unverifiedOf(await findAccounts(transaction, email));
      if (unverified) {
        await addVerification(given, transaction, { userId: unverified.id, email, cause, signUp: null });
      }
    });
  });
}

export function sendReset(given: Given): Job {
  const { database, clock, ids, emails } = given;
  return job(SEND_RESET, async ({ cause, name }) => {
    const expiresAt = resetExpiry(clock.now());
    await database.transaction().execute(async (transaction) => {
      for (const account of await findAccounts(transaction, name)) {
        if (account.email === null) continue;
        const token = ids.secret();
        await addToken(transaction, { kind: 'reset', token, userId: account.id, expiresAt, signUp: null });
        const email = { kind: 'resetPassword', token, username: account.username } as const;
        const to = { address: account.email, name: account.name };
        await emails.add(transaction, { to, cause: `${cause} ${account.id}`, email, expiresAt });
      }
    });
  });
}
