import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** `url`: the address of the replica for other threads; null for the primary. */
type Read<Result> = (database: Kysely<Database>, url: string | null) => Promise<Result>;

/** Reads for one customer that may be a few seconds old, but never miss what the customer wrote. */
export interface CustomerReads {
  /** `read` may run on a replica. It only reads: after a failure of the replica it runs again, on the primary. */
  read<Result>(customerKey: number, read: Read<Result>): Promise<Result>;
  /** Later reads include what was committed for this customer before, on all servers. */
  noteWrite(customerKey: number): Promise<void>;
}

/** Without a replica, every read comes from the primary, and nothing has to be noted. */
export function primaryReads(database: Kysely<Database>): CustomerReads {
  return { read: (_customerKey, read) => read(database, null), noteWrite: async () => undefined };
}
