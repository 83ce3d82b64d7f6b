import { type Static, Type } from 'typebox';

/**
 * The service that takes a card from the browser and returns a token, which the shop receives instead (readings 130).
 * `acceptJs`: Authorize.Net, where login and client key name the account; neither is a secret. `sandbox`: the service
 * at `SANDBOX_TOKENS`.
 */
export const CardTokenService = Type.Union([
  Type.Object({ service: Type.Literal('sandbox') }),
  Type.Object({
    service: Type.Literal('acceptJs'),
    mode: Type.Enum(['test', 'live']),
    loginId: Type.String(),
    clientKey: Type.String(),
  }),
]);
export type CardTokenService = Static<typeof CardTokenService>;

/** This path is not a call of the API: its handler plays the gateway. */
export const SANDBOX_TOKENS = '/sandbox/card-tokens';

/** As any gateway's. */
export const TOKEN_LIFE_MS = 15 * 60_000;
