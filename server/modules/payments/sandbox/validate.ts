import { ISSUERS, type IssuerCode } from '#domain/payment/issuers.ts';
import type { Billing } from '#domain/payment/payment.ts';
import {
  DECLINES,
  findTestAccount,
  findTestCard,
  findTestToken,
  type TestCard,
  type TestOutcome,
  ZIP_OF_WRONG_ADDRESS,
} from '#domain/payment/testCards.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { Charge } from '../gateway.ts';
import { lastFour } from '../lastFour.ts';
import { readSandboxToken } from './sandboxTokens.ts';

export interface Validation {
  outcome: TestOutcome;
  lastFour: string;
  issuer: IssuerCode | null;
  /** Null unless it is declined. */
  reason: string | null;
  /** An eCheck is captured at once. */
  isTaken: boolean;
}

/** The outcome of a card, an account or a token by the test tables. Unlisted numbers are declined. */
export function validate({ source, billing }: Pick<Charge, 'source' | 'billing'>, now: Date): Validation {
  switch (source.kind) {
    case 'card':
      return declineOfCard(findTestCard(source.card.cardNumber), lastFour(source.card.cardNumber), billing);
    case 'token': {
      const made = readSandboxToken(source.token, now);
      const card = made ? made.card : findTestToken(source.token);
      const validated = declineOfCard(card, lastFour(card?.number ?? ''), billing);
      return made?.isAlive === false ? lapsed(validated) : validated;
    }
    case 'bank': {
      const outcome = findTestAccount(source.bank)?.outcome;
      return {
        outcome: outcome ?? 'declined',
        lastFour: lastFour(source.bank.accountNumber),
        issuer: ISSUERS.eCheck,
        reason: bankReason(outcome),
        isTaken: true,
      };
    }
  }
}

/** The token has expired: the card must be entered again. */
export function lapsed(validated: Validation): Validation {
  return { ...validated, outcome: 'declined', reason: accountText('payment.entryLapsed') };
}

/** A corrected address is accepted. */
function outcomeOf({ outcome }: TestCard, { zip }: Billing): TestOutcome {
  return outcome === 'wrongAddress' && zip === ZIP_OF_WRONG_ADDRESS ? 'approved' : outcome;
}

function declineOfCard(card: TestCard | null, lastFour: string, billing: Billing): Validation {
  const outcome = card ? outcomeOf(card, billing) : 'declined';
  return {
    outcome,
    lastFour,
    issuer: card?.issuer ?? null,
    reason: card ? (DECLINES[outcome]?.() ?? null) : accountText('payment.onlyTestCards'),
    isTaken: false,
  };
}

function bankReason(outcome: TestOutcome | undefined): string | null {
  if (outcome === undefined) return accountText('payment.onlyTestAccounts');
  return outcome === 'declined' ? accountText('payment.bankDeclined') : null;
}
