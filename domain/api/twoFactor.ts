import { type Static, Type } from 'typebox';
import { RECOVERY_CODES } from '../account/twoFactor.ts';
import { Code, Secret } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

export const TwoFactorState = Type.Object({
  isOn: Type.Boolean(),
  /** Recovery codes that have not been used. */
  codesLeft: Type.Integer(),
});
export type TwoFactorState = Static<typeof TwoFactorState>;

/** The secret of an authenticator app: to type, and as the address that its QR code contains. */
export const TwoFactorSecret = Type.Object({ secret: Type.String(), uri: Type.String() });
export type TwoFactorSecret = Static<typeof TwoFactorSecret>;

const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
const OwnPassword = Type.Object({ password: Secret });

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/twofactor',
  access: 'signedIn',
  summary: 'Whether your two-step sign-in is on, and how many recovery codes are left',
  answer: TwoFactorState,
});

export const setUpTwoFactor = endpoint({
  method: 'POST',
  path: '/api/twofactor/setup',
  access: 'signedIn',
  summary: 'Create a secret for your authenticator app. Sign-in does not change until a code confirms it',
  body: OwnPassword,
  answer: TwoFactorSecret,
  codes: ['passwordWrong', 'tooManyAttempts', 'twoFactorOn'],
});

export const turnOnTwoFactor = endpoint({
  method: 'POST',
  path: '/api/twofactor/on',
  access: 'signedIn',
  summary: `Turn on two-step sign-in with a code of your authenticator app. Returns ${RECOVERY_CODES} recovery codes, once`,
  body: Type.Object({ otp: Code }),
  answer: RecoveryCodes,
  codes: ['secondFactorWrong', 'twoFactorOff', 'twoFactorOn'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/twofactor/recoverycodes',
  access: 'signedIn',
  summary: `Replace your recovery codes by ${RECOVERY_CODES} new ones`,
  body: OwnPassword,
  answer: RecoveryCodes,
  codes: ['passwordWrong', 'tooManyAttempts', 'twoFactorOff'],
});

export const turnOffTwoFactor = endpoint({
  method: 'POST',
  path: '/api/twofactor/off',
  access: 'signedIn',
  summary: 'Turn off two-step sign-in and delete its secret and recovery codes',
  body: OwnPassword,
  answer: Done,
  codes: ['passwordWrong', 'tooManyAttempts'],
});
