import type { Transaction } from 'kysely';
import { changesBetween } from '#domain/fields/differences.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { ShopUser, UserChange } from '#domain/users/shopUser.ts';
import { USER_FIELDS } from '#domain/users/userFields.ts';
import { type DecidedUser, decidedUser, trimmedUser, userProblems } from '#domain/users/userRules.ts';
import { userTexts } from '#domain/users/userTexts.ts';
import type { Database } from '../../platform/database/schema.ts';
import { malformed, notFound, Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { endSessions } from '../access/endSessions.ts';
import { notifyOldAddresses } from '../accounts/accountNotices.ts';
import { isNameTaken, lockName } from '../accounts/accountRepository.ts';
import { passwordHash, refusedForm } from '../accounts/newPassword.ts';
import { removeResets } from '../accounts/tokenRepository.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { countCustomers, findUser, hasAdmin, lockUsers } from './userRepository.ts';
import { insertUser, setDisabled, updateUser } from './writeUser.ts';

interface Who {
  userId: number;
  at: Date;
}

function requireStorable(change: UserChange): void {
  if (JSON.stringify(change).includes('\\u0000')) throw malformed('a user cannot hold a NUL');
}

function usernameTaken({ username }: DecidedUser): Reason {
  return { code: 'usernameTaken', params: { username }, text: adminText('user.usernameTaken', { username }) };
}

function unknownCustomers(count: number): Reason {
  return { code: 'unknownCustomers', params: { count }, text: userTexts.unknownCustomers(count) };
}

/** Throws with every reason at once why the change is not valid. */
async function assertValid(
  transaction: Transaction<Database>,
  change: DecidedUser,
  before: ShopUser | null,
): Promise<void> {
  const name = change.username.toLowerCase();
  await lockName(transaction, name);
  const isTaken = name !== before?.username.toLowerCase() && (await isNameTaken(transaction, name));
  const missing = change.customerKeys.length - (await countCustomers(transaction, change.customerKeys));
  const problems = [
    ...userProblems(change),
    ...(isTaken ? [usernameTaken(change)] : []),
    ...(missing > 0 ? [unknownCustomers(missing)] : []),
  ];
  if (problems.length > 0) throw refusedForm(problems);
}

async function reload(transaction: Transaction<Database>, id: number): Promise<ShopUser> {
  const user = await findUser(transaction, id);
  if (!user) throw notFound();
  return user;
}

/** The user at this version; throws with the newest one when another admin changed it since. */
async function lockAtVersion(transaction: Transaction<Database>, id: number, version: number): Promise<ShopUser> {
  await lockUsers(transaction);
  const before = await reload(transaction, id);
  if (before.version === version) return before;
  throw new Refused(409, 'staleVersion', adminText('user.changedElsewhere'), {
    errors: [adminText('user.changedElsewhere')],
    extra: { user: before },
  });
}

/** Requires that at least one user can open the admin pages after the write. */
async function requireAdmin(transaction: Transaction<Database>): Promise<void> {
  if (!(await hasAdmin(transaction))) {
    throw refusedForm([{ code: 'lastAdmin', text: adminText('user.lastAdmin') }]);
  }
}

export async function addUser({ database, ids }: Runtime, { userId, at }: Who, sent: UserChange): Promise<ShopUser> {
  requireStorable(sent);
  const change = decidedUser(trimmedUser(sent), []);
  const unknown = await passwordHash(ids.secret());
  return await database.transaction().execute(async (transaction) => {
    await lockUsers(transaction);
    await assertValid(transaction, change, null);
    const id = await insertUser(transaction, change, unknown);
    await addAudit(transaction, { at, userId, action: 'user.add', subject: String(id), detail: change.username });
    return await reload(transaction, id);
  });
}

/** Changes the user that was read at `version`. A user with a new type must sign in again. */
export async function changeUser(
  { database }: Runtime,
  { userId, at }: Who,
  id: number,
  sent: UserChange & { version: number },
): Promise<ShopUser> {
  requireStorable(sent);
  const { version, ...trimmed } = trimmedUser(sent);
  return await database.transaction().execute(async (transaction) => {
    const before = await lockAtVersion(transaction, id, version);
    const change = decidedUser(trimmed, before.customers);
    await assertValid(transaction, change, before);
    await notifyOldAddresses(transaction, [{ username: before.username, email: change.email }], at);
    await updateUser(transaction, id, { change, version: version + 1 });
    const after = await reload(transaction, id);
    if (before.isAdmin) await requireAdmin(transaction);
    if (before.type !== after.type) {
      await endSessions(transaction, { userId: id, except: null, code: 'sessionExpired', now: at });
    }
    const detail = after.username;
    const changes = changesBetween(USER_FIELDS, before, after);
    await addAudit(transaction, { at, userId, action: 'user.change', subject: String(id), detail, changes });
    return after;
  });
}

/** Disables an account and ends its sessions and links, or enables it again. An unchanged state stays. */
export async function disableUser(
  { database }: Runtime,
  { userId, at }: Who,
  { id, version, isDisabled }: { id: number; version: number; isDisabled: boolean },
): Promise<ShopUser> {
  return await database.transaction().execute(async (transaction) => {
    const before = await lockAtVersion(transaction, id, version);
    if (before.isDisabled === isDisabled) return before;
    await setDisabled(transaction, id, { isDisabled, version: version + 1 });
    if (isDisabled) {
      await requireAdmin(transaction);
      await endSessions(transaction, { userId: id, except: null, code: 'sessionExpired', now: at });
      await removeResets(transaction, id);
    }
    const action = isDisabled ? 'user.disable' : 'user.enable';
    await addAudit(transaction, { at, userId, action, subject: String(id), detail: before.username });
    return await reload(transaction, id);
  });
}
