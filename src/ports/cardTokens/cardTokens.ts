import type { CardTokenService } from '#domain/payment/cardTokenService.ts';
import type { PaymentEntry } from '#domain/payment/summary.ts';
import { acceptJsTokens } from './acceptJs.ts';
import { sandboxTokens } from './sandboxTokens.ts';

/** `wrong`: whoever pays can mend it, by these words. `failed`: nothing was taken; it can be tried again as it is. */
export type TokenAnswer = { kind: 'token'; token: string } | { kind: 'wrong'; reason: string } | { kind: 'failed' };

/** Takes a card out of the browser to the gateway, past the shop. Every token is good for one payment. Never rejects. */
export interface CardTokens {
  tokenFor(entry: PaymentEntry): Promise<TokenAnswer>;
}

export function cardTokensOf(service: CardTokenService, browser: Window): CardTokens {
  return service.service === 'acceptJs' ? acceptJsTokens(service, browser) : sandboxTokens(browser);
}
