import { punchoutText } from '#domain/texts/punchoutText.ts';
import { Refused } from '../../../platform/http/refused.ts';
import { findBuyer } from '../../access/callerRepository.ts';
import { pricedToday } from '../../cart/cartProducts.ts';
import { advanceCart, removeLines, saveLines } from '../../cart/cartRepository.ts';
import type { CartRequest } from '../../cart/cartRequest.ts';
import { findCartTerms } from '../../cart/cartTerms.ts';
import { changeCart, type OpenCart } from '../../cart/changeCart.ts';
import { loadCart } from '../../cart/loadCart.ts';
import { checkOnAccount, orderCart } from '../../orders/orderCart.ts';
import { CxmlProblem, type PurchaseOrder } from '../cxml/cxmlRequest.ts';
import { takePayload } from '../partners/partnerPayloads.ts';
import type { KnownPartner } from '../partners/partnerRepository.ts';
import { findWanted } from '../restoreLines.ts';
import type { PunchoutServices } from '../services.ts';
import { orderedLines } from './orderedLines.ts';
import { orderHeader } from './orderHeader.ts';
import { totalRemark } from './orderTotal.ts';

/** An order is placed once, for ever. */
const PURCHASE_ORDER = { name: 'purchase order', keptDays: null };

const BAD_REQUEST = 400;
const CONFLICT = 409;
const NOT_IMPLEMENTED = 450;

/** `notes`: differences from the order, a sentence each. */
export interface PlacedOrder {
  orderNumber: string;
  notes: string[];
}

/** Refuses orders that can never be placed, regardless of their lines. */
function requireNew({ orderId, type, orderType }: PurchaseOrder): void {
  if (type === 'update') throw new CxmlProblem(NOT_IMPLEMENTED, punchoutText('purchaseOrder.notChanged', { orderId }));
  if (type === 'delete') throw new CxmlProblem(NOT_IMPLEMENTED, punchoutText('purchaseOrder.notDeleted', { orderId }));
  if (type !== 'new') throw new CxmlProblem(NOT_IMPLEMENTED, punchoutText('purchaseOrder.otherType', { type }));
  if (orderType === 'blanket') throw new CxmlProblem(NOT_IMPLEMENTED, punchoutText('purchaseOrder.blanket'));
}

function requireNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new CxmlProblem(CONFLICT, problems.join('\n'));
}

/** Fills the partner's own cart, which no other visit uses. */
async function fillCart(
  { transaction, id, stored }: OpenCart,
  request: CartRequest,
  { partner, order }: { partner: KnownPartner; order: PurchaseOrder },
) {
  const { settings } = partner;
  const { buyer } = request;
  const { items } = order;
  const sent = { partnerId: partner.id, items, settings };
  const { wanted, products } = await findWanted(transaction, pricedToday(buyer, request.now), sent);
  if (wanted.length === 0) throw new CxmlProblem(BAD_REQUEST, punchoutText('purchaseOrder.noLines'));
  const terms = await findCartTerms(transaction, buyer, request);
  const ordered = orderedLines(wanted, { products, settings, rights: buyer.settings });
  const headed = orderHeader(order, terms.header, settings);
  requireNone([...headed.problems, ...ordered.problems]);
  if (stored.lines.length > 0) await removeLines(transaction, id, 'all');
  await saveLines(transaction, id, ordered.lines);
  await advanceCart(transaction, id, headed.header);
  const total = totalRemark(order, ordered.ours);
  return { terms, notes: [...ordered.notes, ...(total === null ? [] : [total]), ...headed.notes] };
}

/**
 * Turns a purchase order into an order, as submit does with a cart: once per orderID; a repetition gets the first
 * response. Prices are the shop's of today. CxmlProblem: 400 for an empty one, 450 for a change of another order, 409
 * with every reason when it cannot be ordered, or was ordered differently before.
 */
export async function placePurchaseOrder(
  { database, clock, emails }: Pick<PunchoutServices, 'database' | 'clock' | 'emails'>,
  partner: KnownPartner,
  order: PurchaseOrder,
): Promise<PlacedOrder> {
  requireNew(order);
  const { userId, customerKey, settings } = partner;
  const { payloadId, orderId, items, shipTo, deliveryDate, comments, currency } = order;
  if (currency !== '' && currency.toUpperCase() !== settings.currency) {
    throw new CxmlProblem(
      CONFLICT,
      punchoutText('purchaseOrder.totalCurrency', { named: currency, ours: settings.currency }),
    );
  }
  const buyer = await findBuyer(database, { userId, customerKey });
  if (!buyer) throw new Error(`the account of partner ${partner.id} is closed`);
  const request: CartRequest = {
    buyer,
    now: clock.now(),
    shipMethod: null,
    cartVersion: null,
    // Blanks separate it from the keys of clients.
    once: {
      key: `order ${orderId} of partner ${partner.id} for ${customerKey}`,
      call: PURCHASE_ORDER,
      userId,
      customerKey,
      asked: { items, shipTo, deliveryDate, comments },
    },
  };
  try {
    return await changeCart(database, request, {
      apply: async (open) => {
        const { transaction, id } = open;
        if (
          payloadId !== null &&
          !(await takePayload(transaction, { partnerId: partner.id, payloadId }, request.now))
        ) {
          throw new CxmlProblem(CONFLICT, punchoutText('punchout.cxml.replayed', { payloadId }));
        }
        const { terms, notes } = await fillCart(open, request, { partner, order });
        const filled: OpenCart = { ...(await loadCart(transaction, buyer, request.now)), transaction, id };
        const validated = await checkOnAccount(filled, request, terms);
        requireNone(validated.problems.map(({ reason }) => reason.text));
        const { orderNumber } = await orderCart(emails, filled, request, validated);
        return { orderNumber, notes: [...notes, ...validated.warnings] };
      },
    });
  } catch (error) {
    if (error instanceof Refused && error.status === CONFLICT) {
      throw new CxmlProblem(CONFLICT, punchoutText('purchaseOrder.differsFromFirst', { orderId }));
    }
    throw error;
  }
}
