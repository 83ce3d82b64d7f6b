import { randomBytes } from 'node:crypto';
import { findTestCard, TEST_CARDS, type TestCard } from '#domain/payment/testCards.ts';
import { TOKEN_LIFE_MS } from '#domain/settings/cardTokenService.ts';

const FORM = /^sandbox:(\d{1,3})-(\d{1,15})-[\w-]{16}$/;

/**
 * A token contains a test card's position in the table, and its creation time. It contains nothing of other card
 * numbers.
 */
export function sandboxToken(cardNumber: string, now: Date): string {
  const card = findTestCard(cardNumber);
  const place = card ? TEST_CARDS.indexOf(card) : TEST_CARDS.length;
  return `sandbox:${place}-${now.getTime()}-${randomBytes(12).toString('base64url')}`;
}

/** Null: this sandbox did not create it. */
export function readSandboxToken(token: string, now: Date): { card: TestCard | null; isAlive: boolean } | null {
  const [, place, madeAt] = FORM.exec(token) ?? [];
  if (place === undefined) return null;
  const age = now.getTime() - Number(madeAt);
  return { card: TEST_CARDS[Number(place)] ?? null, isAlive: age >= 0 && age <= TOKEN_LIFE_MS };
}

/** Tokens that were used, until they would be too old anyway. Each server knows its own. */
export function spentTokens() {
  const spent = new Map<string, number>();
  return {
    /** Whether it was not spent before; `sandbox:` and an outcome is good for ever. */
    spend: (token: string, now: Date): boolean => {
      if (!FORM.test(token)) return true;
      for (const [other, at] of spent) if (now.getTime() - at > TOKEN_LIFE_MS) spent.delete(other);
      if (spent.has(token)) return false;
      spent.set(token, now.getTime());
      return true;
    },
  };
}
