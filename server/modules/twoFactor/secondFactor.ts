import { isAppCode, plainCode } from '#domain/account/twoFactor.ts';
import type { SecondFactor } from '../access/attemptPassword.ts';
import { openSecret, recoveryHash } from './secrets.ts';
import type { TwoFactorServices } from './services.ts';
import { stepOf } from './totp.ts';
import { findTwoFactor, spendRecoveryCode, spendStep } from './twoFactorRepository.ts';

/** Checks the code of a user whose password is right, and uses it up. Right for users without two-step sign-in. */
export async function checkSecondFactor(
  { database, clock, encryption }: Pick<TwoFactorServices, 'database' | 'clock' | 'encryption'>,
  userId: number,
  otp: string,
): Promise<SecondFactor> {
  const found = await findTwoFactor(database, userId);
  if (!found?.isOn) return 'right';
  const code = plainCode(otp);
  if (code === '') return 'missing';
  if (!isAppCode(code)) return (await spendRecoveryCode(database, userId, recoveryHash(code))) ? 'right' : 'wrong';
  const step = stepOf(openSecret(encryption, userId, found.sealedSecret), code, clock.now());
  return step !== null && (await spendStep(database, userId, step)) ? 'right' : 'wrong';
}
