import { type Kysely, sql, type Transaction } from 'kysely';
import type { TransferForm } from '#domain/api/punchout.ts';
import type { KeptLine } from '#domain/cart/keptLine.ts';
import { decimal } from '#domain/decimal.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A line of a cart that was handed over, by the id that it was given. */
export interface SentLine
  extends Pick<KeptLine, 'productKey' | 'unit' | 'priceUnit' | 'quantity' | 'productText1' | 'productText2'> {
  auxiliaryId: string;
  /** The partner's code of the unit; absent for carts transferred before it was stored. */
  sentUnit?: string;
}

interface Sent {
  visitId: number;
  cartVersion: number;
}

export async function insertTransfer(
  transaction: Transaction<Database>,
  {
    visitId,
    cartVersion,
    payloadId,
    answer,
    lines,
    now,
  }: Sent & { payloadId: string; answer: TransferForm; lines: readonly SentLine[]; now: Date },
): Promise<void> {
  await transaction
    .insertInto('punchout_transfer')
    .values({
      visit_id: visitId,
      cart_version: cartVersion,
      payload_id: payloadId,
      answer: JSON.stringify(answer),
      lines: JSON.stringify(lines),
      created_at: now,
    })
    .execute();
}

/** The transfer of this cart version; null when there was none. */
export async function findTransfer(
  database: Kysely<Database>,
  { visitId, cartVersion }: Sent,
): Promise<TransferForm | null> {
  const found = await database
    .selectFrom('punchout_transfer')
    .select('answer')
    .where('visit_id', '=', visitId)
    .where('cart_version', '=', cartVersion)
    .executeTakeFirst();
  return found ? (found.answer as TransferForm) : null;
}

type StoredLine = Omit<SentLine, 'quantity'> & { quantity: string };

const read = (lines: readonly StoredLine[]): SentLine[] =>
  lines.map((line) => ({ ...line, quantity: decimal(line.quantity) }));

/** Those of the named lines that this partner received; other names are ignored. */
export async function findSentLines(
  database: Kysely<Database>,
  partnerId: number,
  auxiliaryIds: readonly string[],
): Promise<SentLine[]> {
  const visits = auxiliaryIds.flatMap((id) => /^(\d{1,15})-\d+-\d+$/.exec(id)?.[1] ?? []).map(Number);
  if (visits.length === 0) return [];
  const { rows } = await sql<{ line: StoredLine }>`
    select line.value as line
    from punchout_transfer t join punchout_visit v on v.id = t.visit_id, jsonb_array_elements(t.lines) as line
    where v.partner_id = ${partnerId} and v.id = any(${visits}::bigint[])
      and line.value->>'auxiliaryId' = any(${[...auxiliaryIds]}::text[])`.execute(database);
  return read(rows.map(({ line }) => line));
}

/** The lines that were handed over last under this cookie. */
export async function findLastSent(
  database: Kysely<Database>,
  partnerId: number,
  buyerCookie: string,
): Promise<SentLine[]> {
  const { rows } = await sql<{ lines: StoredLine[] }>`
    select t.lines from punchout_transfer t join punchout_visit v on v.id = t.visit_id
    where v.partner_id = ${partnerId} and v.buyer_cookie = ${buyerCookie} order by t.id desc limit 1`.execute(database);
  return read(rows[0]?.lines ?? []);
}
