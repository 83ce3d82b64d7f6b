import { createMessage } from '#domain/api/punchout.ts';
import { type Route, route } from '../access/route.ts';
import { cartRequest } from '../cart/cartRequest.ts';
import { CREATE_MESSAGE, createTransfer } from './createTransfer.ts';
import type { PunchoutServices } from './services.ts';

export function punchoutRoutes(services: PunchoutServices): Route[] {
  return [
    route(createMessage, (call) => {
      const { postbackUrl, orderTotal = null } = call.body;
      const request = cartRequest(call, services.clock, CREATE_MESSAGE, { postbackUrl, orderTotal });
      return createTransfer(services, request, { postbackUrl, orderTotal });
    }),
  ];
}
