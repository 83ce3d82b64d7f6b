import { type Kysely, sql, type Transaction } from 'kysely';
import type { PartnerSettings, Protocol } from '#domain/punchout/partner.ts';
import type { Operation } from '#domain/punchout/visit.ts';
import type { Database } from '../../platform/database/schema.ts';
import { storedUserAgent } from '../access/signInRepository.ts';
import { punchoutCodeExpiry } from '../retention/retention.ts';
import type { CxmlHeader } from './cxml/cxmlRequest.ts';
import type { OciRequest } from './oci/ociRequest.ts';

/** The parts of a request that its response repeats, in the terms of its format. */
export type VisitRequest =
  | { protocol: 'cxml'; header: Omit<CxmlHeader, 'sharedSecret'> }
  | ({ protocol: 'oci' } & Pick<OciRequest, 'okCode' | 'target' | 'caller' | 'returnTarget' | 'vendor'>);

export interface NewVisit {
  partnerId: number;
  operation: Operation;
  buyerCookie: string | null;
  postbackUrl: string | null;
  request: VisitRequest;
  startProductKey: number | null;
  notes: readonly string[];
  codeHash: Buffer;
  now: Date;
}

/** A visit and the partner that it came from. */
export interface Visit
  extends Pick<NewVisit, 'operation' | 'buyerCookie' | 'postbackUrl' | 'request' | 'startProductKey' | 'notes'> {
  id: number;
  partnerId: number;
  partnerName: string;
  protocol: Protocol;
  settings: PartnerSettings;
}

export async function insertVisit(transaction: Transaction<Database>, visit: NewVisit): Promise<number> {
  const { id } = await transaction
    .insertInto('punchout_visit')
    .values({
      partner_id: visit.partnerId,
      operation: visit.operation,
      buyer_cookie: visit.buyerCookie,
      postback_url: visit.postbackUrl,
      request: JSON.stringify(visit.request),
      start_product_key: visit.startProductKey,
      notes: [...visit.notes],
      code_hash: visit.codeHash,
      code_expires_at: punchoutCodeExpiry(visit.now),
      created_at: visit.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A new code that opens the visit; the previous one becomes invalid. */
export async function renewCode(
  transaction: Transaction<Database>,
  { visitId, codeHash, now }: { visitId: number; codeHash: Buffer; now: Date },
): Promise<void> {
  await transaction
    .updateTable('punchout_visit')
    .set({ code_hash: codeHash, code_expires_at: punchoutCodeExpiry(now), code_used_at: null })
    .where('id', '=', visitId)
    .execute();
}

export async function findVisit(database: Kysely<Database>, id: number): Promise<Visit> {
  const { rows } = await sql<Visit>`
    select v.id, v.operation, v.buyer_cookie as "buyerCookie", v.postback_url as "postbackUrl", v.request, v.notes,
      v.start_product_key as "startProductKey", p.id as "partnerId", p.name as "partnerName", p.protocol, p.settings
    from punchout_visit v join trading_partner p on p.id = v.partner_id where v.id = ${id}`.execute(database);
  const [visit] = rows;
  if (!visit) throw new Error(`punchout visit ${id} has gone`);
  return visit;
}

/**
 * The hosts that may frame the page of this code and receive the cart; null for an unknown code. The code stays unused.
 */
export async function findHostsOfCode(
  database: Kysely<Database>,
  codeHash: Buffer,
): Promise<Pick<PartnerSettings, 'frameHosts' | 'postbackHosts'> | null> {
  const { rows } = await sql<Pick<PartnerSettings, 'frameHosts' | 'postbackHosts'>>`
    select p.settings->'frameHosts' as "frameHosts", p.settings->'postbackHosts' as "postbackHosts"
    from punchout_visit v join trading_partner p on p.id = v.partner_id where v.code_hash = ${codeHash}`.execute(
    database,
  );
  return rows[0] ?? null;
}

/** Starts the session of the visit with this code: once, in time, and while its partner is active. */
export async function beginVisit(
  database: Kysely<Database>,
  { codeHash, tokenHash, userAgent, now }: { codeHash: Buffer; tokenHash: Buffer; userAgent: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with used as (
      update punchout_visit v set code_used_at = ${now} from trading_partner p
      where v.code_hash = ${codeHash} and v.code_used_at is null and v.code_expires_at > ${now}
        and p.id = v.partner_id and p.is_active
      returning v.id, p.user_id
    )
    insert into session (token_hash, user_id, punchout_visit_id, user_agent, created_at, last_used_at)
    select ${tokenHash}, user_id, id, ${storedUserAgent(userAgent)}, ${now}, ${now} from used`.execute(database);
  return numAffectedRows === 1n;
}

/** Deletes visits with their carts and transfers. */
export async function removeOldVisits(database: Kysely<Database>, createdBefore: Date): Promise<void> {
  await database.deleteFrom('punchout_visit').where('created_at', '<=', createdBefore).execute();
}
