import { hash, verify } from '@node-rs/argon2';
import { SESSION_IDLE_HOURS } from '../retention.ts';
import type { Services } from '../services.ts';
import {
  bookAttempt,
  type FailureLimits,
  findUserByName,
  insertSession,
  rememberRightSignIn,
} from './signInRepository.ts';
import { hashToken } from './token.ts';

const MINUTE_MS = 60_000;

/** Readings 40. */
const LIMITS: FailureLimits = {
  nameAndAddress: { failures: 10, within: 15 * MINUTE_MS },
  address: { failures: 100, within: 15 * MINUTE_MS },
  name: { failures: 50, within: 60 * MINUTE_MS },
};
const LONGEST_PASSWORD = 1024;

export type SignIn =
  | { outcome: 'signedIn'; token: string; expiresInSeconds: number }
  | { outcome: 'unknownUser' }
  | { outcome: 'tooManyFailures'; retryAfterSeconds: number };

/** Compared against when the user does not exist, so that both answers take equally long. */
const decoyHash = hash('no user has this password');

export async function signIn(
  { database, clock, ids }: Services,
  { username, password, address }: { username: string; password: string; address: string },
): Promise<SignIn> {
  const now = clock.now();
  const who = { username: username.trim().toLowerCase().slice(0, 200), address };
  const attempt = await bookAttempt(database, who, { limits: LIMITS, now });
  if (!attempt.isBooked) {
    const waitMs = attempt.until.getTime() - now.getTime();
    return { outcome: 'tooManyFailures', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  }
  const user = await findUserByName(database, who.username);
  const storedHash = user?.password_hash ?? (await decoyHash);
  const isRight = password.length <= LONGEST_PASSWORD && (await verify(storedHash, password));
  if (!user || !isRight) return { outcome: 'unknownUser' };
  await rememberRightSignIn(database, who, now);
  const token = ids.secret();
  await insertSession(database, { tokenHash: hashToken(token), userId: user.id, now });
  return { outcome: 'signedIn', token, expiresInSeconds: SESSION_IDLE_HOURS * 3600 };
}
