import { decimal } from '#domain/decimal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { GatewayRefusal, OutcomeUnknown, type PaymentGateway } from '../gateway.ts';
import { lastFour } from '../lastFour.ts';
import { REFUSALS } from '../refusals.ts';
import type { Details } from './answers.ts';
import { type Access, authorizeNetCall } from './call.ts';
import { charge, createTransaction, findCharge, sure } from './charges.ts';
import { DUPLICATE, reasonCodeOf, troubleOf } from './gatewayResult.ts';
import { isRefund, isSettled, moneyState } from './moneyState.ts';
import { captureRequest, refundRequest, voidRequest } from './requests.ts';
import { detailsOf, type Search, searchFor } from './search.ts';

interface Given extends Access {
  clock: Clock;
  /** Whether the address moves real money; false by default. */
  isLive?: boolean;
  pageSize?: number;
}

const PAGE_SIZE = 1000;
/** Its reports are minutes behind at most. */
const ARRIVES_WITHIN_MS = 5 * 60_000;
const NOT_SETTLED = '54';
const MORE_THAN_CAPTURED = '55';

/**
 * Authorize.Net by its JSON API. Our reference is sent as invoice number, and searched in its reports. After a refused
 * operation the transaction's state decides, not the many refusal codes.
 */
export function authorizeNetGateway({ clock, isLive = false, pageSize = PAGE_SIZE, ...access }: Given): PaymentGateway {
  const call = authorizeNetCall(access);
  const search: Search = { call, clock, report: access.report, pageSize };

  async function existing(transactionId: string): Promise<Details> {
    const details = await detailsOf(call, transactionId);
    if (details === null) throw new GatewayRefusal(REFUSALS.unknownTransaction());
    return details;
  }

  /** The code is that of the refusal; null when it was done. */
  async function tryTo(content: Record<string, unknown>): Promise<{ code: string | null; transactionId: string }> {
    const response = await createTransaction(call, content);
    if (response === null) throw unexplained('no transaction');
    return { code: response.responseCode === '1' ? null : reasonCodeOf(response), transactionId: response.transId };
  }

  function unexplained(code: string): Error {
    access.report(`Payments: a payment was not changed (${code})`);
    return troubleOf(code);
  }

  return {
    name: 'Authorize.Net',
    movesMoney: isLive,
    arrivesWithinMs: ARRIVES_WITHIN_MS,

    authorise: (asked) => charge(search, asked),

    capture: async ({ transactionId, amount }) => {
      const { code } = await tryTo(captureRequest(transactionId, amount));
      if (code === null) return;
      const { transactionStatus, authAmount } = await existing(transactionId);
      const state = moneyState(transactionStatus);
      if (state === 'captured') return;
      if (state === 'voided' || state === 'declined') throw new GatewayRefusal(REFUSALS.nothingHeld());
      if (amount.greaterThan(decimal(authAmount))) throw new GatewayRefusal(REFUSALS.moreThanHeld());
      throw unexplained(code);
    },

    void: async (transactionId) => {
      const { code } = await tryTo(voidRequest(transactionId));
      if (code === null) return;
      const { transactionStatus } = await existing(transactionId);
      const state = moneyState(transactionStatus);
      if (state === 'voided') return;
      if (state === 'declined') throw new GatewayRefusal(REFUSALS.nothingToVoid());
      if (isSettled(transactionStatus)) throw new GatewayRefusal(REFUSALS.tooLateToVoid());
      throw unexplained(code);
    },

    refund: async ({ reference, transactionId, amount, lastFour: digits }) => {
      const refunded = () => searchFor(search, reference, ({ transactionStatus }) => isRefund(transactionStatus));
      const [known] = await refunded();
      if (known) return known.transId;
      const details = await existing(transactionId);
      if (moneyState(details.transactionStatus) !== 'captured') throw new GatewayRefusal(REFUSALS.nothingCaptured());
      if (!isSettled(details.transactionStatus)) throw new GatewayRefusal(REFUSALS.notSettled());
      const { creditCard, bankAccount } = details.payment;
      if (lastFour(bankAccount?.accountNumber ?? creditCard?.cardNumber ?? '') !== digits)
        throw new GatewayRefusal(REFUSALS.otherNumber());
      if (amount.greaterThan(decimal(details.settleAmount))) throw new GatewayRefusal(REFUSALS.moreThanCaptured());

      const done = await tryTo(refundRequest(reference, amount, details));
      if (done.code === null) return done.transactionId;
      if (done.code === MORE_THAN_CAPTURED) throw new GatewayRefusal(REFUSALS.moreThanCaptured());
      if (done.code === NOT_SETTLED) throw new GatewayRefusal(REFUSALS.notSettled());
      if (done.code !== DUPLICATE) throw unexplained(done.code);
      const [first] = await sure(refunded);
      if (first) return first.transId;
      throw new OutcomeUnknown('The payment gateway knows this refund and does not show it.');
    },

    find: (reference) => findCharge(search, reference),
  };
}
