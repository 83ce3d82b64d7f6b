import { type Static, Type } from 'typebox';

/**
 * Who takes a card from the browser and gives a token for it, which is sent to the shop in its place (readings 130). `acceptJs`:
 * Authorize.Net, to which login and client key name the account; neither is a secret. `sandbox`: whoever is asked at `SANDBOX_TOKENS`.
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

/** Not a call of the shop: what stands there plays the gateway. */
export const SANDBOX_TOKENS = '/sandbox/card-tokens';

/** As any gateway's. */
export const TOKEN_LIFE_MS = 15 * 60_000;
