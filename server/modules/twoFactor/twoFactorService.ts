import { plainCode } from '#domain/account/twoFactor.ts';
import type { TwoFactorSecret } from '#domain/api/twoFactor.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { serverText } from '#domain/texts/serverText.ts';
import type { CallerUser } from '../access/caller.ts';
import { notifyOfTwoFactor } from '../accounts/accountNotices.ts';
import { refusedForm } from '../accounts/newPassword.ts';
import { requireOwnPassword } from '../accounts/ownPassword.ts';
import { newRecoveryCodes, newSecret, openSecret, recoveryHash, sealSecret, secretUri } from './secrets.ts';
import type { TwoFactorServices } from './services.ts';
import { stepOf } from './totp.ts';
import {
  findTwoFactor,
  lockTurnedOn,
  removeTwoFactor,
  replaceRecoveryCodes,
  storeSecret,
  turnOn,
} from './twoFactorRepository.ts';

const isOnReason = (): Reason => ({ code: 'twoFactorOn', text: serverText('twoFactor.isOn') });
const isOffReason = (): Reason => ({ code: 'twoFactorOff', text: serverText('twoFactor.isOff') });
const codeWrong = (): Reason => ({ code: 'secondFactorWrong', text: serverText('twoFactor.codeWrong') });

/** The password is asked for again, so that an open session alone changes nothing. */
interface Confirmed {
  user: CallerUser;
  password: string;
  address: string;
}

/** A new secret, which changes nothing before a code confirms it. */
export async function setUp(services: TwoFactorServices, typed: Confirmed, shop: string): Promise<TwoFactorSecret> {
  const { database, ids, encryption } = services;
  const { id, username } = typed.user;
  await requireOwnPassword(services, typed);
  const secret = newSecret(ids);
  if (!(await storeSecret(database, id, sealSecret(encryption, id, secret)))) throw refusedForm([isOnReason()]);
  return { secret, uri: secretUri({ shop, username, secret }) };
}

/** The first code proves that the app has the secret. Returns the recovery codes. */
export async function turnOnWith(services: TwoFactorServices, user: CallerUser, otp: string): Promise<string[]> {
  const { database, clock, ids, encryption } = services;
  const userId = user.id;
  const found = await findTwoFactor(database, userId);
  if (!found) throw refusedForm([isOffReason()]);
  if (found.isOn) throw refusedForm([isOnReason()]);
  const { sealedSecret } = found;
  const now = clock.now();
  const step = stepOf(openSecret(encryption, userId, sealedSecret), plainCode(otp), now);
  if (step === null) throw refusedForm([codeWrong()]);
  const codes = newRecoveryCodes(ids);
  await database.transaction().execute(async (transaction) => {
    if (!(await turnOn(transaction, { userId, sealedSecret, step, now }))) throw refusedForm([codeWrong()]);
    await replaceRecoveryCodes(transaction, userId, codes.map(recoveryHash));
    await notifyOfTwoFactor(transaction, { userId, change: 'on', now });
  });
  return codes;
}

export async function renewCodes(services: TwoFactorServices, typed: Confirmed): Promise<string[]> {
  const { database, clock, ids } = services;
  const userId = typed.user.id;
  await requireOwnPassword(services, typed);
  const codes = newRecoveryCodes(ids);
  await database.transaction().execute(async (transaction) => {
    if (!(await lockTurnedOn(transaction, userId))) throw refusedForm([isOffReason()]);
    await replaceRecoveryCodes(transaction, userId, codes.map(recoveryHash));
    await notifyOfTwoFactor(transaction, { userId, change: 'codes', now: clock.now() });
  });
  return codes;
}

export async function turnOff(services: TwoFactorServices, typed: Confirmed): Promise<void> {
  const { database, clock } = services;
  const userId = typed.user.id;
  await requireOwnPassword(services, typed);
  await database.transaction().execute(async (transaction) => {
    if (!(await removeTwoFactor(transaction, userId))) return;
    await notifyOfTwoFactor(transaction, { userId, change: 'off', now: clock.now() });
  });
}
