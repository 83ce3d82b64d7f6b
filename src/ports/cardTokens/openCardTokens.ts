import type { CardTokenService } from '#domain/payment/cardTokenService.ts';
import { acceptJsTokens } from './acceptJs.ts';
import type { CardTokens } from './cardTokens.ts';
import { sandboxTokens } from './sandboxTokens.ts';

export function openCardTokens(service: CardTokenService, browser: Window): CardTokens {
  return service.service === 'acceptJs' ? acceptJsTokens(service, browser) : sandboxTokens(browser);
}
