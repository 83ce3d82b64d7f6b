import * as endpoints from '#domain/api/account.ts';
import { getAccountPaymentResult, payItems } from '#domain/api/accountPayment.ts';
import { onceOf } from '../../platform/idempotency/once.ts';
import { buyer } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { accountPayment, keyedAccountPayment, PAY_ACCOUNT } from './accountPaymentRequest.ts';
import { accountPayments } from './accountPayments.ts';
import { accountRows } from './accountRows.ts';
import { findAccountPaymentResult, payAccount } from './payAccount.ts';
import { accountSummary, openItems } from './receivableService.ts';
import type { ReceivableServices } from './services.ts';

export function receivableRoutes(services: ReceivableServices): Route[] {
  return [
    route(endpoints.getAccountSummary, ({ caller }) => accountSummary(services, buyer(caller))),
    route(endpoints.listAccountRows, ({ caller, query }) => accountRows(services, buyer(caller), query)),
    route(endpoints.listAccountPayments, ({ caller, query }) => accountPayments(services, buyer(caller), query)),
    route(endpoints.listOpenItems, ({ caller }) => openItems(services, buyer(caller))),
    route(payItems, (call) => {
      const once = onceOf(call, PAY_ACCOUNT, keyedAccountPayment(call.body));
      const request = { buyer: buyer(call.caller), now: services.clock.now(), once };
      return payAccount(services, request, accountPayment(call.body, services.cardTokens === null), (error) =>
        call.reply.request.log.error({ err: error }, 'payment not settled yet'),
      );
    }),
    route(getAccountPaymentResult, ({ caller, params }) =>
      findAccountPaymentResult(services, buyer(caller), params.idempotencyKey),
    ),
  ];
}
