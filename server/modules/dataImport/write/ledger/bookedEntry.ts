import type { Transaction } from 'kysely';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { isCreditType } from '#domain/receivable/recordType.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import {
  applyCredits,
  type Entry,
  insertEntries,
  type KnownEntry,
  type NewApplication,
  updateEntries,
} from '../../../receivables/ledgerRepository.ts';
import type { Ledger } from '../../../receivables/lockLedger.ts';
import { type Candidate, refuse } from '../importTarget.ts';

/**
 * A file states the open balances of its documents, and locks the ledger; a call leaves balances to the shop, where
 * buyers pay meanwhile.
 */
export type Door = 'file' | 'call';

/** The entry of a batch's document in the ledger. */
export interface BookedEntry extends Entry {
  isNew: boolean;
  /** The new payments beyond the existing ones. */
  applications: readonly NewApplication[];
}

export const nameOf = ({ values }: Candidate) => ({ customerCode: values.customer ?? '', code: values.document ?? '' });

export function refuseFuture(row: Candidate, column: string, today: string): void {
  const date = row.values[column];
  if (date && date > today) refuse(row, column, ledgerTexts.future(column, date));
}

/** The ledger with the entries of earlier rows; their ids are below 0, so that they never equal a stored one. */
export class StagedLedger implements Ledger {
  private readonly added = new Map<string, KnownEntry>();
  private readonly books: Ledger;

  constructor(books: Ledger) {
    this.books = books;
  }

  customerKey(code: string): number | null {
    return this.books.customerKey(code);
  }

  entry(customerKey: number, code: string): KnownEntry | undefined {
    return this.books.entry(customerKey, code) ?? this.added.get(JSON.stringify([customerKey, code]));
  }

  add(entry: BookedEntry): void {
    if (!entry.isNew) return;
    const { customerKey, code, recordType, initial } = entry;
    const known = { ...entry, isCredit: isCreditType(recordType), balance: initial, applied: new Map() };
    this.added.set(JSON.stringify([customerKey, code]), { ...known, id: -1 - this.added.size });
  }
}

/** In a constant number of statements. */
export async function writeEntries(
  transaction: Transaction<Database>,
  entries: readonly BookedEntry[],
  appliedOn: string,
): Promise<void> {
  await insertEntries(
    transaction,
    entries.filter(({ isNew }) => isNew),
  );
  await updateEntries(
    transaction,
    entries.filter(({ isNew }) => !isNew),
  );
  await applyCredits(
    transaction,
    entries.flatMap(({ applications }) => applications),
    appliedOn,
  );
}
