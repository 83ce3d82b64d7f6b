import { type Static, Type } from 'typebox';
import { coded } from '../refusal/coded.ts';
import { Code, Secret } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

export const CLIENT_ID = 'ecommerce';

/** The OAuth form of a refusal. `Bad Request` means an unknown user or a wrong password. */
export const TokenRefusal = Type.Object({
  error: Type.String(),
  error_description: Type.String(),
  ...coded,
  /** With the code `passwordExpired`: the token that sets a new password. */
  resetToken: Type.Optional(Type.String()),
});
export type TokenRefusal = Static<typeof TokenRefusal>;

export const requestToken = endpoint({
  method: 'POST',
  path: '/api/token',
  access: 'anonymous',
  summary:
    'Sign in: exchange a password or an authorization code for a token. 401 with the code `secondFactor` asks for the same call with `otp`',
  isForm: true,
  body: Type.Object({
    grant_type: Code,
    client_id: Type.Optional(Code),
    username: Type.Optional(Secret),
    password: Type.Optional(Secret),
    /** For users with two-step sign-in: a code of their app, or a recovery code. */
    otp: Type.Optional(Code),
    redirect_uri: Type.Optional(Secret),
    code: Type.Optional(Secret),
  }),
  answer: Type.Object({
    access_token: Type.String({ minLength: 1 }),
    token_type: Type.Optional(Type.String()),
    expires_in: Type.Optional(Type.Integer()),
  }),
  refusals: { 400: TokenRefusal, 401: TokenRefusal, 429: TokenRefusal, 503: TokenRefusal },
  codes: [
    'badCredentials',
    'codeRejected',
    'disabled',
    'passwordExpired',
    'secondFactor',
    'secondFactorWrong',
    'tooManyAttempts',
    'unknownClient',
    'unsupportedGrant',
    'unverified',
  ],
});

export const listDemoAccounts = endpoint({
  method: 'GET',
  path: '/api/demo/accounts',
  access: 'anonymous',
  summary: 'Demo accounts shown on the sign-in page. Empty on a live site',
  answer: Type.Array(Type.Object({ username: Type.String(), role: Type.String(), password: Type.String() })),
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/api/token/revoke',
  access: 'signedIn',
  isForPunchout: true,
  summary: 'Sign out. Revokes the token and all documents opened with it',
  answer: Done,
});
