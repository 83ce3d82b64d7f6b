import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';

/**
 * A puzzle for ALTCHA's widget (version 3). `verifyToken` is the widget's result: `{ challenge, solution }`, as JSON,
 * in base64.
 */
export const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    cost: Type.Integer(),
    expiresAt: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
  }),
  signature: Type.String(),
});
export type Challenge = Static<typeof Challenge>;

export const getHumanCheckChallenge = endpoint({
  method: 'GET',
  path: '/api/humancheck/challenge',
  access: 'anonymous',
  summary: 'Challenge of the built-in human check, valid once. 404 if another check is configured',
  answer: Challenge,
});
