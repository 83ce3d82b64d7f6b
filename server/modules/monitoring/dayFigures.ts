import { type Kysely, sql } from 'kysely';
import type { Overview } from '#domain/api/overview.ts';
import type { Database } from '../../platform/database/schema.ts';
import { emailsIn } from '../outbox/emailRepository.ts';

type DayFigures = Pick<
  Overview,
  | 'ordersToday'
  | 'ordersYesterday'
  | 'importsToday'
  | 'importsFailedToday'
  | 'usersToday'
  | 'failedSignIns'
  | 'emailsWaiting'
>;

/** What happened today and yesterday in the shop's time zone, and the emails that wait. */
export async function readDayFigures(database: Kysely<Database>, now: Date): Promise<DayFigures> {
  const ordersFrom = (from: string, until: string) => sql`(select json_build_object('count', count(*),
    'amount', coalesce(sum(o.total), 0)) from order_export e join sales_order o on o.id = e.order_id, days
    where e.added_at >= ${sql.ref(from)} and e.added_at < ${sql.ref(until)})`;
  const { rows } = await sql<DayFigures>`
    with local as (select time_zone, date_trunc('day', ${now}::timestamptz at time zone time_zone) as today from site),
    days as (select (today - interval '1 day') at time zone time_zone as yesterday, today at time zone time_zone as today,
      (today + interval '1 day') at time zone time_zone as tomorrow from local)
    select ${ordersFrom('today', 'tomorrow')} as "ordersToday",
      ${ordersFrom('yesterday', 'today')} as "ordersYesterday",
      imports.*,
      (select count(distinct u.id)::integer from known_sign_in k join app_user u on lower(u.username) = k.username, days
        where k.signed_in_at >= days.today) as "usersToday",
      (select count(*)::integer from sign_in_failure
        where failed_at > ${now}::timestamptz - interval '1 hour') as "failedSignIns",
      (select count(*)::integer from ${emailsIn('waiting')}) as "emailsWaiting"
    from (select count(*)::integer as "importsToday",
        count(*) filter (where state = 'failed')::integer as "importsFailedToday"
      from import_run, days where asked_at >= days.today and not is_dry_run) imports`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error('the figures of the day have no row');
  return figures;
}
