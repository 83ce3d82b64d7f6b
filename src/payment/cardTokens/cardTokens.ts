import type { CardEntry } from '#domain/payment/summary.ts';

/**
 * `wrong`: the payer can correct it, with this text. `failed`: nothing was charged, and it can be retried unchanged.
 */
export type TokenAnswer = { kind: 'token'; token: string } | { kind: 'wrong'; reason: string } | { kind: 'failed' };

/** Takes a card out of the browser to the gateway, past the shop. Every token is good for one payment. Never rejects. */
export interface CardTokens {
  tokenFor(entry: CardEntry): Promise<TokenAnswer>;
}
