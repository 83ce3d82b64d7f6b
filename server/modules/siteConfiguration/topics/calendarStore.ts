import { type Kysely, sql, type Transaction } from 'kysely';
import { type CalendarChange, HOLIDAYS_LIMIT, WAREHOUSES_LIMIT } from '#domain/siteConfiguration/deliveryCalendar.ts';
import type { Configuration } from '#domain/siteConfiguration/topics.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Today, TopicStore } from './topicStore.ts';

/** The site's days, the warehouses that products come from, and the holidays that have not passed. */
async function find(database: Kysely<Database>, { today }: Today): Promise<Omit<Configuration['calendar'], 'version'>> {
  const { rows } = await sql<Omit<Configuration['calendar'], 'version'>>`
    select s.delivery_weekdays as "deliveryWeekdays", s.pickup_weekdays as "pickupWeekdays",
      s.order_cutoff as "orderCutoff", s.delivery_days_ahead as "daysAhead",
      coalesce((select json_agg(json_build_object('code', w.code, 'orderCutoff', w.cutoff) order by w.code) from (
        select code, max(cutoff) as cutoff from (
          select distinct warehouse_code as code, null as cutoff from product
          union all select warehouse_code, order_cutoff from warehouse_cutoff
        ) known group by code order by code limit ${WAREHOUSES_LIMIT}) w), '[]') as warehouses,
      coalesce((select json_agg(json_build_object('date', h.date::text, 'name', h.name) order by h.date) from (
        select * from holiday where date >= ${today}::date order by date limit ${HOLIDAYS_LIMIT}) h), '[]') as holidays,
      coalesce((select json_agg(json_build_object('weekdays', a.days, 'addresses', a.count) order by a.days) from (
        select delivery_weekdays as days, count(*)::integer from address where is_valid_zip_code
        group by delivery_weekdays) a), '[]') as "addressDays"
    from site s`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  return row;
}

/** Holidays that have passed stay as they were. */
async function write(transaction: Transaction<Database>, change: CalendarChange, { today }: Today): Promise<void> {
  const { deliveryWeekdays, pickupWeekdays, orderCutoff, daysAhead, warehouses, holidays } = change;
  const inOrder = (days: readonly number[]) => [...new Set(days)].sort((one, other) => one - other);
  await transaction
    .updateTable('site')
    .set({
      delivery_weekdays: inOrder(deliveryWeekdays),
      pickup_weekdays: inOrder(pickupWeekdays),
      order_cutoff: orderCutoff,
      delivery_days_ahead: Number(daysAhead),
    })
    .execute();
  const own = warehouses.flatMap(({ code, orderCutoff: cutoff }) =>
    cutoff ? [{ warehouse_code: code, order_cutoff: cutoff }] : [],
  );
  await transaction.deleteFrom('warehouse_cutoff').execute();
  if (own.length > 0) await transaction.insertInto('warehouse_cutoff').values(own).execute();
  await sql`delete from holiday where date >= ${today}::date`.execute(transaction);
  const rows = holidays.map(({ date, name }) => ({ date, name: name.trim() }));
  if (rows.length > 0) await transaction.insertInto('holiday').values(rows).execute();
}

export const calendarStore: TopicStore<'calendar'> = { find, write };
