import { getEstimate } from '#domain/api/cart.ts';
import { Cart, Estimate } from '#domain/cart/cart.ts';
import type { SubmitAnswer } from '#machines/ordering/checkout/submission.ts';
import { type Api, answerOf, type Refused } from '../../../api/client.ts';
import { isOf } from '../../../api/schemaCheck.ts';

/** A refusal with the current cart: the shown order is out of date. */
export async function orderRefusal(api: Api, { message, errors, body }: Refused): Promise<SubmitAnswer> {
  const { cart, estimate } = body;
  if (!isOf(Cart, cart)) return { kind: 'refused', messages: errors.length > 0 ? errors : [message] };
  const newest = isOf(Estimate, estimate) ? estimate : await answerOf(api.call(getEstimate, {}));
  return { kind: 'stale', offer: { cart, estimate: newest } };
}
