import { type Kysely, sql } from 'kysely';
import { connect } from '../connect.ts';
import { prepared } from '../prepared.ts';
import type { Database } from '../schema.ts';
import type { CustomerReads } from './customerReads.ts';
import { type ReplicaProblem, type ReplicaState, watchReplica } from './replicaState.ts';

export interface Replica extends CustomerReads {
  state(): ReplicaState;
  /** How many reads each served. */
  readonly reads: Readonly<Record<'primary' | 'replica', number>>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
/** A replica that does not answer is left alone soon: the primary is asked instead. */
const PATIENCE_MS = 2_000;

const SENTENCES: Readonly<Record<ReplicaProblem, string>> = {
  unreachable: 'it cannot be reached',
  notReplica: 'it is not a replica. It was promoted, or never was one',
  otherDatabase: 'it is a replica of another database',
  behind: 'it is too far behind',
};

export const describeProblem = (problem: ReplicaProblem): string => `The replica is not used: ${SENTENCES[problem]}.`;

/** Uses a streaming replica for the reads of a customer while it has that customer's last write and is not too old. */
export async function openReplica(
  { database, url, readUrl }: { database: Kysely<Database>; url: string; readUrl: string },
  { longestAgeMs, answerWithin }: { longestAgeMs: number; answerWithin: number },
  log: (line: string) => void,
): Promise<Replica> {
  const replica = connect(readUrl, { patience: PATIENCE_MS, answerWithin });
  const watch = watchReplica({ primary: url, replica: readUrl }, longestAgeMs);
  const reads = { primary: 0, replica: 0 };
  let state = await watch.look();
  log(state.problem === null ? 'The replica is used.' : describeProblem(state.problem));
  let looking: Promise<void> | null = null;

  const take = (next: ReplicaState) => {
    if (next.problem !== state.problem)
      log(next.problem === null ? 'The replica is used again.' : describeProblem(next.problem));
    state = next;
  };
  const look = () => {
    looking ??= watch
      .look()
      .then(take)
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();

  /** A place that the primary has not reached is of another cluster, from which the database was restored. */
  async function lastWrite(customerKey: number): Promise<bigint> {
    const { rows } = await sql<{ lsn: string }>`${prepared('last_write')}
      select (lsn - '0/0')::text as lsn from customer_write
      where customer_key = ${customerKey} and lsn <= pg_current_wal_insert_lsn()`.execute(database);
    return BigInt(rows[0]?.lsn ?? 0);
  }

  async function hasWrite(customerKey: number): Promise<boolean> {
    if (state.problem !== null) return false;
    const written = await lastWrite(customerKey);
    if (written > state.replayed) await look();
    return state.problem === null && written <= state.replayed;
  }

  return {
    state: () => state,
    reads,
    read: async (customerKey, read) => {
      if (await hasWrite(customerKey)) {
        try {
          const result = await read(replica, readUrl);
          reads.replica += 1;
          return result;
        } catch {
          // Whatever it was, the primary decides: a refusal comes again, a fault of the replica does not.
          await look();
        }
      }
      reads.primary += 1;
      return await read(database, null);
    },
    noteWrite: async (customerKey) => {
      await sql`insert into customer_write (customer_key, lsn) values (${customerKey}, pg_current_wal_insert_lsn())
        on conflict (customer_key) do update set lsn = pg_current_wal_insert_lsn()`.execute(database);
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all([watch.close(), replica.destroy()]);
    },
  };
}
