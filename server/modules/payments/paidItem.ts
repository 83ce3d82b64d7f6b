import type { Kysely, Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Attempt } from './attempt.ts';

/** An amount that is returned to the payer. */
export interface Reversal {
  readonly reference: string;
  readonly amount: Decimal;
  readonly now: Date;
}

/** The object of a payment, an order or entries of an account, with the consequences of kept or returned money. */
export interface PaidItem {
  /** Whether it was placed or booked, so that the money is the distributor's. */
  isEarned(database: Kysely<Database>, attempt: Attempt): Promise<boolean>;
  /** In the transaction that writes down that all of the payment was voided. */
  onVoided(transaction: Transaction<Database>, attempt: Attempt, reversal: Reversal): Promise<void>;
  /** In the transaction that writes down that this amount was refunded. */
  onRefunded(transaction: Transaction<Database>, attempt: Attempt, reversal: Reversal): Promise<void>;
}

/** Finds the object of a payment. */
export type PaidItemOf = (attempt: Attempt) => PaidItem;
