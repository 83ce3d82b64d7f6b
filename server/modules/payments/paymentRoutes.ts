import * as endpoints from '#domain/api/payments.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { onceOf } from '../../platform/idempotency/once.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findPayments } from './paymentList.ts';
import { startRefund, startVoid } from './paymentService.ts';
import type { PaymentServices } from './services.ts';

const REFUND = { name: 'refund', keptDays: null };

/** Payments and refunds, for admins. */
export function paymentRoutes(services: PaymentServices): Route[] {
  return [
    route(endpoints.listPayments, async ({ query, reply }) => {
      const { rows, total } = await findPayments(services.database, { ...pageOf(query.page), state: query.state });
      return counted(reply, total, rows);
    }),
    route(endpoints.voidPayment, async ({ caller, params }) => {
      await startVoid(services, { reference: params.reference, by: signedInUser(caller).id });
      return { isSuccess: true };
    }),
    route(endpoints.refundPayment, async (call) => {
      const { caller, params, body } = call;
      const asked = { ...body, reference: params.reference };
      const request = { ...asked, by: signedInUser(caller).id, once: onceOf(call, REFUND, asked) };
      await startRefund(services, request);
      return { isSuccess: true };
    }),
  ];
}
