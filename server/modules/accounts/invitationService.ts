import type { Transaction } from 'kysely';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/refused.ts';
import type { CallerUser } from '../access/caller.ts';
import { type CallLimit, countCall } from '../access/callLimits.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { isEmailWaiting } from '../outbox/emailRepository.ts';
import { invitationExpiry } from '../retention/retention.ts';
import { type Invited, lockInvited } from './accountRepository.ts';
import { refusedForm } from './newPassword.ts';
import type { AccountServices } from './services.ts';
import { addToken, findActiveResets } from './tokenRepository.ts';

const INVITATIONS: CallLimit = { call: 'invite', perAddress: 100, perAccount: 5 };
/** No database has users beyond it. */
const USER_ID = /^\d{1,9}$/;

/** The email of an invitation, found again by its token. */
const causeOf = (tokenHash: Buffer) => tokenHash.toString('base64url');

async function invitable(transaction: Transaction<Database>, id: string): Promise<Invited & { email: string }> {
  const user = USER_ID.test(id) ? await lockInvited(transaction, Number(id)) : undefined;
  if (!user) throw notFound();
  const { email, isDisabled } = user;
  if (isDisabled) throw refusedForm([{ code: 'disabled', text: accessText('account.invitation.disabled') }]);
  if (email === null || !isEmailAddress(email))
    throw refusedForm([{ code: 'noEmail', text: accessText('account.invitation.noEmail') }]);
  return { ...user, email };
}

/** An email by which the user chooses a password. While one waits to be sent, asking again is the same invitation. */
export async function invite(
  { database, clock, ids, emails }: AccountServices,
  { id, by, address: callerAddress }: { id: string; by: CallerUser; address: string },
): Promise<void> {
  const now = clock.now();
  await database.transaction().execute((transaction) => invitable(transaction, id));
  await countCall(database, INVITATIONS, { address: callerAddress, account: id, now });
  await database.transaction().execute(async (transaction) => {
    const { id: userId, email: address, name, username } = await invitable(transaction, id);
    for (const tokenHash of await findActiveResets(transaction, userId, now)) {
      if (await isEmailWaiting(transaction, 'invitation', causeOf(tokenHash))) return;
    }
    const token = ids.secret();
    const expiresAt = invitationExpiry(now);
    const tokenHash = await addToken(transaction, { kind: 'reset', token, userId, expiresAt, signUp: null });
    const email = { kind: 'invitation', token, username } as const;
    await emails.add(transaction, { to: { address, name }, cause: causeOf(tokenHash), email, expiresAt });
    await addAudit(transaction, { at: now, userId: by.id, action: 'user.invite', subject: String(userId) });
  });
}
