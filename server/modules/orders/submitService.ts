import type { Kysely } from 'kysely';
import { movedPrice } from '#domain/cart/cartLine.ts';
import { productName } from '#domain/cart/keptLine.ts';
import type { Decimal } from '#domain/decimal.ts';
import { formatPricePer, MONEY_PLACES } from '#domain/money.ts';
import type { OrderResult } from '#domain/order/order.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import { type Reason, sentReasons } from '#domain/refusal/coded.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import { findAnswerOf } from '../../platform/idempotency/once.ts';
import type { Buyer } from '../access/caller.ts';
import { awaitCart, markPricesDisclosed, saveLines } from '../cart/cartRepository.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { changeCart, type OpenCart } from '../cart/changeCart.ts';
import { productOf } from '../cart/loadCart.ts';
import { findApprovalOfCart } from '../teams/approvalRepository.ts';
import { holdForApproval, sentForApproval } from './holdForApproval.ts';
import { checkOnAccount, type OrderProblem, orderCart, readTotal, totalMoved, withCode } from './orderCart.ts';
import { findOrderOfCart } from './orderRepository.ts';
import type { OrderServices } from './services.ts';

/** Its first response is repeated without a time limit. */
export const SUBMIT = { name: 'submit', keptDays: null };

/** A second click within this time belongs to a double click: the user has not read the first response. */
const DOUBLE_CLICK_MS = 2_000;

const pricesRose = (): Reason => ({ code: 'pricesRose', text: cartText('reasons.pricesRose') });

function refused(problems: readonly OrderProblem[], { settings }: Buyer): OrderResult {
  const reasons = problems.map(({ reason }) => reason);
  return {
    orderNumber: null,
    ...(settings.hidePricing ? {} : { estimatedTotal: null }),
    accepted: false,
    messages: reasons.map(({ text }) => text),
    codes: problems.map(({ code }) => code),
    reasons: sentReasons(reasons),
    confirmation: false,
  };
}

function acceptedOrder(orderNumber: string, total: number, { settings }: Buyer, messages: string[] = []): OrderResult {
  return {
    orderNumber,
    ...(settings.hidePricing ? {} : { estimatedTotal: total }),
    accepted: true,
    messages,
    confirmation: settings.canViewConfirmation,
  };
}

/**
 * Turns the cart into an order, once per Idempotency-Key and once per cart version; a version that already became an
 * order returns that order's result. A refusal by a rule is a response, `accepted` false, and is repeated under its key
 * like any other: after correcting the cart the client sends a new key.
 *
 * A price that rose since it was shown needs consent. An `orderTotal` equal to today's total is consent, because the
 * client has seen that total; another total is refused with 409, today's estimate and cart. Without `orderTotal` the
 * first submit is refused and its messages name each rise, and the next one consents, unless it follows like the second
 * half of a double click. Users without prices are asked for no consent, and their `orderTotal` is ignored.
 */
export async function submitCart(
  { database, emails }: Pick<OrderServices, 'database' | 'emails'>,
  request: CartRequest,
  orderTotal: number | string | null,
): Promise<OrderResult> {
  const { buyer, cartVersion } = request;
  if (buyer.settings.sessionType === 'Consumer') {
    throw new Refused(403, 'paysAtCheckout', cartText('reasons.paysAtCheckout'));
  }
  const agreed = readTotal(orderTotal);
  return await changeCart(database, request, {
    whenStale: async ({ transaction, id }) => {
      const order = cartVersion === null ? undefined : await findOrderOfCart(transaction, id, cartVersion);
      if (order) return acceptedOrder(order.orderNumber, Number(order.total), buyer);
      const approval =
        cartVersion === null ? undefined : await findApprovalOfCart(transaction, { id, version: cartVersion });
      return approval ? sentForApproval(approval.id, approval.total, buyer) : null;
    },
    apply: async (open) => {
      const validated = await checkOnAccount(open, request);
      const { amounts, problems, warnings } = validated;
      if (problems.length > 0) return refused(problems, buyer);
      if (!buyer.settings.hidePricing) {
        if (agreed && !agreed.equals(amounts.total)) throw await totalMoved(request, open, amounts);
        const rises = agreed ? [] : await discloseRises(open, request.now);
        if (rises.length > 0) return refused(withCode('pricesRose', rises), buyer);
      }
      const held = await holdForApproval(emails, open, request, validated);
      if (held) return held.result ?? refused(held.problems, buyer);
      const { orderNumber } = await orderCart(emails, open, request, validated);
      return acceptedOrder(orderNumber, Number(amounts.total.toFixed(MONEY_PLACES)), buyer, warnings);
    },
  });
}

/** Reports which prices rose since they were shown, and stores that they were reported. */
async function discloseRises({ transaction, id, stored, products }: OpenCart, now: Date): Promise<Reason[]> {
  const risen = stored.lines.flatMap((line) => {
    const product = productOf(products, line);
    const moved = movedPrice(line, product);
    return moved?.to.gt(moved.from) ? [{ line, product, ...moved }] : [];
  });
  if (risen.length === 0) {
    const since = stored.pricesDisclosedAt && now.getTime() - stored.pricesDisclosedAt.getTime();
    return since !== null && since < DOUBLE_CLICK_MS ? [pricesRose()] : [];
  }
  await saveLines(
    transaction,
    id,
    risen.map(({ line, to }) => ({ ...line, shownUnitPrice: to })),
  );
  await markPricesDisclosed(transaction, id, now);
  const rises = risen.map(({ line, product, from, to }): Reason => {
    const decimals = priceDecimals(product, line.priceUnit);
    const name = productName(product);
    const shown = (price: Decimal) => formatPricePer(price, line.priceUnit, decimals);
    const params = { from: shown(from), to: shown(to) };
    const text = cartText('reasons.priceRose', { product: name, ...params });
    return { code: 'priceRose', params, product: name, text };
  });
  return [...new Map(rises.map((rise) => [rise.text, rise])).values(), pricesRose()];
}

/** The result of a submit; waits for one that is running. 404 when this customer submitted nothing under this key. */
export async function findSubmitResult(database: Kysely<Database>, buyer: Buyer, key: string): Promise<OrderResult> {
  const { userId, customerKey } = buyer;
  const found = await database.transaction().execute(async (transaction) => {
    await awaitCart(transaction, buyer);
    return await findAnswerOf<OrderResult>(transaction, { key, userId, customerKey, call: SUBMIT });
  });
  if (!found) throw notFound();
  return found.answer;
}
