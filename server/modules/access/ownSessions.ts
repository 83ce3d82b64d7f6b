import { type Kysely, sql } from 'kysely';
import { SESSIONS_LISTED, type SessionRow } from '#domain/api/sessions.ts';
import { deviceOf } from '#domain/session/device.ts';
import type { Database } from '../../platform/database/schema.ts';
import { activeSince } from '../retention/retention.ts';
import type { CallerUser } from './caller.ts';
import { revokeSession } from './signInRepository.ts';

const ownActive = (database: Kysely<Database>, userId: number, now: Date) => {
  const { idleSince, bornAfter } = activeSince(now);
  return database
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', idleSince)
    .where('created_at', '>', bornAfter);
};

/** The active sessions of a user, the caller's own first. */
export async function listOwnSessions(
  database: Kysely<Database>,
  { id, tokenHash }: Pick<CallerUser, 'id' | 'tokenHash'>,
  now: Date,
): Promise<SessionRow[]> {
  const rows = await ownActive(database, id, now)
    .select(['id', 'created_at', 'last_used_at', 'user_agent', 'punchout_visit_id'])
    .select(sql<boolean>`token_hash = ${tokenHash}`.as('is_current'))
    .orderBy('is_current', 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    ...deviceOf(row.user_agent),
    isCurrent: row.is_current,
    isPunchout: row.punchout_visit_id !== null,
  }));
}

/** False for a session that has ended, of another user, or that never was. */
export async function endOwnSession(
  database: Kysely<Database>,
  user: Pick<CallerUser, 'id'>,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const found = await ownActive(database, user.id, now).select('token_hash').where('id', '=', id).executeTakeFirst();
  if (!found) return false;
  await revokeSession(database, found.token_hash, now);
  return true;
}
