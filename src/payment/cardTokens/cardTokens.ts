import type { CardEntry } from '#domain/payment/summary.ts';

/** `wrong`: whoever pays can mend it, by these words. `failed`: nothing was taken; it can be tried again as it is. */
export type TokenAnswer = { kind: 'token'; token: string } | { kind: 'wrong'; reason: string } | { kind: 'failed' };

/** Takes a card out of the browser to the gateway, past the shop. Every token is good for one payment. Never rejects. */
export interface CardTokens {
  tokenFor(entry: CardEntry): Promise<TokenAnswer>;
}
