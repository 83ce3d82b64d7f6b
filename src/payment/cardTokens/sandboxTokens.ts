import { SANDBOX_TOKENS } from '#domain/settings/cardTokenService.ts';
import type { CardTokens } from './cardTokens.ts';

const PATIENCE_MS = 15_000;

function tokenIn(answer: unknown): string | null {
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : null;
  return typeof token === 'string' ? token : null;
}

/** The simulated gateway is called like an external one: without the session of the shop. */
export function sandboxTokens(browser: Pick<Window, 'fetch'>): CardTokens {
  return {
    tokenFor: async ({ card: { cardNumber } }) => {
      try {
        const response = await browser.fetch(SANDBOX_TOKENS, {
          method: 'POST',
          credentials: 'omit',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ cardNumber }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const token = response.ok ? tokenIn(await response.json()) : null;
        return token === null ? { kind: 'failed' } : { kind: 'token', token };
      } catch {
        return { kind: 'failed' };
      }
    },
  };
}
