import type pg from 'pg';
import { openPool, type PoolLimits } from '../pool.ts';

/** Why a replica is not used. */
export type ReplicaProblem = 'unreachable' | 'notReplica' | 'otherDatabase' | 'behind';

export interface ReplicaState {
  /** Null while it is used. */
  readonly problem: ReplicaProblem | null;
  /** How old its data are; null where that is not known. */
  readonly ageMs: number | null;
  /** The place in the write-ahead log that it has replayed at least. */
  readonly replayed: bigint;
}

interface Place {
  /** Which cluster and database it is. */
  database: string;
  isReplica: boolean;
  lsn: string;
}

/** An hour, at one look a second. */
const PLACES_KEPT = 3_600;
const LOOK_LIMITS: PoolLimits = { connections: 1, patience: 2_000, answerWithin: 2_000 };

const PLACE = `select (select system_identifier from pg_control_system())::text || ' ' || current_database() as database,
  pg_is_in_recovery() as "isReplica",
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::text as lsn`;

const placeOf = async (pool: pg.Pool): Promise<Place | undefined> => (await pool.query<Place>(PLACE)).rows[0];

export interface ReplicaWatch {
  look(): Promise<ReplicaState>;
  close(): Promise<void>;
}

/**
 * Compares a replica with its primary. Its age is the time since the primary was last at a place that the replica has
 * replayed: a quiet primary, a paused replica and clocks that differ do not falsify it.
 */
export function watchReplica(
  urls: { primary: string; replica: string },
  longestAgeMs: number,
  now: () => number = () => performance.now(),
): ReplicaWatch {
  const primary = openPool(urls.primary, LOOK_LIMITS);
  const replica = openPool(urls.replica, LOOK_LIMITS);
  /** Where the primary was at a time, oldest first, back to the newest one that the replica has replayed. */
  let seen: { at: number; lsn: bigint }[] = [];

  const ageAt = (replayed: bigint): number | null => {
    const covered = seen.findLastIndex(({ lsn }) => lsn <= replayed);
    seen = seen.slice(Math.max(covered, 0));
    const [oldest] = seen;
    return covered < 0 || oldest === undefined ? null : now() - oldest.at;
  };

  const problemOf = (
    ours: Place | undefined,
    theirs: Place | undefined,
    ageMs: number | null,
  ): ReplicaProblem | null => {
    if (theirs === undefined) return 'unreachable';
    if (!theirs.isReplica) return 'notReplica';
    if (ours !== undefined && ours.database !== theirs.database) return 'otherDatabase';
    return ageMs === null || ageMs > longestAgeMs ? 'behind' : null;
  };

  return {
    look: async () => {
      const at = now();
      const nothing = () => undefined;
      const ours = await placeOf(primary).catch(nothing);
      if (ours !== undefined) seen = [...seen, { at, lsn: BigInt(ours.lsn) }].slice(-PLACES_KEPT);
      const theirs = await placeOf(replica).catch(nothing);
      const replayed = BigInt(theirs?.isReplica ? theirs.lsn : 0);
      const ageMs = theirs?.isReplica ? ageAt(replayed) : null;
      return { problem: problemOf(ours, theirs, ageMs), ageMs, replayed };
    },
    close: async () => {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}
