import { hash, verify } from '@node-rs/argon2';
import type { Runtime } from '../../platform/runtime.ts';
import {
  bookAttempt,
  type FailureLimits,
  findUserByName,
  mustWait,
  removeAttempt,
  storeSuccessfulSignIn,
  type UserWithPassword,
} from './signInRepository.ts';

const MINUTE_MS = 60_000;

/** Readings 40; a shared address waits instead of being shut out. */
const OF_USERS: FailureLimits = {
  nameAndAddress: { failures: 10, within: 15 * MINUTE_MS },
  address: { failures: 100, within: 15 * MINUTE_MS },
  name: { failures: 50, within: 60 * MINUTE_MS },
};
/** A procurement system cannot ask for another secret: guesses from elsewhere do not lock it. */
const OF_PARTNERS: FailureLimits = { ...OF_USERS, name: null };
const LIMITS = { user: OF_USERS, partner: OF_PARTNERS };
const LONGEST_TRIED = 1024;

/** What two-step sign-in says of a user whose password is right. */
export type SecondFactor = 'right' | 'missing' | 'wrong';

export type PasswordAttempt =
  | { outcome: 'right'; user: UserWithPassword }
  | { outcome: 'wrong' }
  /** The password is right, and the code is missing or wrong. */
  | { outcome: 'secondFactor' | 'secondFactorWrong' }
  | { outcome: 'tooManyFailures'; retryAfterSeconds: number };

/** The hash to verify when the user does not exist, so that both responses take equally long. */
const decoyHash = hash('no user has this password');

export function signInName(username: string): string {
  return username.trim().toLowerCase().slice(0, 200);
}

type Attempt =
  | { outcome: 'right' | 'wrong' | 'unfinished' }
  | { outcome: 'tooManyFailures'; retryAfterSeconds: number };

/**
 * Validates a secret that the caller may be guessing. After too many failures, by this name or from this address,
 * further attempts are refused unchecked. Guesses from other addresses do not lock a partner. An unfinished attempt
 * neither counts as a failure nor clears earlier ones.
 */
export async function attempt(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { of, ...who }: { of: keyof typeof LIMITS; username: string; address: string },
  isRight: () => Promise<boolean | 'unfinished'>,
): Promise<Attempt> {
  const now = clock.now();
  const booked = await bookAttempt(database, who, { limits: LIMITS[of], now });
  if (!booked.isBooked) {
    const waitMs = booked.until.getTime() - now.getTime();
    return { outcome: 'tooManyFailures', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  }
  const checked = await isRight();
  if (checked === 'unfinished') {
    await removeAttempt(database, booked.id);
    return { outcome: 'unfinished' };
  }
  if (!checked) return { outcome: 'wrong' };
  await storeSuccessfulSignIn(database, who, now);
  return { outcome: 'right' };
}

/** Whether this address must wait, so that its request need not be read. */
export async function isWaiting(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  address: string,
): Promise<boolean> {
  return await mustWait(database, address, OF_PARTNERS.address, clock.now());
}

/**
 * Whether this is the user's password, and the second factor is right where it is asked for. Guessing is limited over
 * all calls that check a password.
 */
export async function attemptPassword(
  services: Pick<Runtime, 'database' | 'clock'>,
  { username, password, address }: { username: string; password: string; address: string },
  secondFactorOf: (user: UserWithPassword) => Promise<SecondFactor> = async () => 'right',
): Promise<PasswordAttempt> {
  const name = signInName(username);
  let user: UserWithPassword | undefined;
  let secondFactor: SecondFactor | null = null;
  const attempted = await attempt(services, { of: 'user', username: name, address }, async () => {
    user = await findUserByName(services.database, name);
    const storedHash = user?.password_hash ?? (await decoyHash);
    if (password.length > LONGEST_TRIED || !(await verify(storedHash, password)) || !user) return false;
    secondFactor = await secondFactorOf(user);
    return secondFactor === 'missing' ? 'unfinished' : secondFactor === 'right';
  });
  if (attempted.outcome === 'tooManyFailures') return attempted;
  if (attempted.outcome === 'unfinished') return { outcome: 'secondFactor' };
  if (attempted.outcome === 'right' && user) return { outcome: 'right', user };
  return { outcome: secondFactor === 'wrong' ? 'secondFactorWrong' : 'wrong' };
}
