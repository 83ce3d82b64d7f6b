import type { CardEntry } from '#domain/payment/summary.ts';

/**
 * `wrong`: the payer can correct it, with this text. `failed`: nothing was charged, and it can be retried unchanged.
 */
export type TokenAnswer = { kind: 'token'; token: string } | { kind: 'wrong'; reason: string } | { kind: 'failed' };

/**
 * Sends a card from the browser to the gateway without passing the shop. A token is valid for one payment. Never
 * rejects.
 */
export interface CardTokens {
  tokenFor(entry: CardEntry): Promise<TokenAnswer>;
}
