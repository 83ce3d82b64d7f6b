import { isOutgrown } from '#domain/account/passwordPolicy.ts';
import { hashToken } from '../../platform/http/token.ts';
import { attemptPassword } from '../access/attemptPassword.ts';
import { insertSession } from '../access/signInRepository.ts';
import { findPasswordOptions } from '../accounts/accountSettings.ts';
import { addToken } from '../accounts/tokenRepository.ts';
import { resetExpiry, SESSION_IDLE_HOURS } from '../retention/retention.ts';
import { checkSecondFactor } from '../twoFactor/secondFactor.ts';
import type { SessionServices } from './services.ts';

export type SignIn =
  | { outcome: 'signedIn'; token: string; expiresInSeconds: number }
  | { outcome: 'unknownUser' }
  | { outcome: 'tooManyFailures'; retryAfterSeconds: number }
  /** The password is right: only then the response reveals these outcomes. */
  | { outcome: 'disabled' | 'unverified' | 'secondFactor' | 'secondFactorWrong' }
  | { outcome: 'passwordExpired'; resetToken: string };

export async function signIn(
  services: SessionServices,
  typed: { username: string; password: string; otp: string; address: string; userAgent: string },
): Promise<SignIn> {
  const { database, clock, ids } = services;
  const attempt = await attemptPassword(services, typed, ({ id }) => checkSecondFactor(services, id, typed.otp));
  if (attempt.outcome === 'wrong') return { outcome: 'unknownUser' };
  if (attempt.outcome !== 'right') return attempt;
  const { user } = attempt;
  if (user.is_disabled) return { outcome: 'disabled' };
  if (!user.is_verified) return { outcome: 'unverified' };
  const now = clock.now();
  const token = ids.secret();
  if (isOutgrown(typed.password, await findPasswordOptions(database))) {
    await addToken(database, { kind: 'reset', token, userId: user.id, expiresAt: resetExpiry(now), signUp: null });
    return { outcome: 'passwordExpired', resetToken: token };
  }
  const hasBegun = await insertSession(database, {
    tokenHash: hashToken(token),
    user,
    userAgent: typed.userAgent,
    now,
  });
  if (!hasBegun) return { outcome: 'unknownUser' };
  return { outcome: 'signedIn', token, expiresInSeconds: SESSION_IDLE_HOURS * 3600 };
}
