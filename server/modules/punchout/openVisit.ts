import type { Kysely } from 'kysely';
import { EMPTY_HEADER } from '#domain/cart/header.ts';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import { rowOfCode } from '#domain/punchout/rowOfCode.ts';
import type { Operation } from '#domain/punchout/visit.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hashToken } from '../../platform/http/token.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { findBuyer } from '../access/callerRepository.ts';
import { advanceCart, findCart, lockCart, saveLines } from '../cart/cartRepository.ts';
import type { ReturnedItem } from './cxml/cxmlRequest.ts';
import { findVisitOfPayload, setPayloadVisit, takePayload } from './partners/partnerPayloads.ts';
import type { KnownPartner } from './partners/partnerRepository.ts';
import { findKeysOfCodes, restoreLines } from './restoreLines.ts';
import { findLastSent, findSentLines } from './transferRepository.ts';
import { insertVisit, renewCode, type VisitRequest } from './visitRepository.ts';

/** The request of a procurement system that sends a buyer. */
export interface Arrival {
  /** The request's id: the same request opens the same visit again. Null without one. */
  payloadId: string | null;
  /** The hash that identifies a repeated request. */
  requestHash: string;
  operation: Operation;
  buyerCookie: string | null;
  postbackUrl: string | null;
  request: VisitRequest;
  /** Their code of a ship-to. */
  shipTo: string | null;
  /** The product to show first. */
  startProduct: Pick<ReturnedItem, 'partId' | 'auxiliaryId'> | null;
  /** The returned cart; empty when the system sends none. */
  items: readonly ReturnedItem[];
}

/** By the sent line, else by code; null when neither is known. */
async function keyOf(
  database: Kysely<Database>,
  partnerId: number,
  { partId, auxiliaryId }: Pick<ReturnedItem, 'partId' | 'auxiliaryId'>,
): Promise<number | null> {
  const [sent] = await findSentLines(database, partnerId, auxiliaryId === null ? [] : [auxiliaryId]);
  return sent?.productKey ?? (await findKeysOfCodes(database, [partId])).get(partId) ?? null;
}

/** The customer's own code of a ship-to that the partner names. */
export function shipToCode(theirs: string | null, { shipTos }: Pick<PartnerSettings, 'shipTos'>): string | null {
  if (theirs === null) return null;
  return rowOfCode(shipTos, theirs, (one) => one.theirs)?.shipToCode ?? theirs;
}

/** The customer's ship-to that the partner names; null when the code is unknown. */
async function findShipTo(
  database: Kysely<Database>,
  { customerKey, settings }: Pick<KnownPartner, 'customerKey' | 'settings'>,
  theirs: string | null,
): Promise<string | null> {
  const code = shipToCode(theirs, settings);
  if (code === null) return null;
  const rows = await database
    .selectFrom('address')
    .select('key')
    .where('customer_key', '=', customerKey)
    .where(({ fn, val, eb }) => eb(fn('lower', ['key']), '=', fn('lower', [val(code)])))
    .execute();
  return rowOfCode(rows, code, ({ key }) => key)?.key ?? null;
}

/** The cart to change or inspect: as the system sends it, else the last one transferred under the same cookie. */
async function itemsOf(
  database: Kysely<Database>,
  partnerId: number,
  { operation, items, buyerCookie }: Arrival,
): Promise<readonly ReturnedItem[]> {
  if (operation === 'create') return [];
  if (items.length > 0 || buyerCookie === null) return items;
  const last = await findLastSent(database, partnerId, buyerCookie);
  return last.map(({ auxiliaryId }) => ({ partId: '', auxiliaryId, quantity: null, unit: null }));
}

/**
 * Opens a visit with a cart of its own and returns its start address: valid once, within five minutes. A repeated
 * request gets another address of the same visit; null when another request used its id.
 */
export async function openVisit(
  { database, clock, ids, publicUrl }: Pick<Runtime, 'database' | 'clock' | 'ids' | 'publicUrl'>,
  partner: KnownPartner,
  arrival: Arrival,
): Promise<string | null> {
  const { userId, customerKey, settings } = partner;
  const { operation, buyerCookie, postbackUrl, request, startProduct } = arrival;
  const now = clock.now();
  const code = ids.secret();
  const buyer = await findBuyer(database, { userId, customerKey });
  if (!buyer) throw new Error(`the account of partner ${partner.id} is closed`);
  const isOpened = await database.transaction().execute(async (transaction) => {
    const { payloadId, requestHash } = arrival;
    const payload = payloadId === null ? null : { partnerId: partner.id, payloadId };
    if (payload && !(await takePayload(transaction, payload, now))) {
      const visitId = await findVisitOfPayload(transaction, payload, requestHash);
      if (visitId !== null) await renewCode(transaction, { visitId, codeHash: hashToken(code), now });
      return visitId !== null;
    }
    const items = await itemsOf(transaction, partner.id, arrival);
    const { lines, notes } = await restoreLines(transaction, buyer, now, { partnerId: partner.id, items, settings });
    const id = await insertVisit(transaction, {
      partnerId: partner.id,
      operation,
      buyerCookie,
      postbackUrl,
      request,
      startProductKey: startProduct && (await keyOf(transaction, partner.id, startProduct)),
      notes,
      codeHash: hashToken(code),
      now,
    });
    if (payload) await setPayloadVisit(transaction, payload, { requestHash, visitId: id });
    const owner = { userId, customerKey, visit: { id } };
    await lockCart(transaction, owner);
    const cart = await findCart(transaction, owner);
    if (cart.id === null) throw new Error('a cart that was made is not there');
    if (lines.length > 0) await saveLines(transaction, cart.id, lines);
    const wanted = await findShipTo(transaction, partner, arrival.shipTo);
    if (wanted !== null) await advanceCart(transaction, cart.id, { ...EMPTY_HEADER, shipToCode: wanted });
    return true;
  });
  return isOpened ? `${publicUrl}/?ac=${encodeURIComponent(code)}` : null;
}
