import { type Kysely, sql } from 'kysely';

const statements = [
  // The request's content, and the visit that it opened: the same request again opens that visit. Null for other
  // requests.
  `alter table partner_payload add column request_hash text,
     add column visit_id bigint references punchout_visit on delete set null`,
  'create index partner_payload_visit on partner_payload (visit_id) where visit_id is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
