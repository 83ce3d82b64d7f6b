import * as endpoints from '#domain/api/payment.ts';
import { buyer } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { cartRequest } from '../cart/cartRequest.ts';
import { findAcceptedIssuers } from '../payments/acceptedIssuers.ts';
import { keyedPayment, orderPayment, PAY } from './paymentRequest.ts';
import { findPaymentResult, payOrder } from './payOrder.ts';
import type { OrderServices } from './services.ts';

export function payRoutes(services: OrderServices): Route[] {
  return [
    route(endpoints.listPaymentTypes, async () =>
      (await findAcceptedIssuers(services.database)).map((creditCardIssuer) => ({ creditCardIssuer })),
    ),
    route(endpoints.payOrder, (call) => {
      const request = cartRequest(call, services.clock, PAY, keyedPayment(call.body));
      const { log } = call.reply.request;
      return payOrder(services, request, orderPayment(call.body, services.cardTokens === null), (error) =>
        log.error({ err: error }, 'payment not settled yet'),
      );
    }),
    route(endpoints.getPaymentResult, ({ caller, params }) =>
      findPaymentResult(services, buyer(caller), params.idempotencyKey),
    ),
  ];
}
