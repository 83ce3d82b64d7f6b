import { hash, verify } from '@node-rs/argon2';
import { SESSION_IDLE_HOURS } from '../retention.ts';
import type { Services } from '../services.ts';
import { bookAttempt, clearFailures, findUserByName, insertSession } from './signInRepository.ts';
import { hashToken } from './token.ts';

/** 10 failures in 15 minutes per user and address (readings 40). */
const FAILURE_LIMIT = 10;
const FAILURE_WINDOW_MS = 15 * 60_000;
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
  const since = new Date(now.getTime() - FAILURE_WINDOW_MS);
  const attempt = await bookAttempt(database, who, { limit: FAILURE_LIMIT, since, now });
  if (!attempt.isBooked) {
    const waitMs = attempt.oldest.getTime() + FAILURE_WINDOW_MS - now.getTime();
    return { outcome: 'tooManyFailures', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  }
  const user = await findUserByName(database, who.username);
  const storedHash = user?.password_hash ?? (await decoyHash);
  const isRight = password.length <= LONGEST_PASSWORD && (await verify(storedHash, password));
  if (!user || !isRight) return { outcome: 'unknownUser' };
  await clearFailures(database, who);
  const token = ids.secret();
  await insertSession(database, { tokenHash: hashToken(token), userId: user.id, now });
  return { outcome: 'signedIn', token, expiresInSeconds: SESSION_IDLE_HOURS * 3600 };
}
