import * as endpoints from '#domain/api/cart.ts';
import { buyer } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { cartRequest } from '../cart/cartRequest.ts';
import type { OrderServices } from './services.ts';
import { findSubmitResult, SUBMIT, submitCart } from './submitService.ts';

export function submitRoutes({ database, clock, emails }: OrderServices): Route[] {
  return [
    route(endpoints.submitCart, (call) =>
      submitCart({ database, emails }, cartRequest(call, clock, SUBMIT), call.body?.orderTotal ?? null),
    ),
    route(endpoints.getSubmitResult, ({ caller, params }) =>
      findSubmitResult(database, buyer(caller), params.idempotencyKey),
    ),
  ];
}
