import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuditPerson } from '#domain/api/audit.ts';
import type { AuditAction } from '#domain/audit/auditTexts.ts';
import type { Change } from '#domain/audit/change.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Period } from '../../platform/http/requestedPeriod.ts';

export interface AuditEntry {
  at: Date;
  /** Null at the server's own command line, and for a program, whose token is named. */
  userId: number | null;
  serviceTokenId?: number;
  action: AuditAction;
  /**
   * The id of the user or job; the reference of the payment, with the amount of a refund; the version of the landing
   * page; the file of the picture; the run of the sync; the new value of a setting; the id and version of the partner;
   * the name and scopes of a token; the number of an order, and for a batch its row results; the version of the rules;
   * the kind and the number of an import; the kind of an export.
   */
  subject: string;
  /** The change in words, never a secret. */
  detail?: string;
  /** Part by part; never a secret either. */
  changes?: readonly Change[];
}

/** Writes an admin's or a program's action in the same transaction as the change. */
export async function addAudit(
  transaction: Transaction<Database>,
  { userId, serviceTokenId, changes = [], ...entry }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({
      ...entry,
      user_id: userId,
      service_token_id: serviceTokenId ?? null,
      changes: changes.length > 0 ? JSON.stringify(changes) : null,
    })
    .execute();
}

export interface AuditRow {
  id: number;
  at: Date;
  userId: number | null;
  by: string | null;
  isProgram: boolean;
  action: string;
  subject: string;
  detail: string | null;
  changes: Change[] | null;
  /** The current name of the user or partner that the action was about. */
  name: string | null;
}

/** A page of actions, the newest first, with the total; days are in the shop's time zone. */
export async function findAudit(
  database: Kysely<Database>,
  { userId, period, limit, offset }: { userId: number | null; period: Period; limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const midnight = (day: string | null, days: number) =>
    sql`((${day}::date + ${days}::integer)::timestamp at time zone (select time_zone from site))`;
  const wanted = sql`(${userId}::integer is null or a.user_id = ${userId})
    and (${period.start}::date is null or a.at >= ${midnight(period.start, 0)})
    and (${period.end}::date is null or a.at < ${midnight(period.end, 1)})`;
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.user_id as "userId", coalesce(u.name, t.name) as by,
      a.service_token_id is not null as "isProgram", a.action, a.subject, a.detail, a.changes,
      coalesce(s.name, p.name) as name
    from (select a.* from audit a where ${wanted} order by a.at desc, a.id desc limit ${limit} offset ${offset}) a
    left join app_user u on u.id = a.user_id left join service_token t on t.id = a.service_token_id
    left join app_user s on a.action similar to '(user|admin|team).%' and s.id::text = a.subject
    left join trading_partner p on a.action like 'partner.%' and p.id::text = split_part(a.subject, ' ', 1)
    order by a.at desc, a.id desc`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from audit a where ${wanted}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const PEOPLE_LISTED = 500;

/** The users with audited actions. */
export async function findAuditPeople(database: Kysely<Database>): Promise<AuditPerson[]> {
  const { rows } = await sql<AuditPerson>`
    select "userId", name from (
      select u.id as "userId", u.name, max(a.at) as last from audit a join app_user u on u.id = a.user_id
      group by u.id order by last desc limit ${PEOPLE_LISTED}
    ) known order by lower(name), "userId"`.execute(database);
  return rows;
}
