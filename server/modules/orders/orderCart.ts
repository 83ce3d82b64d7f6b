import type { Transaction } from 'kysely';
import { minimumProblems } from '#domain/cart/checkoutRules.ts';
import { type Amounts, estimate } from '#domain/cart/estimate.ts';
import { headerProblems } from '#domain/cart/header.ts';
import { amountTooLarge } from '#domain/cart/lineRules.ts';
import { Decimal, readDecimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { OrderCode } from '#domain/order/order.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { malformed, type Refused } from '../../platform/http/refused.ts';
import type { Buyer } from '../access/caller.ts';
import { emptyCart } from '../cart/cartRepository.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { type CartTerms, findCartTerms } from '../cart/cartTerms.ts';
import { cartRefusal, type OpenCart } from '../cart/changeCart.ts';
import { creditCheckFor, findCreditProblem } from '../cart/creditCheck.ts';
import { amountsOf, lineReasons } from '../cart/loadCart.ts';
import type { Emails } from '../outbox/emails.ts';
import { lockCredit } from '../receivables/creditRepository.ts';
import { placeOrder } from './submitOrder.ts';

const TOTAL_LIMIT = new Decimal(10).pow(10);

/** Why an order is refused: the reason, and the code of its part of the cart. */
export interface OrderProblem {
  code: OrderCode;
  reason: Reason;
}

/** A cart as it would be ordered now, and why it cannot be: every reason, in page order. */
export interface CheckedCart {
  terms: CartTerms;
  amounts: Amounts;
  problems: OrderProblem[];
}

export const withCode = (code: OrderCode, reasons: readonly Reason[]) => reasons.map((reason) => ({ code, reason }));

function orderProblems(
  { stored, products }: OpenCart,
  { terms, amounts, settings }: { terms: CartTerms; amounts: Amounts; settings: Buyer['settings'] },
): OrderProblem[] {
  const { header, lines } = stored;
  if (lines.length === 0) return withCode('noItems', [{ code: 'noItems', text: checkoutText('checkout.noItems') }]);
  return [
    ...withCode('lineRefused', lineReasons({ stored, products }, settings)),
    ...headerProblems(header, terms.header).map((reason) => ({
      code: reason.code === 'addressMissing' ? reason.code : ('headerInvalid' as const),
      reason,
    })),
    ...withCode('belowMinimum', minimumProblems(amounts.lineTotal, header, terms.header, settings)),
    ...withCode('amountTooLarge', amounts.total.gte(TOTAL_LIMIT) ? [amountTooLarge()] : []),
  ];
}

export async function checkCart(open: OpenCart, request: CartRequest, given?: CartTerms): Promise<CheckedCart> {
  const { settings } = request.buyer;
  const terms = given ?? (await findCartTerms(open.transaction, request.buyer, request));
  const amounts = amountsOf(open, terms);
  return { terms, amounts, problems: orderProblems(open, { terms, amounts, settings }) };
}

/**
 * The same for an order on account, which the credit limit may refuse or question. Orders of one customer are compared
 * with it one after the other: each counts those accepted before.
 */
export async function checkOnAccount(
  open: OpenCart,
  request: CartRequest,
  given?: CartTerms,
): Promise<CheckedCart & { warnings: string[] }> {
  const validated = await checkCart(open, request, given);
  const check = creditCheckFor(request.buyer);
  if (check === 'none' || open.stored.lines.length === 0) return { ...validated, warnings: [] };
  await lockCredit(open.transaction, request.buyer.customerKey);
  const problem = await findCreditProblem(open.transaction, request, validated.amounts.total);
  if (problem === null) return { ...validated, warnings: [] };
  if (check === 'warn') return { ...validated, warnings: [problem.text] };
  const problems = [...validated.problems, ...withCode('overCreditLimit', [problem])];
  return { ...validated, problems, warnings: [] };
}

/** The total that the caller saw; null when absent. */
export function readTotal(orderTotal: number | string | null): Decimal | null {
  const agreed = orderTotal === null ? null : readDecimal(orderTotal, MONEY_PLACES);
  if (orderTotal !== null && !agreed) throw malformed('orderTotal must be an amount');
  return agreed;
}

/** Refuses an order whose total differs from the displayed one, with today's estimate and cart. */
export async function totalMoved(request: CartRequest, open: OpenCart, amounts: Amounts): Promise<Refused> {
  const { settings } = request.buyer;
  return await cartRefusal(request, open, cartText('reasons.totalMoved'), {
    code: 'totalMoved',
    estimate: estimate(amounts, settings),
  });
}

/** Turns a valid cart into an order, with its confirmation email, and empties the cart. */
export async function orderCart(
  emails: Emails,
  open: OpenCart,
  request: CartRequest,
  validated: CheckedCart,
): Promise<{ id: number; orderNumber: string }> {
  const order = await orderContent(emails, open, request, validated);
  await emptyCart(open.transaction, open.id);
  return order;
}

/** The same for an order that left its cart before, to wait for approval. */
export async function orderContent(
  emails: Emails,
  open: OpenCart,
  request: CartRequest,
  validated: CheckedCart,
): Promise<{ id: number; orderNumber: string }> {
  const order = await placeOrder(open, request, validated);
  await addOrderEmail(emails, open.transaction, request.buyer, order.orderNumber);
  return order;
}

/** The email to the user who submitted (readings 127), if an address is known. */
async function addOrderEmail(
  emails: Emails,
  transaction: Transaction<Database>,
  { name, email, customerKey, settings }: Buyer,
  orderNumber: string,
): Promise<void> {
  if (email === null) return;
  const { hidePricing, canViewConfirmation: hasPaper } = settings;
  await emails.add(transaction, {
    to: { address: email, name },
    cause: orderNumber,
    email: { kind: 'orderConfirmation', orderNumber, customerKey, hidePricing, hasPaper },
  });
}
