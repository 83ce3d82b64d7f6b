import type { CardTokenService } from '#domain/settings/cardTokenService.ts';
import { acceptJsTokens } from './acceptJs.ts';
import type { CardTokens } from './cardTokens.ts';
import { sandboxTokens } from './sandboxTokens.ts';

export function openCardTokens(service: CardTokenService, browser: Window): CardTokens {
  return service.service === 'acceptJs' ? acceptJsTokens(service, browser) : sandboxTokens(browser);
}

/** The service that accepts cards at the moment of a payment; null if the shop itself does. */
export function currentCardTokens(
  service: () => CardTokenService | null | undefined,
  browser: Window,
): () => CardTokens | null {
  return () => {
    const current = service();
    return current ? openCardTokens(current, browser) : null;
  };
}
