import { Type } from 'typebox';
import { ChosenPasswordOptions, PasswordOptions } from '../account/passwordPolicy.ts';
import { Secret, Text } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

/** `message` is what the person who asked is shown. */
export const Told = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });

export const getPasswordOptions = endpoint({
  method: 'GET',
  path: '/api/admin/passwordOptions',
  access: 'anonymous',
  summary: 'What a new password needs',
  answer: PasswordOptions,
});

export const savePasswordOptions = endpoint({
  method: 'POST',
  path: '/api/admin/passwordOptions',
  access: 'admin',
  summary:
    'Set what a new password needs; who signs in with one that does not meet it has to choose another. The text of a refusal is its reason',
  body: ChosenPasswordOptions,
  refusesInText: true,
  answer: Done,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  access: 'signedIn',
  summary: 'Change the own password; every other session of the user ends',
  body: Type.Object({ password: Secret, newPassword: Secret }),
  answer: Told,
});

export const getResetUserType = endpoint({
  method: 'POST',
  path: '/api/password/userType',
  access: 'anonymous',
  summary:
    'Whose password a reset token is for: a business user or a consumer; a token that no longer counts has errors',
  body: Type.Object({ resetToken: Secret }),
  answer: Type.Object({ errors: Type.Array(Type.String()), isB2B: Type.Boolean() }),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password/requestreset',
  access: 'anonymous',
  summary: 'Have a letter with a reset link sent; the answer is the same whether the user exists or not',
  body: Type.Object({ emailOrUsername: Secret, verifyToken: Text }),
  answer: Told,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/reset',
  access: 'anonymous',
  summary: 'Set a new password with a reset token, once; every session of the user ends',
  body: Type.Object({
    password: Secret,
    resetToken: Secret,
    verifyToken: Text,
    email: Type.Optional(Type.Union([Secret, Type.Null()])),
  }),
  answer: Told,
});
