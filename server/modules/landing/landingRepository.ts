import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { addAudit } from '../audit/auditRepository.ts';

/** How many of the last versions are kept. */
const KEPT_VERSIONS = 20;

export interface LandingRow {
  version: number;
  /** As some version of the shop wrote it. */
  layout: unknown;
}

/** Null before the first save. */
export async function findLanding(database: Kysely<Database>): Promise<LandingRow | null> {
  const found = await database
    .selectFrom('landing')
    .select(['version', 'layout'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** The name of the user who saved a version, and the time. */
export async function findLandingChange(
  database: Kysely<Database>,
  version: number,
): Promise<{ by: string | null; at: Date } | null> {
  const found = await database
    .selectFrom('landing')
    .leftJoin('app_user', 'app_user.id', 'landing.saved_by')
    .select(['app_user.name as by', 'landing.saved_at as at'])
    .where('landing.version', '=', version)
    .executeTakeFirst();
  return found ?? null;
}

/** A second simultaneous save waits here, and then finds the first one's version. */
export async function lockLanding(transaction: Transaction<Database>): Promise<LandingRow | null> {
  await sql`lock table landing in share row exclusive mode`.execute(transaction);
  return await findLanding(transaction);
}

export async function insertLanding(
  transaction: Transaction<Database>,
  { version, layout, userId, at }: { version: number; layout: object; userId: number; at: Date },
): Promise<void> {
  await transaction
    .insertInto('landing')
    .values({ version, layout: JSON.stringify(layout), saved_at: at, saved_by: userId })
    .execute();
  await transaction
    .deleteFrom('landing')
    .where('version', '<=', version - KEPT_VERSIONS)
    .execute();
  await addAudit(transaction, { at, userId, action: 'landing.save', subject: String(version) });
}
