import type { Transaction } from 'kysely';
import { emailKey } from '#domain/account/signUp.ts';
import type { Answer } from '#domain/api/endpoint.ts';
import type { getResetUserType } from '#domain/api/password.ts';
import { fieldRequired } from '#domain/fields/fieldReasons.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { signInName } from '../access/attemptPassword.ts';
import type { CallerUser } from '../access/caller.ts';
import { type CallLimit, countCall } from '../access/callLimits.ts';
import { endSessions } from '../access/endSessions.ts';
import { clearFailures } from '../access/signInRepository.ts';
import { requireHuman } from '../humanCheck/humanCheck.ts';
import { SEND_RESET } from './accountJobs.ts';
import { markVerified, type PasswordOwner, updatePassword } from './accountRepository.ts';
import { passwordHash, refusedForm, requireGoodPassword } from './newPassword.ts';
import { passwordWrong, requireOwnPassword } from './ownPassword.ts';
import type { AccountServices } from './services.ts';
import { findReset, removeResets, useReset } from './tokenRepository.ts';

const RESET_REQUESTS: CallLimit = { call: 'requestReset', perAddress: 20, perAccount: 5 };
const LOOK_UPS: CallLimit = { call: 'resetUserType', perAddress: 60 };
const RESETS: CallLimit = { call: 'reset', perAddress: 60 };

const linkExpired = (): Reason => ({ code: 'linkExpired', text: accessText('account.password.linkDead') });
const passwordUnchanged = (): Reason => ({ code: 'passwordUnchanged', text: accessText('account.password.unchanged') });

interface Changed {
  userId: number;
  owner: PasswordOwner;
  /** The session that continues. */
  except: Buffer | null;
  cause: string;
}

/** The consequences of every new password. */
async function followUp(
  { clock, emails }: AccountServices,
  transaction: Transaction<Database>,
  { userId, owner, except, cause }: Changed,
): Promise<void> {
  const now = clock.now();
  await endSessions(transaction, { userId, except, code: 'passwordChanged', now });
  await removeResets(transaction, userId);
  if (owner.email === null) return;
  const email = { kind: 'passwordChanged', changedAt: now.toISOString() } as const;
  await emails.add(transaction, { to: { address: owner.email, name: owner.name }, cause, email });
}

/** Reveals nothing about accounts: a job looks the account up afterwards. */
export async function requestReset(
  { database, clock, ids, humanCheck }: AccountServices,
  typed: { emailOrUsername: string; verifyToken: string; address: string },
): Promise<void> {
  const name = emailKey(typed.emailOrUsername);
  if (name === '') {
    const reason = fieldRequired(accessText('account.fields.emailOrUsernameRequired'));
    throw refusedForm([{ ...reason, field: 'emailOrUsername' }]);
  }
  await countCall(database, RESET_REQUESTS, { address: typed.address, account: name, now: clock.now() });
  await requireHuman(humanCheck, typed.verifyToken);
  await addJob(database, SEND_RESET, { cause: ids.secret(), name });
}

export async function resetUserType(
  { database, clock }: AccountServices,
  { resetToken, address }: { resetToken: string; address: string },
): Promise<Answer<typeof getResetUserType>> {
  const now = clock.now();
  await countCall(database, LOOK_UPS, { address, now });
  const found = await findReset(database, resetToken, now);
  return found
    ? { errors: [], isB2B: found.sessionType !== 'Consumer' }
    : { errors: [linkExpired().text], code: linkExpired().code, isB2B: false };
}

export interface Reset {
  resetToken: string;
  password: string;
  verifyToken: string;
  /** Where one is given, it must be the account's. */
  email: string;
  address: string;
}

/** A token sets one new password; its holder has read the account's email, or knew its password. */
export async function resetPassword(services: AccountServices, typed: Reset): Promise<void> {
  const { database, clock, ids, humanCheck } = services;
  const now = clock.now();
  await requireGoodPassword(database, typed.password);
  await countCall(database, RESETS, { address: typed.address, now });
  await requireHuman(humanCheck, typed.verifyToken);
  const newHash = await passwordHash(typed.password);
  await database.transaction().execute(async (transaction) => {
    const userId = await useReset(transaction, typed.resetToken, now);
    const owner = userId === null ? undefined : await updatePassword(transaction, { userId, passwordHash: newHash });
    const isOwnersAddress = typed.email === '' || emailKey(typed.email) === emailKey(owner?.email ?? '');
    if (userId === null || !owner || !isOwnersAddress) throw refusedForm([linkExpired()]);
    await markVerified(transaction, userId);
    await clearFailures(transaction, { username: signInName(owner.username), address: typed.address });
    await followUp(services, transaction, { userId, owner, except: null, cause: ids.secret() });
  });
}

export interface PasswordChange {
  user: CallerUser;
  password: string;
  newPassword: string;
  address: string;
}

/** Every other session of the user ends, and every link that could set the password. */
export async function changePassword(services: AccountServices, typed: PasswordChange): Promise<void> {
  const { database, ids } = services;
  const { user, password, newPassword, address } = typed;
  await requireGoodPassword(database, newPassword);
  const { password_hash: before } = await requireOwnPassword(services, { user, password, address });
  if (newPassword === password) throw refusedForm([passwordUnchanged()]);
  const newHash = await passwordHash(newPassword);
  await database.transaction().execute(async (transaction) => {
    const owner = await updatePassword(transaction, { userId: user.id, before, passwordHash: newHash });
    if (!owner) throw refusedForm([passwordWrong()]);
    await followUp(services, transaction, { userId: user.id, owner, except: user.tokenHash, cause: ids.secret() });
  });
}
