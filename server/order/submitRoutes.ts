import * as endpoints from '#domain/api/cart.ts';
import { cartRequest } from '../cart/cartRequest.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { buyer } from '../session/caller.ts';
import { findSubmitResult, SUBMIT, submitCart } from './submitService.ts';

export function submitRoutes({ database, clock, letters }: Services): Route[] {
  return [
    route(endpoints.submitCart, (call) =>
      submitCart({ database, letters }, cartRequest(call, clock, SUBMIT), call.body?.orderTotal ?? null),
    ),
    route(endpoints.getSubmitResult, ({ caller, params }) =>
      findSubmitResult(database, buyer(caller), params.idempotencyKey),
    ),
  ];
}
