import type { Kysely } from 'kysely';
import { EMPTY_HEADER } from '#domain/cart/header.ts';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import type { Operation } from '#domain/punchout/visit.ts';
import { advanceCart, findCart, lockCart, saveLines } from '../cart/cartRepository.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { findBuyer } from '../session/callerRepository.ts';
import { hashToken } from '../session/token.ts';
import { bringBack, findKeysOfCodes } from './bringBack.ts';
import type { ReturnedItem } from './cxml/cxmlRequest.ts';
import { takePayload } from './partners/partnerPayloads.ts';
import type { KnownPartner } from './partners/partnerRepository.ts';
import { findLastSent, findSentLines } from './transferRepository.ts';
import { insertVisit, type VisitRequest } from './visitRepository.ts';

/** What a procurement system asks for when it sends a buyer. */
export interface Arrival {
  /** Of the request: the same one opens nothing again. Null where it has none. */
  payloadId: string | null;
  operation: Operation;
  buyerCookie: string | null;
  postbackUrl: string | null;
  request: VisitRequest;
  /** Their code of a ship-to. */
  shipTo: string | null;
  /** What is to be shown first. */
  startProduct: Pick<ReturnedItem, 'partId' | 'auxiliaryId'> | null;
  /** The cart that comes back; empty where the system names none. */
  items: readonly ReturnedItem[];
}

/** By the line that it was handed over as, else by its code; null where neither is known. */
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
  return shipTos.find((one) => one.theirs.toLowerCase() === theirs.toLowerCase())?.shipToCode ?? theirs;
}

async function hasShipTo(database: Kysely<Database>, customerKey: number, key: string): Promise<boolean> {
  const found = await database
    .selectFrom('address')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** The cart that is changed or looked at: as the system names it, else as it was handed over last under the same cookie. */
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
 * Opens a visit with a cart of its own and answers the address that begins it: once, within five minutes. Null for a request that was
 * let in before.
 */
export async function openVisit(
  { database, clock, ids, publicUrl }: Pick<Services, 'database' | 'clock' | 'ids' | 'publicUrl'>,
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
    const { payloadId } = arrival;
    if (payloadId !== null && !(await takePayload(transaction, partner.id, payloadId, now))) return false;
    const items = await itemsOf(transaction, partner.id, arrival);
    const { lines, notes } = await bringBack(transaction, buyer, { partnerId: partner.id, items, settings });
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
    const owner = { userId, customerKey, visit: { id } };
    await lockCart(transaction, owner);
    const cart = await findCart(transaction, owner);
    if (cart.id === null) throw new Error('a cart that was made is not there');
    if (lines.length > 0) await saveLines(transaction, cart.id, lines);
    const wanted = shipToCode(arrival.shipTo, settings);
    const isKnown = wanted !== null && (await hasShipTo(transaction, customerKey, wanted));
    if (isKnown) await advanceCart(transaction, cart.id, { ...EMPTY_HEADER, shipToCode: wanted });
    return true;
  });
  return isOpened ? `${publicUrl}/?ac=${encodeURIComponent(code)}` : null;
}
