import { type Kysely, sql } from 'kysely';
import { MESSAGES_KEPT } from '#domain/api/partners.ts';
import type { PartnerMessage } from '#domain/punchout/partner.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** The maximum stored bytes of a body. */
const BODY_BYTES = 64 * 1024;
const REASON_CHARACTERS = 2000;
const NAME_CHARACTERS = 100;

/** A message from or to a partner; the caller has already blanked its secrets. */
export interface NewPartnerMessage extends Omit<PartnerMessage, 'id' | 'at'> {
  /** Null when the sender is unknown. */
  partnerId: number | null;
  at: Date;
  /** From where it came. */
  address: string | null;
}

/** PostgreSQL text cannot contain NUL. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD');

const ownedBy = (partnerId: number | null) =>
  partnerId === null ? sql`partner_id is null` : sql`partner_id = ${partnerId}`;

/** As many whole characters as fit. */
function cut(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= BODY_BYTES) return text;
  let end = BODY_BYTES;
  // A byte 10xxxxxx continues a character that began before it.
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end).toString();
}

/** Stores a message, and keeps the newest hundred of its partner (or of unknown senders). */
export async function addPartnerMessage(
  database: Kysely<Database>,
  { partnerId, at, direction, kind, status, reason, address, body }: NewPartnerMessage,
): Promise<void> {
  // The body is cut before it is searched, because it may be long.
  const kept = cut(storable(body.slice(0, BODY_BYTES)));
  await sql`
    with added as (
      insert into partner_message (partner_id, at, direction, kind, status, reason, address, body)
      values (${partnerId}, ${at}, ${direction}, ${storable(kind).slice(0, NAME_CHARACTERS)}, ${status},
        ${reason === null ? null : storable(reason.slice(0, REASON_CHARACTERS))},
        ${address === null ? null : storable(address).slice(0, NAME_CHARACTERS)}, ${kept})
    )
    delete from partner_message where id in (
      select id from partner_message where ${ownedBy(partnerId)}
      order by id desc offset ${MESSAGES_KEPT - 1})`.execute(database);
}

type Row = Omit<PartnerMessage, 'at'> & { at: Date };

/** Of one partner, or null for those of unknown senders, the newest first. */
export async function findPartnerMessages(
  database: Kysely<Database>,
  partnerId: number | null,
): Promise<PartnerMessage[]> {
  const { rows } = await sql<Row>`
    select id, at, direction, kind, status, reason, body from partner_message
    where ${ownedBy(partnerId)}
    order by id desc limit ${MESSAGES_KEPT}`.execute(database);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
