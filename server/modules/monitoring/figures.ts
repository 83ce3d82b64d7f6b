import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { StorageFigures } from './storage.ts';

/** What the database says about the shop's work. It is the same on every server. */
export interface DatabaseFigures {
  /** Jobs that run or will run. */
  jobsWaiting: number;
  /** Jobs that used all their tries. */
  jobsDead: number;
  /** Orders that buyers submitted; imported ones do not count. */
  ordersSubmitted: number;
  /** Orders that no other program has yet. */
  ordersToExport: number;
  oldestToExportAt: Date | null;
  lastExportAt: Date | null;
  /** Payments whose outcome the gateway has not told yet. */
  paymentsUnknown: number;
  oldestUnknownAt: Date | null;
  /** Imports by state. */
  imports: Readonly<Record<string, number>>;
  catalogVersion: number;
}

/** What the figures are about. */
export interface Watched {
  /** Folders whose disks must not become full. */
  folders: readonly string[];
  /** The folder of automatic backups; null: none are made. */
  backupTo: string | null;
  /** Whether the shop itself exports orders. */
  hasOrderTarget: boolean;
}

export interface Figures extends DatabaseFigures, StorageFigures {
  readAt: Date;
}

export async function readDatabaseFigures(database: Kysely<Database>): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select jobs.*, exports.*, payments.*,
      (select coalesce(json_object_agg(state, n), '{}') from
        (select state, count(*)::integer as n from import_run group by state) states) as imports,
      (select coalesce(max(version), 0) from catalogue_version) as "catalogVersion"
    from (select count(*) filter (where attempts < max_attempts or locked_at is not null)::integer as "jobsWaiting",
        count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as "jobsDead"
      from graphile_worker._private_jobs) jobs,
    (select count(*)::integer as "ordersSubmitted",
        count(*) filter (where sent_at is null and acknowledged_at is null)::integer as "ordersToExport",
        min(added_at) filter (where sent_at is null and acknowledged_at is null) as "oldestToExportAt",
        max(greatest(sent_at, acknowledged_at)) as "lastExportAt" from order_export) exports,
    (select count(*)::integer as "paymentsUnknown", min(asked_at) as "oldestUnknownAt"
      from payment_attempt where state = 'asked') payments`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error('the figures of the database have no row');
  return figures;
}
