import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import type { GatewayConfig } from './gatewayConfig.ts';

/** The service that turns cards into tokens; null when browsers send cards to the shop. */
export function cardTokenService({
  paymentTokens,
  authorizeNet,
}: GatewayConfig & { readonly paymentTokens: boolean }): CardTokenService | null {
  if (!paymentTokens) return null;
  if (authorizeNet === null) return { service: 'sandbox' };
  const { mode, loginId, clientKey } = authorizeNet;
  return { service: 'acceptJs', mode, loginId, clientKey: clientKey ?? '' };
}

interface Sources {
  scripts: readonly string[];
  calls: readonly string[];
}

const NONE: Sources = { scripts: [], calls: [] };

const ACCEPT_JS: Readonly<Record<'test' | 'live', Sources>> = {
  test: { scripts: ['https://jstest.authorize.net'], calls: ['https://apitest.authorize.net'] },
  live: {
    scripts: ['https://js.authorize.net'],
    calls: ['https://api.authorize.net', 'https://api2.authorize.net'],
  },
};

/** The origins of the card script, and of the calls that it makes. */
export function cardTokenSources(tokens: CardTokenService | null): Sources {
  return tokens?.service === 'acceptJs' ? ACCEPT_JS[tokens.mode] : NONE;
}
