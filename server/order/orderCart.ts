import type { Transaction } from 'kysely';
import { minimumProblems } from '#domain/cart/checkoutRules.ts';
import { type Amounts, estimate } from '#domain/cart/estimate.ts';
import { headerProblems } from '#domain/cart/header.ts';
import { reasons } from '#domain/cart/reasons.ts';
import { Decimal, readDecimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { texts } from '#domain/texts.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { type CartTerms, findCartTerms } from '../cart/cartTerms.ts';
import { cartRefusal, type OpenCart } from '../cart/changeCart.ts';
import { amountsOf, cartMessages } from '../cart/loadCart.ts';
import type { Database } from '../database/schema.ts';
import { malformed, type Refused } from '../http/refused.ts';
import type { Letters } from '../mail/letters.ts';
import type { Buyer } from '../session/caller.ts';
import { placeOrder } from './submitOrder.ts';

const TOTAL_LIMIT = new Decimal(10).pow(10);

/** A cart as it would be ordered now, and why it cannot be: every reason, in the order of the page. */
export interface JudgedCart {
  terms: CartTerms;
  amounts: Amounts;
  problems: string[];
}

export async function judgeCart(open: OpenCart, request: CartRequest, given?: CartTerms): Promise<JudgedCart> {
  const { settings } = request.buyer;
  const terms = given ?? (await findCartTerms(open.transaction, request.buyer, request));
  const amounts = amountsOf(open, terms);
  const { header, lines } = open.stored;
  const problems =
    lines.length === 0
      ? [texts.checkout.noItems]
      : [
          ...cartMessages(open, settings),
          ...headerProblems(header, terms.header),
          ...minimumProblems(amounts.lineTotal, header, terms.header, settings),
          ...(amounts.total.gte(TOTAL_LIMIT) ? [reasons.amountTooLarge] : []),
        ];
  return { terms, amounts, problems };
}

/** The total that the caller was shown; null where none was named. */
export function readTotal(orderTotal: number | string | null): Decimal | null {
  const agreed = orderTotal === null ? null : readDecimal(orderTotal, MONEY_PLACES);
  if (orderTotal !== null && !agreed) throw malformed('orderTotal must be an amount');
  return agreed;
}

/** Refuses an order whose total is not the one that was shown, with today's estimate and cart. */
export async function totalMoved(request: CartRequest, open: OpenCart, amounts: Amounts): Promise<Refused> {
  const { settings } = request.buyer;
  return await cartRefusal(request, open, reasons.totalMoved, {
    code: 'totalMoved',
    estimate: estimate(amounts, settings),
  });
}

/** Makes an order of a cart that nothing speaks against, and the letter that confirms it. */
export async function orderCart(
  letters: Letters,
  open: OpenCart,
  request: CartRequest,
  judged: JudgedCart,
): Promise<{ id: number; orderNumber: string }> {
  const order = await placeOrder(open, request, judged);
  await addOrderLetter(letters, open.transaction, request.buyer, order.orderNumber);
  return order;
}

/** To whoever submitted (readings 127), where an address is known. */
async function addOrderLetter(
  letters: Letters,
  transaction: Transaction<Database>,
  { name, email, customerKey, settings }: Buyer,
  orderNumber: string,
): Promise<void> {
  if (email === null) return;
  const { hidePricing, canViewConfirmation: hasPaper } = settings;
  await letters.add(transaction, {
    to: { address: email, name },
    cause: orderNumber,
    letter: { kind: 'orderConfirmation', orderNumber, customerKey, hidePricing, hasPaper },
  });
}
