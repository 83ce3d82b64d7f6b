import * as endpoints from '#domain/api/cart.ts';
import { estimate } from '#domain/cart/estimate.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Route, route } from '../access/route.ts';
import { SESSION_DAYS } from '../retention/retention.ts';
import { cartRequest } from './cartRequest.ts';
import { findCartTerms } from './cartTerms.ts';
import { findHeader, findValidDates, updateHeader } from './headerService.ts';
import { addLine, addManyLines, clearLines, removeLine, updateLine, validateLines } from './lineService.ts';
import { amountsOf, loadCart, showCart } from './loadCart.ts';

/** A repeated change of the cart after this time comes from a new session. */
const keptDays = SESSION_DAYS;
const ADD_LINE = { name: 'cart line', keptDays };
const ADD_LINES = { name: 'cart lines', keptDays };

export function cartRoutes({ database, clock }: Runtime): Route[] {
  return [
    route(endpoints.getCart, async (call) => {
      const request = cartRequest(call, clock);
      return await showCart(database, request, await loadCart(database, request.buyer, request.now));
    }),
    route(endpoints.clearCart, (call) => clearLines(database, cartRequest(call, clock))),
    route(endpoints.getCartHeader, (call) => findHeader(database, cartRequest(call, clock))),
    route(endpoints.updateCartHeader, (call) => updateHeader(database, cartRequest(call, clock), call.body)),
    route(endpoints.addCartLine, (call) => addLine(database, cartRequest(call, clock, ADD_LINE), call.body)),
    route(endpoints.updateCartLine, (call) =>
      updateLine(database, cartRequest(call, clock), call.params.id, call.body),
    ),
    route(endpoints.deleteCartLine, (call) => removeLine(database, cartRequest(call, clock), call.params.id)),
    route(endpoints.addCartLines, (call) => addManyLines(database, cartRequest(call, clock, ADD_LINES), call.body)),
    route(endpoints.validateCart, (call) => validateLines(database, cartRequest(call, clock), call.body)),
    route(endpoints.getValidDates, (call) =>
      findValidDates(database, cartRequest(call, clock), call.query.shipto || null),
    ),
    route(endpoints.getEstimate, async (call) => {
      const { buyer, ...request } = cartRequest(call, clock);
      const cart = await loadCart(database, buyer, request.now);
      const terms = await findCartTerms(database, buyer, request);
      return estimate(amountsOf(cart, terms), buyer.settings);
    }),
  ];
}
