import { sql } from 'kysely';
import type { Runtime } from '../../platform/runtime.ts';
import { StartError } from '../../platform/startError.ts';
import { notifyOfTwoFactor } from '../accounts/accountNotices.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { removeTwoFactor } from './twoFactorRepository.ts';

/** Turns off the two-step sign-in of a user who lost their codes, from the server's command line. */
export async function turnOffFor(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  name: string,
): Promise<string> {
  return await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; username: string }>`
      select id, username from app_user where lower(username) = ${name.trim().toLowerCase()}`.execute(transaction);
    const [user] = rows;
    if (!user) throw new StartError(`There is no user ${name}.`);
    const { id, username } = user;
    if (!(await removeTwoFactor(transaction, id))) throw new StartError(`${username} has no two-step sign-in.`);
    const now = clock.now();
    await notifyOfTwoFactor(transaction, { userId: id, change: 'off', now });
    await addAudit(transaction, {
      at: now,
      userId: null,
      action: 'user.twoFactorOff',
      subject: String(id),
      detail: username,
    });
    return username;
  });
}
