import { fromPromise } from 'xstate';
import { listPayments, refundPayment, voidPayment } from '#domain/api/payments.ts';
import type { PaymentPage, PaymentView, Return, ReturnOutcome } from '#machines/admin/payments/paymentList.ts';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { type Answered, type Api, countedAnswerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';

/** A refusal shows the server's reason; a missing payment has none. */
function outcomeOf(response: Answered<typeof voidPayment | typeof refundPayment>): ReturnOutcome {
  if (response.kind === 'answer') return { kind: 'done' };
  if (response.kind === 'refused' && response.status === 409) {
    return { kind: 'refused', text: response.errors[0] ?? response.message };
  }
  throw new PortFailure({
    kind: 'unexpected',
    status: response.kind === 'refused' ? response.status : null,
    detail: '',
  });
}

async function voidOrRefund(api: Api, { reference, amount, key }: Return): Promise<ReturnOutcome> {
  const params = { reference };
  if (amount === null) return outcomeOf(await api.call(voidPayment, { params }));
  const headers = { 'Idempotency-Key': key };
  return outcomeOf(await api.call(refundPayment, { params, body: { amount }, headers }));
}

/** Reads payments, and voids or refunds them. */
export function paymentListPorts(api: Api) {
  return {
    loadPage: fromPromise<PaymentPage, PaymentView>(({ input: { state, page }, signal }) => {
      const query = { page, ...(state === '' ? {} : { state }) };
      return countedAnswerOf(api.call(listPayments, { query, signal }));
    }),
    voidOrRefund: fromPromise<ReturnOutcome, Return>(({ input }) => voidOrRefund(api, input)),
  };
}

export const paymentsParts: PageParts<{ payments: typeof paymentsMachine }> = ({ api, notify }) => ({
  Screen: PaymentsScreen,
  flows: {
    payments: {
      logic: paymentsMachine.provide({ actors: paymentListPorts(api), actions: { notify } }),
      input: ({ shop }) => ({ newId: shop.environment.newId }),
    },
  },
});
