import { emailKey, type SignUpFields, signUpProblems } from '#domain/account/signUp.ts';
import { phoneDigits } from '#domain/phone.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { malformed } from '../../platform/http/refused.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { type CallLimit, countCall } from '../access/callLimits.ts';
import { requireHuman } from '../humanCheck/humanCheck.ts';
import { OPEN_ACCOUNT, SEND_VERIFICATION } from './accountJobs.ts';
import { applySignUp, markVerified } from './accountRepository.ts';
import { findPasswordOptions } from './accountSettings.ts';
import { passwordHash, refusedForm } from './newPassword.ts';
import type { AccountServices } from './services.ts';
import { findVerification, markUsed } from './tokenRepository.ts';

const SIGN_UPS: CallLimit = { call: 'signUp', perAddress: 20, perAccount: 5 };
const RESENDS: CallLimit = { call: 'resend', perAddress: 20, perAccount: 5 };

export interface SignUp extends SignUpFields {
  emailOption: boolean;
  verifyToken: string;
  address: string;
}

/** Reveals only what the input shows: a job checks afterwards whether the address already has an account. */
export async function signUp(services: AccountServices, typed: SignUp): Promise<void> {
  const { database, clock, ids, humanCheck } = services;
  const problems = signUpProblems(typed, await findPasswordOptions(database));
  if (problems.length > 0) throw refusedForm(problems);
  if (`${typed.name}${typed.company}`.includes('\0')) throw malformed('name and company cannot hold a NUL');
  const email = emailKey(typed.email);
  await countCall(database, SIGN_UPS, { address: typed.address, account: email, now: clock.now() });
  await requireHuman(humanCheck, typed.verifyToken);
  await addJob(database, OPEN_ACCOUNT, {
    cause: ids.secret(),
    email,
    signUp: {
      name: typed.name.trim(),
      company: typed.company.trim() || null,
      phone: phoneDigits(typed.phone) || null,
      emailOption: typed.emailOption,
      passwordHash: await passwordHash(typed.password),
    },
  });
}

export async function resendVerification(
  { database, clock, ids }: AccountServices,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const account = emailKey(email);
  await countCall(database, RESENDS, { address, account, now: clock.now() });
  await addJob(database, SEND_VERIFICATION, { cause: ids.secret(), email: account });
}

/**
 * Confirms that the address belongs to the user. The data of this email's sign-up takes effect, so that another sign-up
 * with the same address, before or after, gives no access with its own password. During its life a token gives the same
 * response again, because mail scanners open links.
 */
export async function verifyAddress({ database, clock }: AccountServices, token: string): Promise<void> {
  const now = clock.now();
  const isVerified = await database.transaction().execute(async (transaction) => {
    const found = await findVerification(transaction, token, now);
    if (!found) return false;
    if (found.isVerified) return true;
    if (found.signUp) await applySignUp(transaction, found.userId, found.signUp);
    await markVerified(transaction, found.userId);
    await markUsed(transaction, token, now);
    return true;
  });
  if (!isVerified) throw refusedForm([{ code: 'linkExpired', text: accessText('account.verification.failed') }]);
}
