import type { TransferForm } from '#domain/api/punchout.ts';
import { shipToOf } from '#domain/cart/header.ts';
import { sumMoney } from '#domain/money.ts';
import type { Transfer } from '#domain/punchout/transfer.ts';
import { unitCode } from '#domain/punchout/unitCodes.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { changeCart, type OpenCart } from '../cart/changeCart.ts';
import { type CheckedCart, checkCart, readTotal, totalMoved } from '../orders/orderCart.ts';
import { SESSION_DAYS } from '../retention/retention.ts';
import { addPartnerMessage } from './partners/partnerMessages.ts';
import { findTransferShipTo, headerComments, theirShipTo } from './transferHeader.ts';
import { chargeLines, transferLines } from './transferLines.ts';
import { findTransfer, insertTransfer } from './transferRepository.ts';
import { findVisit, type Visit } from './visitRepository.ts';
import { writeForm } from './writeForm.ts';

export const CREATE_MESSAGE = { name: 'punchout message', keptDays: SESSION_DAYS };

/** The cart goes only to the address of the request that opened the visit. */
function requirePostback({ postbackUrl }: Visit, named: string): string {
  if (postbackUrl === null) throw refusedFor(punchoutText('words.noPostback'), 'postbackMissing');
  if (named !== postbackUrl) throw refusedFor(punchoutText('punchout.otherPostback'), 'postbackRefused');
  return postbackUrl;
}

function refusedFor(text: string, code: RefusalCode): Refused {
  return new Refused(409, code, text, { errors: [text] });
}

/** Why the cart cannot be transferred. An empty one can: on edit this deletes the lines there. */
function transferProblems({ stored }: OpenCart, { problems }: CheckedCart): Reason[] {
  return stored.lines.length === 0 ? [] : problems.map(({ reason }) => reason);
}

const auxiliaryIdOf = (visit: Visit, cartVersion: number, place: number) => `${visit.id}-${cartVersion}-${place + 1}`;

async function transferOf(open: OpenCart, { amounts, terms }: CheckedCart, visit: Visit): Promise<Transfer> {
  const { stored, products, transaction } = open;
  const { settings } = visit;
  const shipTo = stored.lines.length === 0 ? null : shipToOf(stored.header, terms.header);
  const lines = await transferLines(transaction, {
    lines: stored.lines,
    products,
    header: { ...stored.header, shipToCode: shipTo && theirShipTo(shipTo.key, settings) },
    settings,
    idOf: (place) => auxiliaryIdOf(visit, stored.version, place),
  });
  const all = [...lines, ...chargeLines(amounts, settings)];
  const isInHeader = settings.charges === 'header';
  return {
    currency: settings.currency,
    language: settings.language,
    lines: all,
    shipTo: shipTo && (await findTransferShipTo(transaction, shipTo, settings)),
    comments: headerComments(stored.header, settings),
    total: sumMoney(all.map(({ extension }) => extension)),
    tax: isInHeader ? amounts.tax : null,
    shipping: isInHeader ? amounts.addOnCharges : null,
    canEdit: true,
  };
}

/**
 * The cart as a form that the browser posts to the procurement system. One version of a cart is one message, for any
 * number of requests. Refused with 409 for the reasons of an order's refusal, for another address than the one of the
 * first request (readings 101), for none (readings 94), and for a total other than the displayed one.
 */
export async function createTransfer(
  { database, ids, publicUrl }: Pick<Runtime, 'database' | 'ids' | 'publicUrl'>,
  request: CartRequest,
  sent: { postbackUrl: string; orderTotal: number | string | null },
): Promise<TransferForm> {
  const { buyer, now } = request;
  if (!buyer.visit) throw refusedFor(punchoutText('punchout.noVisit'), 'noPunchout');
  const visit = await findVisit(database, buyer.visit.id);
  const postbackUrl = requirePostback(visit, sent.postbackUrl);
  const agreed = readTotal(sent.orderTotal);
  return await changeCart(database, request, {
    apply: async (open) => {
      const { transaction, stored } = open;
      const key = { visitId: visit.id, cartVersion: stored.version };
      const handedOver = await findTransfer(transaction, key);
      if (handedOver) return handedOver;
      const validated = await checkCart(open, request);
      const reasons = transferProblems(open, validated);
      const [first] = reasons;
      if (first) throw new Refused(409, 'transferRefused', first.text, { reasons });
      if (agreed && !buyer.settings.hidePricing && !agreed.equals(validated.amounts.total)) {
        throw await totalMoved(request, open, validated.amounts);
      }
      const transfer = await transferOf(open, validated, visit);
      const payloadId = `${visit.id}.${stored.version}.${ids.secret()}@${new URL(publicUrl).hostname}`;
      const { answer, message } = writeForm(visit, { transfer, postbackUrl, payloadId, now });
      const lines = stored.lines.map((line, place) => ({
        ...line,
        auxiliaryId: auxiliaryIdOf(visit, stored.version, place),
        sentUnit: unitCode(line.unit, visit.settings),
      }));
      await insertTransfer(transaction, { ...key, payloadId, answer, lines, now });
      await addPartnerMessage(transaction, { ...message, partnerId: visit.partnerId, at: now, address: null });
      return answer;
    },
  });
}
