import { type Kysely, sql } from 'kysely';
import { COUNTS, type FlowBatch, type FlowNumbers, type StateNumbers } from '#domain/flows/flowNumbers.ts';
import type { Database } from '../../platform/database/schema.ts';

const weekOf = (now: Date) => sql`date_trunc('week', ${now.toISOString()}::timestamptz at time zone 'UTC')::date`;
const columns = sql.join(COUNTS.map((count) => sql.ref(count)));
const isCounting = sql`coalesce((select (settings -> 'countFlows')::boolean from site), true)`;

/** Adds a batch to the numbers of its week, unless the site does not count. */
export async function addFlowNumbers(database: Kysely<Database>, now: Date, { states }: FlowBatch): Promise<void> {
  const types = sql.join(COUNTS.map((count) => sql`${sql.ref(count)} integer`));
  const sums = sql.join(COUNTS.map((count) => sql`sum(${sql.ref(count)})`));
  const added = sql.join(
    COUNTS.map((count) => sql`${sql.ref(count)} = flow_number.${sql.ref(count)} + excluded.${sql.ref(count)}`),
  );
  await sql`insert into flow_number (week, machine, state, ${columns})
    select ${weekOf(now)}, machine, state, ${sums}
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as batch (machine text, state text, ${types})
    where ${isCounting} group by machine, state order by machine, state
    on conflict (week, machine, state) do update set ${added}`.execute(database);
}

/** The numbers of a week; of the newest one if there are none of that week. */
export async function readFlowNumbers(database: Kysely<Database>, wanted: string | undefined): Promise<FlowNumbers> {
  const site = await sql<{ isCounting: boolean }>`select ${isCounting} as "isCounting"`.execute(database);
  const known = await sql<{ week: string }>`
    select distinct week::text as week from flow_number order by week desc`.execute(database);
  const weeks = known.rows.map(({ week }) => week);
  const week = weeks.find((one) => one === wanted) ?? weeks[0] ?? null;
  const found = await sql<StateNumbers>`
    select machine, state, ${columns} from flow_number where week = ${week}::date order by machine, state`.execute(
    database,
  );
  return { isCounting: site.rows[0]?.isCounting ?? true, weeks, week, states: found.rows };
}

/** Removes the weeks that began before. */
export async function removeOldFlowNumbers(database: Kysely<Database>, since: Date): Promise<void> {
  await sql`delete from flow_number where week < ${weekOf(since)}`.execute(database);
}
