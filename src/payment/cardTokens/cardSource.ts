import type { Card } from '#domain/payment/payment.ts';
import type { CardEntry } from '#domain/payment/summary.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { CardTokens } from './cardTokens.ts';

export type CardSource = { creditCard: Card } | { paymentToken: string };

export type CardNotTaken = { kind: 'declined'; reason: string } | { kind: 'refused'; messages: string[] };

/** The card itself, or the gateway's token for it: every payment gets a new token. */
export async function cardSource(entry: CardEntry, tokens: CardTokens | null): Promise<CardSource | CardNotTaken> {
  if (!tokens) return { creditCard: entry.card };
  const taken = await tokens.tokenFor(entry);
  switch (taken.kind) {
    case 'token':
      return { paymentToken: taken.token };
    case 'wrong':
      return { kind: 'declined', reason: taken.reason };
    case 'failed':
      return { kind: 'refused', messages: [accountText('payment.cardNotTaken')] };
  }
}
