import type { Reason } from '#domain/refusal/coded.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { attemptPassword } from '../access/attemptPassword.ts';
import type { CallerUser } from '../access/caller.ts';
import type { UserWithPassword } from '../access/signInRepository.ts';
import { refusedForm } from './newPassword.ts';

export const passwordWrong = (): Reason => ({ code: 'passwordWrong', text: accessText('account.password.wrong') });

/** Throws unless this is the password of the signed-in user. Wrong ones count as failed sign-ins. */
export async function requireOwnPassword(
  services: Pick<Runtime, 'database' | 'clock'>,
  { user, password, address }: { user: CallerUser; password: string; address: string },
): Promise<UserWithPassword> {
  const attempt = await attemptPassword(services, { username: user.username, password, address });
  if (attempt.outcome === 'right') return attempt.user;
  if (attempt.outcome !== 'tooManyFailures') throw refusedForm([passwordWrong()]);
  const { retryAfterSeconds } = attempt;
  throw new Refused(429, 'tooManyAttempts', accessText('account.tooMany'), {
    errors: [accessText('account.tooMany')],
    retryAfterSeconds,
  });
}
