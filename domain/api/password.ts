import { Type } from 'typebox';
import { ChosenPasswordOptions, PasswordOptions } from '../account/passwordPolicy.ts';
import { maybeCoded } from '../refusal/coded.ts';
import { Secret, Text } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

/** `message` is shown to the user. */
export const ActionResult = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });

export const getPasswordOptions = endpoint({
  method: 'GET',
  path: '/api/admin/passwordOptions',
  access: 'anonymous',
  summary: 'Password requirements',
  answer: PasswordOptions,
});

export const savePasswordOptions = endpoint({
  method: 'POST',
  path: '/api/admin/passwordOptions',
  access: 'admin',
  summary:
    'Set the password requirements. Users whose password does not meet them must choose a new one. The text of a refusal is its reason',
  body: ChosenPasswordOptions,
  refusesInText: true,
  answer: Done,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  access: 'signedIn',
  summary: 'Change your own password. Ends all your other sessions',
  body: Type.Object({ password: Secret, newPassword: Secret }),
  answer: ActionResult,
  codes: ['passwordRefused', 'passwordUnchanged', 'passwordWrong', 'tooManyAttempts'],
});

export const getResetUserType = endpoint({
  method: 'POST',
  path: '/api/password/userType',
  access: 'anonymous',
  summary: 'Whether a reset token belongs to a business user or a consumer. An expired token returns errors',
  body: Type.Object({ resetToken: Secret }),
  answer: Type.Object({ errors: Type.Array(Type.String()), isB2B: Type.Boolean(), ...maybeCoded }),
  codes: ['linkExpired', 'tooManyAttempts'],
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password/requestreset',
  access: 'anonymous',
  summary: 'Send a password reset email. The response is the same if the user does not exist',
  body: Type.Object({ emailOrUsername: Secret, verifyToken: Text }),
  answer: ActionResult,
  codes: ['humanCheckFailed', 'humanCheckUnavailable', 'invalidFields', 'tooManyAttempts'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/reset',
  access: 'anonymous',
  summary: 'Set a new password with a reset token, once. Ends all sessions of the user',
  body: Type.Object({
    password: Secret,
    resetToken: Secret,
    verifyToken: Text,
    email: Type.Optional(Type.Union([Secret, Type.Null()])),
  }),
  answer: ActionResult,
  codes: ['humanCheckFailed', 'humanCheckUnavailable', 'linkExpired', 'passwordRefused', 'tooManyAttempts'],
});
