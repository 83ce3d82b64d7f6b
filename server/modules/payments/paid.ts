import type { Kysely, Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Attempt } from './attempt.ts';

/** Money that goes back to who paid. */
export interface Reversal {
  readonly reference: string;
  readonly amount: Decimal;
  readonly now: Date;
}

/** What is paid, as far as money that was taken or goes back concerns it. */
export interface Paid {
  /** Whether it was placed, or booked: the money is ours. */
  isEarned(database: Kysely<Database>, attempt: Attempt): Promise<boolean>;
  /** In the transaction that writes down that all of the payment was voided. */
  onVoided(transaction: Transaction<Database>, attempt: Attempt, reversal: Reversal): Promise<void>;
  /** In the transaction that writes down that this amount was refunded. */
  onRefunded(transaction: Transaction<Database>, attempt: Attempt, reversal: Reversal): Promise<void>;
}

/** What this payment paid. */
export type PaidBy = (attempt: Attempt) => Paid;
