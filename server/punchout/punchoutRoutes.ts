import { createMessage } from '#domain/api/punchout.ts';
import { cartRequest } from '../cart/cartRequest.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { CREATE_MESSAGE, createTransfer } from './createTransfer.ts';

export function punchoutRoutes(services: Services): Route[] {
  return [
    route(createMessage, (call) => {
      const { postbackUrl, orderTotal = null } = call.body;
      const request = cartRequest(call, services.clock, CREATE_MESSAGE, { postbackUrl, orderTotal });
      return createTransfer(services, request, { postbackUrl, orderTotal });
    }),
  ];
}
